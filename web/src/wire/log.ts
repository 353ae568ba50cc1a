/** The log of a race, patched by the frames as they come. */

import { keyOf } from './actions';
import type { LogLine, TableFrame } from './frames';

export interface Patched {
  log: LogLine[];
  /** The lines that were not there before; none when the table is seen for the first time. */
  fresh: LogLine[];
}

/**
 * Drops what is there from `log_from` on and puts the frame's lines in place.
 * Lines that were taken back and told again in the same words are not news.
 */
export function patch(log: LogLine[], frame: TableFrame, isFirst: boolean): Patched {
  const kept = log.slice(0, frame.log_from);
  const dropped = log.slice(frame.log_from);
  const told = frame.log;
  let known = 0;
  while (known < dropped.length && known < told.length && isSameLine(dropped[known]!, told[known]!)) {
    known += 1;
  }
  return { log: [...kept, ...told], fresh: isFirst ? [] : told.slice(known) };
}

/** Whether two lines say the same. */
export function isSameLine(one: LogLine, other: LogLine): boolean {
  return keyOf(one.text) === keyOf(other.text) && one.event.kind === other.event.kind;
}

/** Whether two seats were told the same. */
export function isSameNews(one: readonly LogLine[], other: readonly LogLine[]): boolean {
  return one.length === other.length && one.every((line, index) => isSameLine(line, other[index]!));
}
