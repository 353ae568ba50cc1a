/** The board by arrow keys: round the ring sideways, in and out upright. */

import type { BoardMap } from './map';

/** The next spot in a direction. */
export function beside(map: BoardMap, id: string, key: string): string | undefined {
  const [kind, first = '0', second = '0'] = id.split('-');
  const sideways = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const inward = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (kind === 'space') return besideSpace(map, Number(first), sideways, inward);
  if (kind === 'pit') return inward < 0 ? 'home-0' : undefined;
  const many = map.colours.length;
  const mine = Number(first);
  if (sideways) {
    const turned = (mine + sideways + many) % many;
    return kind === 'safe' ? `safe-${turned}-${second}` : `${kind}-${turned}`;
  }
  if (kind === 'rect') return inward > 0 ? `start-${mine}` : undefined;
  if (kind === 'start') return inward > 0 ? `space-${(mine * map.lap) / many}` : `rect-${mine}`;
  if (kind === 'home') return inward > 0 ? 'pit' : `safe-${mine}-${map.safeZone}`;
  const number = Number(second) + inward;
  if (number > map.safeZone) return `home-${mine}`;
  if (number >= 1) return `safe-${mine}-${number}`;
  const gate = ((mine * map.lap) / many - map.rings + map.lap) % map.lap;
  return `space-${(map.rings - 1) * map.lap + gate}`;
}

function besideSpace(map: BoardMap, space: number, sideways: number, inward: number): string {
  const many = map.colours.length;
  const sector = map.lap / many;
  const ring = Math.floor(space / map.lap);
  const position = space % map.lap;
  if (sideways) return `space-${ring * map.lap + ((position + sideways + map.lap) % map.lap)}`;
  const next = ring + inward;
  if (next < 0) return `start-${Math.round(position / sector) % many}`;
  if (next >= map.rings) return `safe-${Math.round((position + map.rings) / sector) % many}-1`;
  return `space-${next * map.lap + position}`;
}
