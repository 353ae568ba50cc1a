/** Which of the eight looks a seat wears: its own number, unless the game names its colours. */

import { getContext, setContext } from 'svelte';
import { seatLetter } from './seats';

export interface Look {
  /** One of the eight: colour and shape. */
  look: number;
  letter: string;
}

export type Wardrobe = (seat: number) => Look;

const PLACE = Symbol('looks');

export function plainLook(seat: number): Look {
  return { look: seat, letter: seatLetter(seat) };
}

/** With a start number, where letters are the track's. */
export function numberedLook(seat: number): Look {
  return { look: seat, letter: `${seat + 1}` };
}

/** For everything within the component that calls it. */
export function dress(wardrobe: Wardrobe): void {
  setContext(PLACE, wardrobe);
}

export function wardrobe(): Wardrobe {
  return getContext<Wardrobe | undefined>(PLACE) ?? plainLook;
}
