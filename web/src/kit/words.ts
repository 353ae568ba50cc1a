/** Small words that every table and every game has use for. */

import type { TableFrame } from '../wire/frames';

/** "Ann", "Ann and Ben", "Ann, Ben and Cleo". */
export function joined(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** "hits Bo" as a sentence of its own. */
export function asSentence(words: string): string {
  return words && `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** "×½", "×2". */
export function speedWords(speed: number): string {
  return `×${speed === 0.5 ? '½' : speed}`;
}

/** Who has yet to answer, in seats. */
export function awaited(asked: number[], locked: number[]): number[] {
  return asked.filter((seat) => !locked.includes(seat));
}

/** Who acts, in seats: while all may react, whoever's turn it is; else who has yet to answer. */
export function whoActs({ asked, locked, window }: Pick<TableFrame, 'asked' | 'locked' | 'window'>): number[] {
  return window && window.turn >= 0 ? [window.turn] : awaited(asked, locked);
}

/** Those of the seats, by the places that the server gives them: the leader first. */
export function byPlace<One extends { seat: number }>(some: readonly One[], places: readonly number[]): One[] {
  return [...some].sort((one, other) => places[one.seat]! - places[other.seat]!);
}

/** "1st", "2nd", "3rd", "4th": for places at a table, of which there are few. */
export function ordinal(place: number): string {
  return `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`;
}
