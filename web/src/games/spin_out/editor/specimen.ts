/** A thing that lies on a drawing, as terrain that is printed. */

import type { Lying } from '../../../kit/tabletop/plane';
import { Terrain, type PrintedFeature } from '../types.gen';

const TERRAINS: Readonly<Record<string, Terrain>> = {
  small: Terrain.SMALL,
  large: Terrain.LARGE,
  obstacle: Terrain.OBSTACLE,
};

export function featureOf({ name, sort = '', tall = 0, x, y, radius, corners }: Lying): PrintedFeature {
  const terrain = TERRAINS[sort] ?? Terrain.OBSTACLE;
  return { kind: 'PrintedFeature', id: '', name, terrain, height: tall, x, y, radius, corners: [...corners] };
}
