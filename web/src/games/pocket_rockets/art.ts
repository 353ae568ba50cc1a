/** What the racers are painted in. */

import type { PrintedRacer } from './types.gen';

/** Light and dark side of a hull, by the colour that its racer is named for. */
const HULLS: Readonly<Record<string, readonly [string, string]>> = {
  red: ['#e8503a', '#a32718'],
  blue: ['#4f9be0', '#1f5a99'],
  grey: ['#aab4bd', '#626d77'],
  yellow: ['#f0c33c', '#b0821a'],
  white: ['#f4f6f2', '#a9b5ae'],
  violet: ['#a981e8', '#6641a8'],
  orange: ['#f39a3b', '#b85f10'],
  green: ['#5fc28a', '#22794c'],
};

export function hullOf(racer: PrintedRacer | undefined): readonly [string, string] {
  return HULLS[racer?.colour ?? ''] ?? ['#d8cbb4', '#8b7c62'];
}

/** Night behind each power: 2X Boost, Cannon, Transwarp, Power Aura. */
export const SKIES = ['#4a1626', '#152c44', '#2a1850', '#0f3d33'] as const;

