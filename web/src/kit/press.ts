/** Look, then commit: the second act is deliberate. */

import { isSame } from '../wire/actions';
import type { Option } from '../wire/frames';

export interface Chooser {
  selected: Option | null;
  select(option: Option | null): void;
  commit(option: Option): void;
}

/** Whether a click was made by Enter or Space: only a mouse or a finger counts its clicks. */
export function isByKey(event: MouseEvent): boolean {
  return event.detail === 0;
}

/** A click looks; Enter on what is looked at commits it. */
export function press(option: Option, event: MouseEvent, { selected, select, commit }: Chooser): void {
  if (isByKey(event) && isSame(selected, option)) commit(option);
  else select(option);
}
