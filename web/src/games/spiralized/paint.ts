/** The paints of the board: the nearest of the eight looks to each colour that the game names. */

import type { Look } from '../../kit/looks';
import { Colour, Letter } from './types.gen';
import { seatColour, seatInk, seatOutline, seatShape, type SeatShape } from '../../kit/seats';

export const LETTERS = Object.keys(Letter);
/** How many a seat has. */
export const TOKENS = LETTERS.length;

const LOOKS: Record<Colour, number> = {
  [Colour.RED]: 0,
  [Colour.ORANGE]: 6,
  [Colour.YELLOW]: 3,
  [Colour.GREEN]: 2,
  [Colour.BLUE]: 4,
  [Colour.PURPLE]: 5,
  [Colour.NO_COLOUR]: 7,
};

function look(colour: number): number {
  return LOOKS[colour as Colour] ?? LOOKS[Colour.NO_COLOUR];
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

/** A seat wears the colour that it plays; letters are for the tokens. */
export function lookOf(colour: number): Look {
  return { look: look(colour), letter: '' };
}

export function letterOf(token: number): string {
  return LETTERS[token % TOKENS] ?? '?';
}
