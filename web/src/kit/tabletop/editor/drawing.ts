/** A table top that somebody draws: what lies on it, and how that is changed. Nothing is changed in place. */

/** In the unit of the game, from the lower left corner; y goes away from the viewer. */
export type Spot = readonly [x: number, y: number];

export interface Round {
  shape: 'circle';
  c: Spot;
  r: number;
}

export interface Corners {
  shape: 'poly';
  pts: readonly Spot[];
}

export type Outline = Round | Corners;

/** Something that lies on the table; `sort` and `height` where the game tells things apart by them. */
export interface Item {
  name: string;
  outline: Outline;
  sort?: string;
  height?: number;
}

/** A line from its left post to its right one, as one comes up to it. */
export interface Posts {
  a: Spot;
  b: Spot;
}

/** A rectangle along the edges of the table in which all stand at the start. */
export interface Zone {
  low: Spot;
  high: Spot;
  /** What a file says about places in it, which goes with the zone when it is changed. */
  grid?: unknown;
}

export type TableShape = { shape: 'rect'; w: number; h: number } | { shape: 'circle'; r: number };

export interface Drawing {
  name: string;
  table: TableShape;
  start: Posts;
  /** Where the game has one. */
  zone?: Zone;
  gates: readonly Posts[];
  finish: Posts;
  things: readonly Item[];
  /** Whatever else is a number: players, laps. */
  numbers: Readonly<Record<string, number>>;
}

/** One part of a drawing; `at` counts things and gates. */
export interface Pick {
  what: 'thing' | 'gate' | 'start' | 'zone' | 'finish' | 'table';
  at: number;
}

export const TABLE: Pick = { what: 'table', at: 0 };
export const START: Pick = { what: 'start', at: 0 };
export const ZONE: Pick = { what: 'zone', at: 0 };
export const FINISH: Pick = { what: 'finish', at: 0 };

export function isSame(one: Pick | null, other: Pick | null): boolean {
  return one?.what === other?.what && one?.at === other?.at;
}

/** True to a thousandth, as files have it. */
export function rounded(number: number): number {
  // Never -0, which a file would say.
  return Math.round(number * 1000) / 1000 + 0;
}

export function sizeOf(table: TableShape): { width: number; height: number; radius: number } {
  if (table.shape === 'rect') return { width: table.w, height: table.h, radius: 0 };
  return { width: 2 * table.r, height: 2 * table.r, radius: table.r };
}

const isSpotSame = (one: Spot, other: Spot): boolean => one[0] === other[0] && one[1] === other[1];

/** One line is start and finish: it is one part, and stays so however it is changed. */
export function isCircuit({ start, finish }: Drawing): boolean {
  return isSpotSame(start.a, finish.a) && isSpotSame(start.b, finish.b);
}

/** The part that stands for this one. */
export function partOf(drawing: Drawing, pick: Pick): Pick {
  return pick.what === 'finish' && isCircuit(drawing) ? START : pick;
}

export function postsOf(drawing: Drawing, pick: Pick): Posts | null {
  if (pick.what === 'start') return drawing.start;
  if (pick.what === 'finish') return drawing.finish;
  return pick.what === 'gate' ? (drawing.gates[pick.at] ?? null) : null;
}

export function itemOf(drawing: Drawing, pick: Pick | null): Item | null {
  return pick?.what === 'thing' ? (drawing.things[pick.at] ?? null) : null;
}

/** Whether it is still there. */
export function isThere(drawing: Drawing, pick: Pick): boolean {
  if (pick.what === 'table') return true;
  return spotsOf(drawing, pick).length > 0 && isSame(partOf(drawing, pick), pick);
}

/** Everything that can be picked, in the order in which one walks through it. */
export function allPicks(drawing: Drawing): Pick[] {
  return [
    START,
    ...(drawing.zone ? [ZONE] : []),
    ...drawing.gates.map((_, at): Pick => ({ what: 'gate', at })),
    ...(isCircuit(drawing) ? [] : [FINISH]),
    ...drawing.things.map((_, at): Pick => ({ what: 'thing', at })),
  ];
}

/** The spots that make a part: a middle, corners, or posts. */
export function spotsOf(drawing: Drawing, pick: Pick): Spot[] {
  const posts = postsOf(drawing, pick);
  if (posts) return [posts.a, posts.b];
  if (pick.what === 'zone' && drawing.zone) return cornersOf(drawing.zone);
  const item = itemOf(drawing, pick);
  if (!item) return [];
  return item.outline.shape === 'circle' ? [item.outline.c] : [...item.outline.pts];
}

/** Counter-clockwise from the lower left one. */
function cornersOf({ low, high }: Zone): Spot[] {
  return [low, [high[0], low[1]], high, [low[0], high[1]]];
}

/** The zone from one corner to the one across. */
function zoneOf(one: Spot, other: Spot): Zone {
  const [xs, ys] = [[one[0], other[0]], [one[1], other[1]]];
  return {
    low: [rounded(Math.min(...xs)), rounded(Math.min(...ys))],
    high: [rounded(Math.max(...xs)), rounded(Math.max(...ys))],
  };
}

/** The middle of a part: of its box, so that it stays where it is when it turns about it. */
export function middleOf(drawing: Drawing, pick: Pick): Spot {
  return middle(spotsOf(drawing, pick));
}

export function middle(spots: readonly Spot[]): Spot {
  if (spots.length === 0) return [0, 0];
  const sum = spots.reduce<Spot>(([x, y], spot) => [x + spot[0], y + spot[1]], [0, 0]);
  return [sum[0] / spots.length, sum[1] / spots.length];
}

type Move = (spot: Spot) => Spot;

/** The same outline elsewhere. */
export function laid(outline: Outline, move: Move, grown = 1): Outline {
  const put = (spot: Spot): Spot => {
    const [x, y] = move(spot);
    return [rounded(x), rounded(y)];
  };
  if (outline.shape === 'poly') return { shape: 'poly', pts: outline.pts.map(put) };
  return { shape: 'circle', c: put(outline.c), r: rounded(outline.r * grown) };
}

function replaced<T>(list: readonly T[], at: number, one: T): T[] {
  return list.map((old, index) => (index === at ? one : old));
}

/** The drawing with another item in this place. */
export function withItem(drawing: Drawing, at: number, item: Item): Drawing {
  return { ...drawing, things: replaced(drawing.things, at, item) };
}

export function withPosts(drawing: Drawing, pick: Pick, posts: Posts): Drawing {
  if (pick.what !== 'gate' && isCircuit(drawing)) return { ...drawing, start: posts, finish: posts };
  if (pick.what === 'start') return { ...drawing, start: posts };
  if (pick.what === 'finish') return { ...drawing, finish: posts };
  return { ...drawing, gates: replaced(drawing.gates, pick.at, posts) };
}

function changed(drawing: Drawing, pick: Pick, move: Move, grown = 1): Drawing {
  const item = itemOf(drawing, pick);
  if (item) return withItem(drawing, pick.at, { ...item, outline: laid(item.outline, move, grown) });
  if (pick.what === 'zone' && drawing.zone) {
    return { ...drawing, zone: zoneOf(move(drawing.zone.low), move(drawing.zone.high)) };
  }
  const posts = postsOf(drawing, pick);
  if (!posts) return drawing;
  const [a, b] = [move(posts.a), move(posts.b)];
  return withPosts(drawing, pick, { a: [rounded(a[0]), rounded(a[1])], b: [rounded(b[0]), rounded(b[1])] });
}

export function moved(drawing: Drawing, pick: Pick, dx: number, dy: number): Drawing {
  return changed(drawing, pick, ([x, y]) => [x + dx, y + dy]);
}

/** Turned about its middle, counter-clockwise; a zone always lies along the table. */
export function turned(drawing: Drawing, pick: Pick, degrees: number): Drawing {
  if (pick.what === 'zone') return drawing;
  const [mx, my] = middleOf(drawing, pick);
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return changed(drawing, pick, ([x, y]) => [
    mx + (x - mx) * cos - (y - my) * sin,
    my + (x - mx) * sin + (y - my) * cos,
  ]);
}

/** Made larger or smaller about its middle. */
export function scaled(drawing: Drawing, pick: Pick, factor: number): Drawing {
  const [mx, my] = middleOf(drawing, pick);
  return changed(drawing, pick, ([x, y]) => [mx + (x - mx) * factor, my + (y - my) * factor], factor);
}

/** One of the spots of a part put elsewhere: a corner, a post, the middle of something round. */
export function withSpot(drawing: Drawing, pick: Pick, index: number, spot: Spot): Drawing {
  const put: Spot = [rounded(spot[0]), rounded(spot[1])];
  const posts = postsOf(drawing, pick);
  if (posts) return withPosts(drawing, pick, index === 0 ? { ...posts, a: put } : { ...posts, b: put });
  if (pick.what === 'zone' && drawing.zone) {
    return { ...drawing, zone: zoneOf(put, cornersOf(drawing.zone)[(index + 2) % 4]!) };
  }
  const item = itemOf(drawing, pick);
  if (!item) return drawing;
  const { outline } = item;
  const next: Outline =
    outline.shape === 'circle' ? { ...outline, c: put } : { shape: 'poly', pts: replaced(outline.pts, index, put) };
  return withItem(drawing, pick.at, { ...item, outline: next });
}

/** A corner more, in the middle of the edge after this one. */
export function withCorner(drawing: Drawing, at: number, after: number): Drawing {
  const item = drawing.things[at];
  if (item?.outline.shape !== 'poly') return drawing;
  const { pts } = item.outline;
  const between = middle([pts[after]!, pts[(after + 1) % pts.length]!]);
  const corner: Spot = [rounded(between[0]), rounded(between[1])];
  const more = [...pts.slice(0, after + 1), corner, ...pts.slice(after + 1)];
  return withItem(drawing, at, { ...item, outline: { shape: 'poly', pts: more } });
}

export function withoutCorner(drawing: Drawing, at: number, index: number): Drawing {
  const item = drawing.things[at];
  if (item?.outline.shape !== 'poly' || item.outline.pts.length <= 3) return drawing;
  const pts = item.outline.pts.filter((_, corner) => corner !== index);
  return withItem(drawing, at, { ...item, outline: { shape: 'poly', pts } });
}

export function withRadius(drawing: Drawing, at: number, r: number): Drawing {
  const item = drawing.things[at];
  if (item?.outline.shape !== 'circle') return drawing;
  return withItem(drawing, at, { ...item, outline: { ...item.outline, r: rounded(r) } });
}

/** A thing more, on top of the others. */
export function added(drawing: Drawing, item: Item, spot: Spot): Drawing {
  const from = middle(item.outline.shape === 'circle' ? [item.outline.c] : item.outline.pts);
  const outline = laid(item.outline, ([x, y]) => [x - from[0] + spot[0], y - from[1] + spot[1]]);
  return { ...drawing, things: [...drawing.things, { ...item, outline }] };
}

/** A gate more, the last before the finish. */
export function withGate(drawing: Drawing, posts: Posts): Drawing {
  return { ...drawing, gates: [...drawing.gates, posts] };
}

/** A gate earlier or later in the order. */
export function reordered(drawing: Drawing, at: number, to: number): Drawing {
  const gate = drawing.gates[at];
  if (!gate || to < 0 || to >= drawing.gates.length) return drawing;
  const others = drawing.gates.filter((_, index) => index !== at);
  return { ...drawing, gates: [...others.slice(0, to), gate, ...others.slice(to)] };
}

/** A line that is crossed the other way. */
export function flipped(drawing: Drawing, pick: Pick): Drawing {
  const posts = postsOf(drawing, pick);
  return posts ? withPosts(drawing, pick, { a: posts.b, b: posts.a }) : drawing;
}

/** With one line for start and finish, or a finish of its own. */
export function withFinish(drawing: Drawing, finish: Posts | null): Drawing {
  return { ...drawing, finish: finish ?? drawing.start };
}

/** The degrees to which one crosses a line with post a on the left, in so many parts of a degree. */
export function across({ a, b }: Posts, parts: number): number {
  const degrees = (Math.atan2(b[0] - a[0], a[1] - b[1]) * 180) / Math.PI;
  return rounded(Math.round((degrees + 360) * parts) / parts) % 360;
}

/** Without a thing or a gate; start and finish stay. */
export function removed(drawing: Drawing, pick: Pick): Drawing {
  if (pick.what === 'thing') return { ...drawing, things: drawing.things.filter((_, at) => at !== pick.at) };
  if (pick.what === 'gate') return { ...drawing, gates: drawing.gates.filter((_, at) => at !== pick.at) };
  return drawing;
}
