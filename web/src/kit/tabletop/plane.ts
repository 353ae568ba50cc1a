/**
 * From the units of a table top (y away from the viewer) to those of a drawing (a thousand times as
 * large, y down): thousandths of a millimetre and millimetres, unless a game says otherwise.
 */

export const MM = 1000;

/** A start, gate or finish line, from its left post to its right one. */
export interface Marked {
  left_x: number;
  left_y: number;
  right_x: number;
  right_y: number;
  /** What is written on it: "A". */
  sign: string;
  /** What it is called: "gate A". */
  name: string;
}

/** What lies on the table: round with its middle and radius, or its corners as x, y, x, y, … */
export interface Lying {
  name: string;
  x: number;
  y: number;
  radius: number;
  corners: readonly number[];
  /** What sort of thing it is and how high it stands, where a game tells things apart by that. */
  sort?: string;
  tall?: number;
}

/** A table with everything on it; `radius` is 0 unless it is round. */
export interface Laid {
  width: number;
  height: number;
  radius: number;
  start: Marked;
  /** Left, low, right and high of the zone in which all stand at the start, where there is one. */
  zone?: readonly number[];
  gates: readonly Marked[];
  finish: Marked;
  obstacles: readonly Lying[];
}

export interface Spot {
  x: number;
  y: number;
}

/** A point of a table of this height. */
export function spot(height: number, x: number, y: number): Spot {
  return { x: x / MM, y: (height - y) / MM };
}

export function spots(height: number, corners: readonly number[]): Spot[] {
  return corners.flatMap((x, at) => (at % 2 ? [] : [spot(height, x, corners[at + 1] ?? 0)]));
}

/** A closed outline through points. */
export function outline(points: readonly Spot[]): string {
  return `M${points.map((one) => `${one.x} ${one.y}`).join('L')}Z`;
}

/** A rectangle round a shape, turned as its longest edge lies: its art is drawn in there. */
export interface Box extends Spot {
  /** Degrees, clockwise. */
  turn: number;
  width: number;
  height: number;
  /** The shape fills it. */
  isWhole: boolean;
}

const A_HAIR = 0.02;

/** The longest edge runs along the foot of the box, from left to right. */
export function boxOf(points: readonly Spot[]): Box {
  const edges = points.map((from, at) => {
    const to = points[(at + 1) % points.length]!;
    return { x: to.x - from.x, y: to.y - from.y, length: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  const longest = edges.reduce((best, one) => (one.length > best.length + A_HAIR ? one : best));
  const [ux, uy] = [longest.x / longest.length, longest.y / longest.length];
  const along = points.map((one) => one.x * ux + one.y * uy);
  const across = points.map((one) => one.y * ux - one.x * uy);
  const [left, right] = [Math.min(...along), Math.max(...along)];
  const [top, foot] = [Math.min(...across), Math.max(...across)];
  const [middle, centre] = [(left + right) / 2, (top + foot) / 2];
  const width = right - left;
  const height = foot - top;
  return {
    x: middle * ux - centre * uy,
    y: middle * uy + centre * ux,
    turn: (Math.atan2(uy, ux) * 180) / Math.PI,
    width,
    height,
    isWhole: area(points) > (1 - A_HAIR) * width * height,
  };
}

function area(points: readonly Spot[]): number {
  const twice = points.reduce((sum, from, at) => {
    const to = points[(at + 1) % points.length]!;
    return sum + from.x * to.y - to.x * from.y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** How far a point lies from something on the table; 0 within it. */
function gap(height: number, from: Spot, thing: Lying): number {
  if (thing.radius > 0) {
    const middle = spot(height, thing.x, thing.y);
    return Math.max(0, Math.hypot(from.x - middle.x, from.y - middle.y) - thing.radius / MM);
  }
  const box = boxOf(spots(height, thing.corners));
  const [dx, dy] = [from.x - box.x, from.y - box.y];
  const turn = (box.turn * Math.PI) / 180;
  const along = Math.abs(dx * Math.cos(turn) + dy * Math.sin(turn)) - box.width / 2;
  const across = Math.abs(dy * Math.cos(turn) - dx * Math.sin(turn)) - box.height / 2;
  return Math.hypot(Math.max(0, along), Math.max(0, across));
}

const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8] as const;
const ROOM = 34;

/** Where along a line there is room for a sign, in shares of its length: the middle if it will do. */
export function signSpot(course: Laid, line: Marked): number {
  const free = SHARES.map((share) => {
    const x = line.left_x + (line.right_x - line.left_x) * share;
    const y = line.left_y + (line.right_y - line.left_y) * share;
    const here = spot(course.height, x, y);
    return { share, free: Math.min(Infinity, ...course.obstacles.map((one) => gap(course.height, here, one))) };
  });
  const best = free.find((one) => one.free >= ROOM) ?? free.reduce((a, b) => (b.free > a.free ? b : a));
  return best.share;
}
