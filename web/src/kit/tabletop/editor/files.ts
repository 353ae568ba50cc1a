/** Reading a file that somebody brings, as far as it can be drawn; the server says what is wrong with it. */

import type { Spot } from './drawing';

export type Fields = Record<string, unknown>;

const LONGEST_ID = 40;

export const isFields = (raw: unknown): raw is Fields => typeof raw === 'object' && raw !== null && !Array.isArray(raw);
export const isNumber = (raw: unknown): raw is number => typeof raw === 'number' && Number.isFinite(raw);
export const isSpot = (raw: unknown): raw is Spot => Array.isArray(raw) && raw.length === 2 && raw.every(isNumber);

/** All of them, or null if one cannot be drawn. */
export function allIn<T>(raw: unknown, read: (one: unknown) => T | null): T[] | null {
  if (!Array.isArray(raw)) return null;
  const found = raw.map(read);
  return found.every((one) => one !== null) ? found : null;
}

/** A word for programs, made of a name; where it has no letter, another word. */
export function idOf(name: string, otherwise: string): string {
  const word = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '');
  return word.slice(0, LONGEST_ID) || otherwise;
}
