/** Words for cards and rolls. */

import { Cause, Result, type Card } from './types.gen';

/** A card of the hand in words that begin as its face does: "Good Speed, 2 in hand". */
export function heldWords(card: Card, count: number): string {
  return `${card.name}, ${count} in hand`;
}

export const CAUSES: Record<Cause, string> = {
  [Cause.BY_CORNER]: 'corner',
  [Cause.BY_SLICK]: 'slick',
  [Cause.BY_COLLISION]: 'collision',
  [Cause.BY_SIDESWIPE]: 'sideswipe',
  [Cause.BY_MINE]: 'mine',
  [Cause.BY_LASER]: 'laser',
  [Cause.BY_NUKE]: 'nuke',
  [Cause.BY_HOOK]: 'hook',
  [Cause.BY_REGAIN]: 'regain',
};
export const RESULTS: Record<Result, [words: string, tone: 'good' | 'warn' | 'bad']> = {
  [Result.CRASH]: ['crash', 'bad'],
  [Result.SPIN]: ['spin', 'bad'],
  [Result.LOSE_TWO]: ['lose 2 steps', 'warn'],
  [Result.LOSE_ONE]: ['lose 1 step', 'warn'],
  [Result.NO_EFFECT]: ['no effect', 'good'],
};

export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}
