/** A course as the editor draws it, and as its file has it. What a course must be like, the server says. */

import {
  across,
  FINISH,
  START,
  TABLE,
  type Drawing,
  type Item,
  type Outline,
  type Pick,
  type Posts,
  type TableShape,
} from '../../kit/tabletop/editor/drawing';
import { everyday } from '../../kit/tabletop/editor/everyday';
import { allIn, idOf, isFields, isNumber, isSpot, type Fields } from '../../kit/tabletop/editor/files';
import type { Run, TabletopKind } from '../../kit/tabletop/editor/kind';
import { everydayThings } from '../../kit/tabletop/editor/samples';
import { MM } from '../../kit/tabletop/plane';
import { TENTHS } from './lie';
import type { RocketsBoard, Scouting } from './types.gen';

const LETTERS = 26;

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
    id: idOf(name, 'course'),
    name,
    players: [numbers['least'], numbers['most']],
    laps: numbers['laps'],
    table: table.shape === 'rect' ? table : { shape: 'circle', c: [table.r, table.r], r: table.r },
    start: { ...start, heading: across(start, TENTHS) },
    gates,
    finish,
    obstacles: things.map(({ name: called, outline }) => ({ name: called, ...outline })),
  };
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
    corner: 4,
    trouble: found.kind === 'NoRun' ? [found.x, found.y] : null,
  };
}

const kind: TabletopKind = {
  word: 'course',
  unit: 'mm',
  grain: MM,
  art: everyday,
  tables: ['rect', 'circle'],
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
