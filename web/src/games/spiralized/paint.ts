/** The six paints of the board: the nearest of the eight looks to each colour that the game names. */

import type { Look } from '../../kit/looks';
import { seatColour, seatInk, seatOutline, seatShape, type SeatShape } from '../../kit/seats';

export const TOKENS = 4;
export const LETTERS = 'ABCD';

/** Red, orange, yellow, green, blue, purple. */
const LOOKS = [0, 6, 3, 2, 4, 5] as const;
const INITIALS = 'ROYGBP';

function look(colour: number): number {
  return LOOKS[colour] ?? 7;
}

export function paint(colour: number): string {
  return seatColour(look(colour));
}

/** Readable on the paint. */
export function ink(colour: number): string {
  return seatInk(look(colour));
}

/** The paint's own shape, in a box of 24 by 24. */
export function emblem(colour: number): string {
  return seatOutline(look(colour));
}

/** Slim shapes are drawn larger, so that all look alike in size and have room for a letter. */
const GROWN: Partial<Record<SeatShape, number>> = { cross: 1.1, diamond: 1.14, star: 1.24 };

export function grown(colour: number): number {
  return GROWN[seatShape(look(colour))] ?? 1;
}

/** A seat wears the colour that it plays, with the colour's first letter. */
export function lookOf(colour: number): Look {
  return { look: look(colour), letter: INITIALS[colour] ?? '?' };
}

export function letterOf(token: number): string {
  return LETTERS[token % TOKENS] ?? '?';
}
