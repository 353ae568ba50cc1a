/** Where everything lies on the painted board, in its own units round the centre. */

import type { PrintedSpot, SpiralizedBoard } from './types.gen';

export interface Point {
  x: number;
  y: number;
}

/** A place that tokens can lie on. */
export interface Spot extends Point {
  id: string;
  /** Its edge, to fill, to hover and to click. */
  outline: string;
  /** How big a token is here. */
  size: number;
  /** Where the first, second … token lies. */
  slots: Point[];
}

/** From the rim to the middle. */
export const HOLE = 200;
export const RING = 40;
const START_DEPTH = 40;
const RECT_DEPTH = 40;
const GAP = 4;
export const PIT_RADIUS = 38;
export const HOME_RADIUS = 23;
const HOME_AT = 68;
const SAFE_FIRST = 181;
const SAFE_LAST = 92;
export const SAFE_RADIUS = 13.5;
/** How much the Safe Zones swirl: the tangent of their angle to the radius. */
const SWIRL = 1.8;
const SAFE_LEAN = 7;
const START_SPAN = 7.4;
const RECT_SPAN = 10.4;
const TOKEN = 40;
const SMALL_TOKEN = 34;
export const HOME_TOKEN = 19;

export function rim(board: SpiralizedBoard): number {
  return HOLE + board.rings * RING;
}

/** Clockwise from the top. */
export function point(radius: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) };
}

function at({ x, y }: Point): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

/** A piece of a ring. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const wide = to - from > 180 ? 1 : 0;
  return (
    `M${at(point(inner, from))}L${at(point(outer, from))}` +
    `A${outer} ${outer} 0 ${wide} 1 ${at(point(outer, to))}L${at(point(inner, to))}` +
    `A${inner} ${inner} 0 ${wide} 0 ${at(point(inner, from))}z`
  );
}

/** An arc to write along, turned so that the words stand upright. */
export function arc(radius: number, middle: number, span: number): string {
  const isLow = middle > 90 && middle < 270;
  const [from, to] = isLow ? [middle + span, middle - span] : [middle - span, middle + span];
  return `M${at(point(radius, from))}A${radius} ${radius} 0 0 ${isLow ? 0 : 1} ${at(point(radius, to))}`;
}

function circle({ x, y }: Point, radius: number): string {
  return `M${at({ x: x - radius, y })}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;
}

/** The middles of a ring, a position, a colour's Start. */
export function ringRadius(board: SpiralizedBoard, ring: number): number {
  return rim(board) - (ring - 0.5) * RING;
}

export function angleOf(board: SpiralizedBoard, position: number): number {
  return (position * 360) / board.lap;
}

/** Where a colour comes into the rings, by its arrow. */
export function startAngle(board: SpiralizedBoard, colour: number): number {
  return signAngle(board, colour, 'arrow', 1);
}

/** Where its Safe Zone leaves the inner ring. */
function gateAngle(board: SpiralizedBoard, colour: number): number {
  return signAngle(board, colour, 'wheel', board.rings);
}

function signAngle(board: SpiralizedBoard, colour: number, sign: string, ring: number): number {
  const spot = board.spots.find((one) => one.colour === colour && one.sign === sign && one.ring === ring);
  return angleOf(board, spot?.position ?? 0);
}

/** A place on a Safe Zone's swirl: 1 to its last space, beyond it Home. */
export function safePoint(board: SpiralizedBoard, colour: number, number: number): Point {
  const share = (number - 1) / Math.max(1, board.safe_zone - 1);
  const radius = number > board.safe_zone ? HOME_AT : SAFE_FIRST - (SAFE_FIRST - SAFE_LAST) * share;
  const swirl = (SWIRL * Math.log(SAFE_FIRST / radius) * 180) / Math.PI;
  return point(radius, gateAngle(board, colour) + SAFE_LEAN + swirl);
}

/** The swirl as a line, from the inner ring to Home. */
export function safeLane(board: SpiralizedBoard, colour: number): string {
  const points = [point(HOLE, gateAngle(board, colour))];
  const parts = 4;
  for (let count = parts; count <= board.safe_zone * parts; count += 1) {
    points.push(safePoint(board, colour, count / parts));
  }
  points.push(safePoint(board, colour, board.safe_zone + 1));
  return points.map((one, index) => `${index ? 'L' : 'M'}${at(one)}`).join('');
}

/** Every place of the board by its key. */
export function spotsOf(board: SpiralizedBoard): Map<string, Spot> {
  return new Map(board.spots.map((spot) => [spot.key, { id: spot.key, ...drawn(board, spot) }]));
}

function drawn(board: SpiralizedBoard, spot: PrintedSpot): Omit<Spot, 'id'> {
  switch (spot.sign) {
    case 'pit':
      return disc({ x: 0, y: 0 }, PIT_RADIUS, TOKEN);
    case 'safe':
      return disc(safePoint(board, spot.colour, spot.position), SAFE_RADIUS, SMALL_TOKEN);
    case 'home':
      return homeOf(board, spot.colour);
    case 'start':
    case 'rect':
      return stationOf(board, spot);
    default:
      return spaceOf(board, spot);
  }
}

/** A round place with room for one. */
function disc(middle: Point, radius: number, size: number): Omit<Spot, 'id'> {
  return { ...middle, outline: circle(middle, radius), size, slots: [middle] };
}

function spaceOf(board: SpiralizedBoard, spot: PrintedSpot): Omit<Spot, 'id'> {
  const half = 180 / board.lap;
  const angle = angleOf(board, spot.position);
  const radius = ringRadius(board, spot.ring);
  const middle = point(radius, angle);
  const outline = sector(radius - RING / 2, radius + RING / 2, angle - half, angle + half);
  return { ...middle, outline, size: TOKEN, slots: [middle] };
}

/** A colour's Start or, behind it, its rectangle. */
function stationOf(board: SpiralizedBoard, spot: PrintedSpot): Omit<Spot, 'id'> {
  const angle = startAngle(board, spot.colour);
  const isStart = spot.sign === 'start';
  const inner = rim(board) + GAP + (isStart ? 0 : START_DEPTH + GAP);
  const depth = isStart ? START_DEPTH : RECT_DEPTH;
  const span = isStart ? START_SPAN : RECT_SPAN;
  const middle = inner + depth / 2;
  const dents = Array.from({ length: board.tokens }, (_, index) => (index - (board.tokens - 1) / 2) * 4.7);
  return {
    ...point(middle, angle),
    outline: sector(inner, inner + depth, angle - span, angle + span),
    size: isStart ? TOKEN : TOKEN - 2,
    slots: (isStart ? [-2.5, 2.5] : dents).map((lean) => point(middle, angle + lean)),
  };
}

function homeOf(board: SpiralizedBoard, colour: number): Omit<Spot, 'id'> {
  const home = safePoint(board, colour, board.safe_zone + 1);
  const near = HOME_TOKEN / 2 + 0.5;
  const corners = [-near, near].flatMap((y) => [-near, near].map((x) => ({ x: home.x + x, y: home.y + y })));
  return { ...home, outline: circle(home, HOME_RADIUS), size: HOME_TOKEN, slots: corners };
}

/** Half the board with its stations, sideways and upright. */
export function reach(board: SpiralizedBoard): { x: number; y: number } {
  const outer = rim(board) + START_DEPTH + RECT_DEPTH + 2 * GAP;
  const side = point(outer, 360 / board.colours.length + RECT_SPAN).x;
  return { x: Math.max(side, rim(board) + 14) + 16, y: outer + 12 };
}
