/** The strip of tiles: which are gone, which lies open, which are still to come. All of it public. */

import type { Box, Form } from './layout';
import type { OutspeedBoard } from './types.gen';

export interface Chip {
  key: string;
  /** The tile's number; 0 for the finish tile that nobody knows yet. */
  number: number;
  isFinish: boolean;
  state: 'gone' | 'now' | 'left';
  box: Box;
}

export function chipsOf(
  board: OutspeedBoard,
  tile: number,
  left: readonly number[],
  rail: Box,
  form: Form,
): Chip[] {
  const ids = [...board.tiles.filter((one) => !one.is_finish).map((one) => one.id), 0];
  const gap = form === 'wide' ? 5 : form === 'narrow' ? 3 : 1;
  const beside = { wide: 340, narrow: 0, short: 46 }[form];
  const strip = Math.min(rail.width - beside, ids.length * 44);
  const width = (strip - gap * (ids.length - 1)) / ids.length;
  const height = form === 'wide' ? 32 : 24;
  const isOver = board.tiles.some((one) => one.is_finish && one.id === tile);
  return ids.map((id, index) => {
    const isFinish = id === 0;
    const isNow = isFinish ? isOver : id === tile;
    return {
      key: `tile-${id}`,
      number: isFinish && isOver ? tile : id,
      isFinish,
      state: isNow ? 'now' : isFinish || left.includes(id) ? 'left' : 'gone',
      box: {
        x: rail.x + rail.width - strip + index * (width + gap),
        y: rail.y + { wide: 14, narrow: 20, short: 0 }[form],
        width,
        height,
      },
    };
  });
}

/** What the state of a chip is called. */
export const CHIP_STATES = {
  gone: 'already flown',
  now: 'this turn',
  left: 'still to come',
} as const;
