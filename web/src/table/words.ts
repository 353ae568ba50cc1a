/** What the table says of the log. */

import type { LogLine, Shape, WindowFrame } from '../wire/frames';

/** What a window is about where something is at stake: what happened last. That is told large. */
export function atStake(window: WindowFrame | null, log: readonly LogLine[]): LogLine | null {
  if (!window || window.ends_in === null || window.kind === 'free') return null;
  return log.at(-1) ?? null;
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
