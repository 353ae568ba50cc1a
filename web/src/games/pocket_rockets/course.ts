/** A course as the editor draws it, and as its file has it. What a course must be like, the server says. */

import {
  FINISH,
  rounded,
  START,
  TABLE,
  type Drawing,
  type Item,
  type Outline,
  type Pick,
  type Posts,
  type Spot,
  type TableShape,
} from '../../kit/tabletop/editor/drawing';
import type { Run, TabletopKind } from '../../kit/tabletop/editor/kind';
import { everydayThings } from '../../kit/tabletop/editor/samples';
import { MM } from '../../kit/tabletop/plane';
import { TENTHS } from './lie';
import type { RocketsBoard, Scouting } from './types.gen';

type Fields = Record<string, unknown>;

const LETTERS = 26;
const LONGEST_ID = 40;

const isFields = (raw: unknown): raw is Fields => typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const isNumber = (raw: unknown): raw is number => typeof raw === 'number' && Number.isFinite(raw);
const isSpot = (raw: unknown): raw is Spot => Array.isArray(raw) && raw.length === 2 && raw.every(isNumber);

function postsIn(raw: unknown): Posts | null {
  return isFields(raw) && isSpot(raw['a']) && isSpot(raw['b']) ? { a: raw['a'], b: raw['b'] } : null;
}

function tableIn(raw: unknown): TableShape | null {
  if (!isFields(raw)) return null;
  const { shape, w, h, r } = raw;
  if (shape === 'rect' && isNumber(w) && isNumber(h)) return { shape, w, h };
  return shape === 'circle' && isNumber(r) ? { shape, r } : null;
}

function outlineIn(raw: Fields): Outline | null {
  const { shape, c, r, pts } = raw;
  if (shape === 'circle' && isSpot(c) && isNumber(r)) return { shape, c, r };
  return shape === 'poly' && Array.isArray(pts) && pts.length > 2 && pts.every(isSpot) ? { shape, pts } : null;
}

function itemIn(raw: unknown): Item | null {
  if (!isFields(raw) || typeof raw['name'] !== 'string') return null;
  const outline = outlineIn(raw);
  return outline && { name: raw['name'], outline };
}

/** All of them, or null if one cannot be drawn. */
function allIn<T>(raw: unknown, read: (one: unknown) => T | null): T[] | null {
  if (!Array.isArray(raw)) return null;
  const found = raw.map(read);
  return found.every((one) => one !== null) ? found : null;
}

function read(data: unknown): Drawing | null {
  if (!isFields(data)) return null;
  const { name, laps, players } = data;
  const table = tableIn(data['table']);
  const start = postsIn(data['start']);
  const gates = allIn(data['gates'], postsIn);
  const finish = postsIn(data['finish']);
  const things = allIn(data['obstacles'], itemIn);
  if (!table || !start || !gates || !finish || !things || !isNumber(laps) || !isSpot(players)) return null;
  const numbers = { least: players[0], most: players[1], laps };
  return { name: typeof name === 'string' ? name : '', table, start, gates, finish, things, numbers };
}

function write(drawing: Drawing): Fields {
  const { name, table, start, gates, finish, things, numbers } = drawing;
  return {
    id: idOf(name),
    name,
    players: [numbers['least'], numbers['most']],
    laps: numbers['laps'],
    table: table.shape === 'rect' ? table : { shape: 'circle', c: [table.r, table.r], r: table.r },
    start: { ...start, heading: across(start) },
    gates,
    finish,
    obstacles: things.map(({ name: called, outline }) => ({ name: called, ...outline })),
  };
}

/** A word for programs. */
function idOf(name: string): string {
  const word = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '');
  return word.slice(0, LONGEST_ID) || 'course';
}

/** The degrees to which one crosses a line with post a on the left. */
function across({ a, b }: Posts): number {
  const degrees = (Math.atan2(b[0] - a[0], a[1] - b[1]) * 180) / Math.PI;
  return rounded(Math.round((degrees + 360) * TENTHS) / TENTHS) % 360;
}

function pickAt(place: string): Pick | null {
  const listed = /^(obstacles|gates)\[(\d+)\]/.exec(place);
  if (listed) return { what: listed[1] === 'gates' ? 'gate' : 'thing', at: Number(listed[2]) };
  if (place.startsWith('start')) return START;
  if (place.startsWith('finish')) return FINISH;
  return place.startsWith('table') ? TABLE : null;
}

function runOf(found: Scouting, board: RocketsBoard): Run {
  const course = board.courses[found.course]!;
  const begin = found.kind === 'CleanRun' ? [{ x: found.x, y: found.y, heading: course.start_heading }] : [];
  return {
    poses: [...begin, ...found.moves].map(({ x, y, heading }) => ({ x, y, heading: heading / TENTHS })),
    size: [board.card_width / MM, board.card_length / MM],
    trouble: found.kind === 'NoRun' ? [found.x, found.y] : null,
  };
}

const kind: TabletopKind = {
  word: 'course',
  unit: 'mm',
  grain: MM,
  steps: { move: 10, fineMove: 1, turn: 15, fineTurn: 1, scale: 1.05 },
  samples: everydayThings(1),
  sorts: [],
  numbers: [
    { key: 'least', label: 'Players, at least' },
    { key: 'most', label: 'Players, at most' },
    { key: 'laps', label: 'Laps' },
  ],
  gateSign: (at) => String.fromCharCode(at < LETTERS ? 65 + at : 97 + at - LETTERS),
  blank: () => ({
    name: 'My course',
    table: { shape: 'rect', w: 1200, h: 800 },
    start: { a: [130, 700], b: [130, 100] },
    gates: [],
    finish: { a: [1080, 700], b: [1080, 100] },
    things: [],
    numbers: { least: 2, most: 4, laps: 1 },
  }),
  gate: ({ table }) => {
    const [x, y] = table.shape === 'rect' ? [table.w / 2, table.h / 2] : [table.r, table.r];
    return { a: [x, y + 100], b: [x, y - 100] };
  },
  read,
  write,
  pickAt,
  runOf: (finding, board) => runOf(finding as Scouting, board as RocketsBoard),
};

export default kind;
