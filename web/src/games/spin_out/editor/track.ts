/** A track as the editor draws it, and as its file has it. What a track must be like, the server says. */

import {
  across,
  FINISH,
  START,
  TABLE,
  ZONE,
  type Drawing,
  type Item,
  type Outline,
  type Pick,
  type Posts,
  type Spot,
  type TableShape,
  type Zone,
} from '../../../kit/tabletop/editor/drawing';
import { allIn, idOf, isFields, isNumber, isSpot, type Fields } from '../../../kit/tabletop/editor/files';
import type { Run, Sort, TabletopKind } from '../../../kit/tabletop/editor/kind';
import { MM } from '../../../kit/tabletop/plane';
import { DEGREE, INCH } from '../ground';
import type { Scouting, SpinOutBoard } from '../types.gen';
import { TERRAIN } from './samples';
import Draft from './Draft.svelte';
import Specimen from './Specimen.svelte';

const SORTS: readonly Sort[] = [
  { key: 'obstacle', label: 'Obstacle: stops a pod', height: 3 },
  { key: 'large', label: 'Large: hurts on and off', height: 0.5 },
  { key: 'small', label: 'Small: hurts once', height: 0.5 },
];

function sortIn(raw: unknown): Sort | null {
  return SORTS.find(({ key }) => key === raw) ?? null;
}

function tableIn(raw: unknown): TableShape | null {
  return isSpot(raw) ? { shape: 'rect', w: raw[0], h: raw[1] } : null;
}

/** A line that is crossed along a heading has post a on the left. */
function linedUp(a: unknown, b: unknown, heading: unknown): Posts | null {
  if (!isSpot(a) || !isSpot(b) || !isNumber(heading)) return null;
  const off = Math.abs(across({ a, b }, DEGREE) - heading) % 360;
  return off > 90 && off < 270 ? { a: b, b: a } : { a, b };
}

function gateIn(raw: unknown): Posts | null {
  return isFields(raw) ? linedUp(raw['a'], raw['b'], raw['direction']) : null;
}

function zoneIn({ zone, grid }: Fields): Zone | null {
  if (!Array.isArray(zone) || zone.length !== 4 || !zone.every(isNumber)) return null;
  const [west, south, east, north] = zone as [number, number, number, number];
  return { low: [west, south], high: [east, north], ...(grid === undefined ? {} : { grid }) };
}

function outlineIn({ disc, poly }: Fields): Outline | null {
  if (Array.isArray(disc) && disc.length === 3 && disc.every(isNumber)) {
    const [x, y, r] = disc as [number, number, number];
    return { shape: 'circle', c: [x, y], r };
  }
  return Array.isArray(poly) && poly.length > 2 && poly.every(isSpot) ? { shape: 'poly', pts: poly } : null;
}

function itemIn(raw: unknown): Item | null {
  if (!isFields(raw) || typeof raw['name'] !== 'string') return null;
  const sort = sortIn(raw['class']);
  const outline = outlineIn(raw);
  const height = raw['height'] ?? sort?.height;
  return sort && outline && isNumber(height) ? { name: raw['name'], sort: sort.key, height, outline } : null;
}

function read(data: unknown): Drawing | null {
  if (!isFields(data) || !isFields(data['start'])) return null;
  const { name, laps } = data;
  const raw = data['start'];
  const line: unknown[] = Array.isArray(raw['line']) ? raw['line'] : [];
  const table = tableIn(data['table']);
  const start = linedUp(line[0], line[1], raw['heading']);
  const zone = zoneIn(raw);
  const gates = allIn(data['gates'], gateIn);
  const finish = gates?.at(-1);
  const things = allIn(data['features'], itemIn);
  if (!table || !start || !zone || !gates || !finish || !things || !isNumber(laps)) return null;
  const title = typeof name === 'string' ? name : '';
  return { name: title, table, start, zone, gates: gates.slice(0, -1), finish, things, numbers: { laps } };
}

function write(drawing: Drawing): Fields {
  const { name, table, start, zone, gates, finish, things, numbers } = drawing;
  return {
    id: idOf(name, 'track'),
    name,
    table: table.shape === 'rect' ? [table.w, table.h] : [2 * table.r, 2 * table.r],
    laps: numbers['laps'],
    start: {
      line: [start.a, start.b],
      heading: across(start, DEGREE),
      zone: zone && [...zone.low, ...zone.high],
      ...(zone?.grid === undefined ? {} : { grid: zone.grid }),
    },
    gates: [...gates.map(gateOf), { ...gateOf(finish), finish: true }],
    features: things.map((item, at) => featureOf(item, idIn(things, at))),
  };
}

function gateOf(posts: Posts): Fields {
  return { ...posts, direction: across(posts, DEGREE) };
}

function featureOf({ name, sort, height, outline }: Item, id: string): Fields {
  const shape = outline.shape === 'circle' ? { disc: [...outline.c, outline.r] } : { poly: outline.pts };
  return { id, class: sort, name, height, ...shape };
}

/** O1, L3: its class, and its number among those. */
function idIn(things: readonly Item[], at: number): string {
  const sort = things[at]?.sort ?? '';
  const before = things.slice(0, at).filter((one) => one.sort === sort).length;
  return `${sort.charAt(0).toUpperCase()}${before + 1}`;
}

function pickAt(place: string, { gates }: Drawing): Pick | null {
  const listed = /^(features|gates)\[(\d+)\]/.exec(place);
  if (listed) {
    const at = Number(listed[2]);
    if (listed[1] === 'features') return { what: 'thing', at };
    return at < gates.length ? { what: 'gate', at } : FINISH;
  }
  if (/^start\.(zone|grid)/.test(place)) return ZONE;
  if (place.startsWith('start')) return START;
  return place.startsWith('table') ? TABLE : null;
}

/** From the first place of the grid, corner by corner. */
function runOf(found: Scouting, board: SpinOutBoard): Run {
  const [x = 0, y = 0] = board.grid;
  const size = (2 * board.radius) / MM;
  return {
    poses: [{ x, y, heading: board.start_heading }, ...found.turns].map((one) => ({ x: one.x, y: one.y, heading: one.heading / DEGREE })),
    way: [[x, y], ...found.turns.flatMap((turn): Spot[] => [[turn.corner_x, turn.corner_y], [turn.x, turn.y]])],
    size: [size, size],
    corner: size / 2,
    trouble: found.kind === 'NoRun' ? [found.x, found.y] : null,
  };
}

const kind: TabletopKind = {
  word: 'track',
  unit: 'in',
  grain: INCH,
  art: { Table: Draft, Thing: Specimen, margin: 16 },
  tables: ['rect'],
  steps: { move: 1, fineMove: 0.25, turn: 15, fineTurn: 1, scale: 1.05 },
  samples: TERRAIN,
  sorts: SORTS,
  numbers: [{ key: 'laps', label: 'Laps' }],
  gateSign: (at) => String(at + 1),
  blank: () => {
    const line: Posts = { a: [24, 18], b: [24, 1] };
    return {
      name: 'My track',
      table: { shape: 'rect', w: 72, h: 48 },
      start: line,
      zone: { low: [6, 2], high: [24, 17] },
      gates: [{ a: [48, 30], b: [48, 46] }],
      finish: line,
      things: [{ name: 'ridge', sort: 'obstacle', height: 3, outline: { shape: 'poly', pts: [[18, 21], [54, 21], [54, 27], [18, 27]] } }],
      numbers: { laps: 1 },
    };
  },
  gate: ({ table }) => {
    const [x, y]: Spot = table.shape === 'rect' ? [table.w / 2, table.h / 2] : [table.r, table.r];
    return { a: [x, y + 5], b: [x, y - 5] };
  },
  read,
  write,
  pickAt,
  runOf: (finding, board) => runOf(finding as Scouting, board as SpinOutBoard),
};

export default kind;
