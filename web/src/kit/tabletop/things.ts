/** Everyday objects: each is drawn by its name, in the outline that it is given. */

import { CROCKERY } from './crockery';
import { OFFICE } from './office';
import type { Lying } from './plane';
import { TOOLS } from './tools';

/** Where an object is at home, which says what the table is made of. */
export type Room = 'tea' | 'kitchen' | 'desk' | 'dinner' | 'bench' | 'cafe';

/**
 * How an object looks from above. Round ones are drawn as a circle of radius 100, the others as a box
 * of their usual size with its middle at 0, 0.
 */
export interface Thing {
  room: Room;
  /** Its usual size in millimetres: across, or length and width. */
  size: readonly [number] | readonly [number, number];
  /** The colour of its outline's inside. */
  fill: string;
  /** How high it stands: the longer its shadow. */
  height: number;
  /** Markup within an SVG, of our own. */
  art: string;
}

export const THINGS: Readonly<Record<string, Thing>> = { ...CROCKERY, ...OFFICE, ...TOOLS };

const PLAIN_DISC: Thing = {
  room: 'kitchen',
  size: [80],
  fill: '#a9774a',
  height: 5,
  art: `<circle r="86" fill="none" stroke="#7c5230" stroke-width="3"/><circle r="60" fill="none" stroke="#7c5230" stroke-width="2" opacity=".6"/><circle r="100" fill="url(#tt-dome)"/>`,
};

const PLAIN_BOX: Thing = {
  room: 'kitchen',
  size: [120, 60],
  fill: '#8c6a4f',
  height: 5,
  art: `<rect x="-60" y="-30" width="120" height="60" fill="url(#tt-bar)"/><rect x="-54" y="-24" width="108" height="48" rx="4" fill="none" stroke="#5b412d" stroke-width="2"/>`,
};

/** The art of an object; a plain wooden block for what nobody has drawn. */
export function thingOf({ name, radius }: Pick<Lying, 'name' | 'radius'>): Thing {
  const known = THINGS[name.toLowerCase()];
  const isRound = radius > 0;
  if (known && isRound === (known.size.length === 1)) return known;
  return isRound ? PLAIN_DISC : PLAIN_BOX;
}

/** What the table is made of: as most that lies on it would have it. */
export function roomOf(obstacles: readonly Lying[]): Room {
  const votes = new Map<Room, number>();
  for (const one of obstacles) {
    const room = THINGS[one.name.toLowerCase()]?.room ?? 'kitchen';
    votes.set(room, (votes.get(room) ?? 0) + 1);
  }
  return [...votes].reduce<[Room, number]>((best, one) => (one[1] > best[1] ? one : best), ['kitchen', 0])[0];
}
