/** Everyday objects to lay on a table, from the catalogue of what can be drawn. */

import { THINGS, type Room } from '../things';
import type { Outline } from './drawing';
import type { Sample } from './kind';

const ROOMS: Readonly<Record<Room, string>> = {
  kitchen: 'Kitchen',
  tea: 'Tea table',
  dinner: 'Dinner',
  cafe: 'Café',
  desk: 'Desk',
  bench: 'Workbench',
};

/** A box about 0, 0, counter-clockwise from its lower left corner. */
export function box(width: number, height: number): Outline {
  const [x, y] = [width / 2, height / 2];
  return { shape: 'poly', pts: [[-x, -y], [x, -y], [x, y], [-x, y]] };
}

export function disc(r: number): Outline {
  return { shape: 'circle', c: [0, 0], r };
}

/** Millimetres in a unit of the game: sizes are rounded to whole units. */
export function everydayThings(millimetres: number): Sample[] {
  const length = (mm: number): number => Math.max(1, Math.round(mm / millimetres));
  const rooms = Object.keys(ROOMS);
  const known = Object.entries(THINGS)
    .sort((one, other) => rooms.indexOf(one[1].room) - rooms.indexOf(other[1].room))
    .map(([name, { size, room }]): Sample => {
      const outline = size.length === 1 ? disc(length(size[0] / 2)) : box(length(size[0]), length(size[1]));
      return { item: { name, outline }, group: ROOMS[room] };
    });
  return [
    ...known,
    { item: { name: 'round block', outline: disc(length(50)) }, group: 'Blocks' },
    { item: { name: 'block', outline: box(length(120), length(60)) }, group: 'Blocks' },
  ];
}
