/** Setting a route in type: symbols side by side, words broken into lines. */

import { glyphOf } from './glyphs';

export interface PlacedSign {
  sign: string;
  x: number;
}

/** The middles of signs in a row, and how wide they are at a size. */
export function placeSigns(signs: readonly string[], size: number): PlacedSign[] {
  let edge = 0;
  return signs.map((sign) => {
    const width = signWidth(sign) * size;
    const placed = { sign, x: edge + width / 2 };
    edge += width;
    return placed;
  });
}

export function signsWidth(signs: readonly string[], size: number): number {
  return signs.reduce((sum, sign) => sum + signWidth(sign) * size, 0);
}

function signWidth(sign: string): number {
  if (!glyphOf(sign)) return sign === '+' || sign === '×' ? 0.6 : 0.52 * sign.length + 0.1;
  return sign === 'person' ? 0.9 : 1.08;
}

/** How wide a letter of the display face is, as a share of its size. Measured generously. */
export const LETTER = 0.415;

/** Words broken into lines of at most so many letters; a longer word has a line to itself. */
export function breakWords(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** Words as they are set: their lines, and the size of their letters. */
export interface Setting {
  told: string[];
  type: number;
}

/**
 * Words within a width, in `most` lines: broken, or in smaller letters, if they need it; null if
 * they do not fit at all. A plus begins a line and never ends one.
 */
export function fitWords(text: string, room: number, type: number, most = 2): Setting | null {
  const tied = text.replaceAll('+ ', '+\u00a0');
  for (const smaller of [type, type * 0.88, type * 0.78]) {
    const letters = Math.floor(room / (smaller * LETTER));
    const told = breakWords(tied, letters);
    if (told.length <= most && told.every((line) => line.length <= letters)) {
      return { told, type: smaller };
    }
  }
  return null;
}

/** A name cut to so many letters. */
export function cut(text: string, letters: number): string {
  return text.length <= letters ? text : `${text.slice(0, Math.max(1, letters - 1))}…`;
}
