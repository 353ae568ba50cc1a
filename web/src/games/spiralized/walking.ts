/** The board by arrow keys: round the ring sideways, in and out upright. */

import type { PrintedSpot, SpiralizedBoard } from './types.gen';

const SIDES: Record<string, (spot: PrintedSpot) => string> = {
  ArrowLeft: (spot) => spot.left,
  ArrowRight: (spot) => spot.right,
  ArrowUp: (spot) => spot.outward,
  ArrowDown: (spot) => spot.inward,
};

/** The next spot in a direction; empty where there is none. */
export function beside(board: SpiralizedBoard, id: string, key: string): string {
  const spot = board.spots.find((one) => one.key === id);
  return (spot && SIDES[key]?.(spot)) ?? '';
}
