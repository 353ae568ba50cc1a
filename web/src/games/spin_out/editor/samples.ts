/** Terrain to lay on a table, in inches. */

import type { Outline, Spot } from '../../../kit/tabletop/editor/drawing';
import type { Sample } from '../../../kit/tabletop/editor/kind';
import { box, disc } from '../../../kit/tabletop/editor/samples';

const shape = (...pts: Spot[]): Outline => ({ shape: 'poly', pts });

const rock = (name: string, outline: Outline, height = 3): Sample => ({
  item: { name, sort: 'obstacle', height, outline },
  group: 'Obstacles',
});
const rough = (name: string, outline: Outline): Sample => ({
  item: { name, sort: 'large', height: 0.5, outline },
  group: 'Rough ground',
});
const stone = (name: string, outline: Outline): Sample => ({
  item: { name, sort: 'small', height: 0.5, outline },
  group: 'Stones',
});

export const TERRAIN: readonly Sample[] = [
  rock('mesa', disc(5), 4),
  rock('tower', disc(3), 4),
  rock('boulder', disc(2), 2),
  rock('needle', disc(1), 1.5),
  rock('ridge', box(28, 4)),
  rock('wall', box(16, 2)),
  rock('spur', box(2, 10)),
  rock('butte', shape([-4, -3], [2, -4], [5, 0], [3, 4], [-3, 3]), 4),
  rough('scree', shape([-2.5, -1.5], [1.5, -2.5], [2.5, 1], [0, 2.5])),
  rough('rubble', box(6, 3.5)),
  rough('mud', disc(2)),
  rough('dry pan', disc(3)),
  rough('scrub', box(5, 3)),
  stone('stone', disc(0.6)),
  stone('barrel', disc(0.9)),
  stone('crate', box(1.5, 1.5)),
];
