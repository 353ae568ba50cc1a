/** The markers that a pod can carry. */

import type { Pod } from './types.gen';

export interface Marker {
  key: 'orange' | 'red' | 'black' | 'blue';
  name: string;
  /** On the marker itself, which is small. */
  letter: string;
  /** What it means, in a line. */
  text: string;
}

export const MARKERS: readonly Marker[] = [
  { key: 'orange', name: 'orange', letter: 'O', text: 'out of control: it spins out in its next Turn' },
  { key: 'red', name: 'red', letter: 'R', text: 'engines off: it stands until they are re-started' },
  { key: 'black', name: 'black', letter: 'K', text: 'its engines stop when its Turn ends, and it cannot boost' },
  { key: 'blue', name: 'blue', letter: 'B', text: 'fuel leak: a throw before each speed, and no boosts' },
];

/** So much damage and it smokes; so much and it blows up. */
export const SMOKE = 15;
export const FATAL = 20;

export type Marked = Pick<Pod, Marker['key'] | 'damage'>;

export function markersOf(pod: Marked): Marker[] {
  return MARKERS.filter(({ key }) => pod[key]);
}
