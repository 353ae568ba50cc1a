/** What is shown of the table: the view itself, or a still on the way to it. */

import type { LogLine, Phrase } from '../../wire/frames';
import type { Event, SpiralizedView, Wire } from './types.gen';

/** A die on the table and what became of it. */
export interface ShownDie {
  face: number;
  /** The own token that took it; -1 while nobody has. */
  taker: number;
  isLost: boolean;
}

export interface Scene {
  turn: number;
  active: number;
  /** Progresses, four a seat. */
  tokens: number[];
  dice: ShownDie[];
  /** Grows with every throw, so that equal dice are seen to be thrown too. */
  thrown: number;
  /** Tokens that something happens to just now. */
  struck: number[];
  caption: Phrase;
}

/** More than anybody throws in a turn. */
const MANY = 100;

/** Every throw of a race has a number of its own. */
export function throwNumber(turn: number, count: number): number {
  return turn * MANY + count;
}

/** The table at rest. */
export function sceneOf(view: SpiralizedView, log: readonly LogLine<Wire>[]): Scene {
  return {
    turn: view.turn,
    active: view.active,
    tokens: view.tokens,
    dice: diceOf(view, log),
    thrown: throwNumber(view.turn, view.throws),
    struck: [],
    caption: [],
  };
}

/** The dice of this turn's last throw; from the log, because the view only knows the unused ones. */
function diceOf(view: SpiralizedView, log: readonly LogLine<Wire>[]): ShownDie[] {
  const since: Event[] = [];
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const event = log[index]!.event;
    if (event.kind === 'TurnBegan') break;
    since.unshift(event);
    if (event.kind === 'Rolled') break;
  }
  if (since[0]?.kind === 'Rolled') return since.reduce(diceAfter, []);
  return [view.die_one, view.die_two].filter(Boolean).map(unused);
}

function unused(face: number): ShownDie {
  return { face, taker: -1, isLost: false };
}

/** The dice after an event. */
export function diceAfter(dice: ShownDie[], event: Event): ShownDie[] {
  switch (event.kind) {
    case 'TurnBegan':
      return [];
    case 'Rolled':
      return [unused(event.one), unused(event.two)];
    case 'Stepped': {
      const next = dice.findIndex((die) => die.face === event.die && isFree(die));
      return dice.map((die, index) => (index === next ? { ...die, taker: event.token } : die));
    }
    case 'LeftPit':
      if (!event.is_freed) return dice;
      return dice.map((die) => ({ ...die, taker: event.token }));
    case 'DiceLost':
    case 'ThirdDoubles':
      return dice.map((die) => (isFree(die) ? { ...die, isLost: true } : die));
    default:
      return dice;
  }
}

function isFree(die: ShownDie): boolean {
  return die.taker < 0 && !die.isLost;
}
