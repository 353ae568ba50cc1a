/** The printed board, read. */

import { Half, type PowersledBoard, type Sled, type Square, type Stand } from './types.gen';

const numbers = new WeakMap<PowersledBoard, Map<string, number>>();

/** The square that the engine calls so, "s0.1.3"; -1 for none. */
export function squareAt(board: PowersledBoard, code: string): number {
  let known = numbers.get(board);
  if (!known) {
    known = new Map(board.squares.map((square, number) => [square.code, number]));
    numbers.set(board, known);
  }
  return known.get(code) ?? -1;
}

/** The squares of a spinning sled's next play; -1 in control. */
export function spinOf(board: PowersledBoard, sled: Sled): number {
  return board.spins[sled.circle]?.[0] ?? -1;
}

/** Where the front sled of a square stands; the squares of one length know no other. */
export function frontOf(square: Square | undefined): Stand | null {
  return square?.stands[Half.FRONT] ?? null;
}

/** Between those who stand in a square. */
export function middle({ stands }: Square): Stand {
  const [front, rear] = stands as [Stand, Stand];
  return { ...front, x: (front.x + rear.x) / 2, y: (front.y + rear.y) / 2 };
}

/** Headings are tenths of a degree. */
export function degrees(stand: Stand): number {
  return stand.heading / 10;
}

/** There, and facing that way. */
export function placed(stand: Stand): string {
  return `translate(${stand.x} ${stand.y}) rotate(${degrees(stand)})`;
}
