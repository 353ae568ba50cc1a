/** The log of a race, patched by the frames as they come. */

import { keyOf } from './actions';
import type { LogLine, TableFrame } from './frames';

/** Drops what is there from `log_from` on and puts the frame's lines in place. */
export function patched(log: readonly LogLine[], frame: TableFrame): LogLine[] {
  return [...log.slice(0, frame.log_from), ...frame.log];
}

/** Whether two lines say the same. */
export function isSameLine(one: LogLine, other: LogLine): boolean {
  return keyOf(one.text) === keyOf(other.text) && one.event.kind === other.event.kind;
}
