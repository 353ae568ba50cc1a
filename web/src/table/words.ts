/** Small words around the table. */

import type { LogLine, Shape } from '../wire/frames';

/** "Ann", "Ann and Ben", "Ann, Ben and Cleo". */
export function joined(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Who has yet to answer, in seats. */
export function awaited(asked: number[], locked: number[]): number[] {
  return asked.filter((seat) => !locked.includes(seat));
}

/**
 * The line that tells a seat the most: of the last round in which something happened,
 * the last about itself, else the last. That a round was opened is no news.
 */
export function latest(
  log: readonly LogLine[],
  seat: number,
  opens: (event: Shape) => boolean = () => false,
): LogLine | null {
  const end = log.findLastIndex((line) => !opens(line.event));
  if (end < 0) return log.at(-1) ?? null;
  const start = log.slice(0, end).findLastIndex((line) => opens(line.event));
  const news = log.slice(start + 1, end + 1);
  return news.findLast((line) => line.event['seat'] === seat) ?? news.at(-1)!;
}
