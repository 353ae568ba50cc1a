/**
 * The board as data: every space with its kind and paint, and the way of each colour through it.
 *
 * A token's place comes as its progress: -2 Pit, -1 rectangle, 0 Start, then the ring spaces one
 * after the other, a lap a ring, then the Safe Zone, then Home.
 */

export const PIT = -2;
export const RECT = -1;
export const START = 0;

export type Kind = 'white' | 'arrow' | 'plain' | 'wheel' | 'sunburst' | 'landing';

export interface Cell {
  /** (ring - 1) * lap + position. */
  space: number;
  /** From 1, the outermost. */
  ring: number;
  /** Clockwise from the top. */
  position: number;
  kind: Kind;
  /** The colour that it is painted in, or that its arrow or landing belongs to; -1 for none. */
  paint: number;
}

export interface BoardMap {
  lap: number;
  rings: number;
  /** Progress of the own Wheel in the inner ring. */
  last: number;
  home: number;
  safeZone: number;
  colours: string[];
  cells: Cell[];
}

/** As in the data file. */
interface BoardFile {
  colours: string[];
  rings: string[];
  safe_zone: number;
  seating?: Record<string, number[]>;
}

const SIGNS: Record<string, Kind> = { '.': 'white', '^': 'arrow', '*': 'sunburst', _: 'landing' };

export function mapOf(data: Record<string, unknown>): BoardMap | null {
  const file = data['board.json'] as BoardFile | undefined;
  if (!file?.rings?.length) return null;
  const lap = file.rings[0]!.length;
  const letters = file.colours.map((name) => name.charAt(0).toLowerCase());
  const cells = file.rings.flatMap((row, ring) =>
    [...row].map((sign, position): Cell => {
      const painted = letters.indexOf(sign.toLowerCase());
      const at = { space: ring * lap + position, ring: ring + 1, position };
      if (painted >= 0) {
        return { ...at, kind: sign === sign.toUpperCase() ? 'wheel' : 'plain', paint: painted };
      }
      return { ...at, kind: SIGNS[sign] ?? 'white', paint: -1 };
    }),
  );
  const map: BoardMap = {
    lap,
    rings: file.rings.length,
    last: file.rings.length * lap,
    home: file.rings.length * lap + file.safe_zone + 1,
    safeZone: file.safe_zone,
    colours: file.colours,
    cells,
  };
  for (const cell of cells) {
    if (cell.kind === 'arrow') cell.paint = cell.position / (lap / file.colours.length);
    else if (cell.kind === 'landing') cell.paint = cells[cell.space - lap]?.paint ?? -1;
  }
  return map;
}

/** The colours that this many play, by the seating table of the board. */
export function seatingOf(data: Record<string, unknown>, seats: number): number[] {
  const file = data['board.json'] as BoardFile | undefined;
  return file?.seating?.[seats] ?? [];
}

/** The ring space where a colour stands with this progress. */
export function spaceOf(map: BoardMap, colour: number, progress: number): number {
  const ring = Math.floor((progress - 1) / map.lap);
  const along = (progress - 1) % map.lap;
  const first = (map.lap / map.colours.length) * colour - ring;
  return ring * map.lap + ((((first + along) % map.lap) + map.lap) % map.lap);
}

/** The progress of a colour on this ring space. */
export function progressOf(map: BoardMap, colour: number, space: number): number {
  const ring = Math.floor(space / map.lap);
  const first = (map.lap / map.colours.length) * colour - ring;
  const along = (((space - ring * map.lap - first) % map.lap) + map.lap) % map.lap;
  return ring * map.lap + along + 1;
}

/** The name of the spot where a token with this progress lies. */
export function spotOf(map: BoardMap, colour: number, progress: number): string {
  if (progress === PIT) return 'pit';
  if (progress === RECT) return `rect-${colour}`;
  if (progress === START) return `start-${colour}`;
  if (progress <= map.last) return `space-${spaceOf(map, colour, progress)}`;
  if (progress < map.home) return `safe-${colour}-${progress - map.last}`;
  return `home-${colour}`;
}

/** The places that a token passes with a die, one by one, its end last. */
export function wayOf(map: BoardMap, start: number, die: number): number[] {
  if (start < START) return [START];
  return Array.from({ length: die }, (_, index) => {
    const end = start + index + 1;
    if (start >= map.last) return Math.min(end, map.home);
    return end <= map.last ? end : end - map.lap;
  });
}
