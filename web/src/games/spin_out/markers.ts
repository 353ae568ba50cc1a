/** The markers that a pod can carry. */

import type { Pod, PrintedMarker, SpinOutBoard } from './types.gen';

export type Marked = Pick<Pod, 'orange' | 'red' | 'black' | 'blue'>;

/** Those that a pod carries, as they are printed. */
export function markersOf(pod: Marked, { markers }: Pick<SpinOutBoard, 'markers'>): PrintedMarker[] {
  return markers.filter(({ id }) => pod[id as keyof Marked]);
}
