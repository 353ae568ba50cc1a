/** Cards by their numbers, and words for rolls. */

import type { Card } from './types.gen';

export const CORNERING = 6;
export const PILOTING = 7;
export const SPEED = 8;
export const REFLEXES = 9;
export const LASER = 10;
export const MINE = 11;
export const SLICK = 12;
export const NUKE = 13;
export const FIELD = 14;
export const HOOK = 15;

/** A card of the hand in words that begin as its face does: "GS, 2 in hand, Good Speed". */
export function heldWords(card: Card, count: number): string {
  return card.speed === null ? `${card.code}, ${count} in hand, ${card.name}` : `${card.name}, ${count} in hand`;
}

export const CAUSES = ['corner', 'slick', 'collision', 'sideswipe', 'mine', 'laser', 'nuke', 'hook'];
export const RESULTS = ['crash', 'spin', 'lose 2 steps', 'lose 1 step', 'no effect'];

export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}
