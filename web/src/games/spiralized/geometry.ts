/** Where everything lies on the painted board, in its own units round the centre. */

import type { BoardMap } from './map';
import { TOKENS } from './paint';

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

export function rim(map: BoardMap): number {
  return HOLE + map.rings * RING;
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

function disc({ x, y }: Point, radius: number): string {
  return `M${at({ x: x - radius, y })}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;
}

/** The middles of a ring, a position, a colour's Start. */
export function ringRadius(map: BoardMap, ring: number): number {
  return rim(map) - (ring - 0.5) * RING;
}

export function angleOf(map: BoardMap, position: number): number {
  return (position * 360) / map.lap;
}

export function startAngle(map: BoardMap, colour: number): number {
  return (colour * 360) / map.colours.length;
}

/** Where the Safe Zone leaves the inner ring. */
export function gateAngle(map: BoardMap, colour: number): number {
  return startAngle(map, colour) - angleOf(map, map.rings);
}

/** A place on a Safe Zone's swirl: 1 to its last space, beyond it Home. */
export function safePoint(map: BoardMap, colour: number, number: number): Point {
  const share = (number - 1) / Math.max(1, map.safeZone - 1);
  const radius = number > map.safeZone ? HOME_AT : SAFE_FIRST - (SAFE_FIRST - SAFE_LAST) * share;
  const swirl = (SWIRL * Math.log(SAFE_FIRST / radius) * 180) / Math.PI;
  return point(radius, gateAngle(map, colour) + SAFE_LEAN + swirl);
}

/** The swirl as a line, from the inner ring to Home. */
export function safeLane(map: BoardMap, colour: number): string {
  const points = [point(HOLE, gateAngle(map, colour))];
  const parts = 4;
  for (let count = parts; count <= map.safeZone * parts; count += 1) {
    points.push(safePoint(map, colour, count / parts));
  }
  points.push(safePoint(map, colour, map.safeZone + 1));
  return points.map((one, index) => `${index ? 'L' : 'M'}${at(one)}`).join('');
}

/** Every place of the board by its name. */
export function spotsOf(map: BoardMap): Map<string, Spot> {
  const spots: Spot[] = [];
  const half = 180 / map.lap;
  for (const cell of map.cells) {
    const angle = angleOf(map, cell.position);
    const radius = ringRadius(map, cell.ring);
    const middle = point(radius, angle);
    spots.push({
      id: `space-${cell.space}`,
      ...middle,
      outline: sector(radius - RING / 2, radius + RING / 2, angle - half, angle + half),
      size: TOKEN,
      slots: [middle],
    });
  }
  map.colours.forEach((_, colour) => {
    spots.push(...station(map, colour), ...safeSpots(map, colour));
  });
  spots.push({
    id: 'pit',
    x: 0,
    y: 0,
    outline: disc({ x: 0, y: 0 }, PIT_RADIUS),
    size: TOKEN,
    slots: [{ x: 0, y: 0 }],
  });
  return new Map(spots.map((spot) => [spot.id, spot]));
}

/** A colour's Start and, behind it, its rectangle. */
function station(map: BoardMap, colour: number): Spot[] {
  const angle = startAngle(map, colour);
  const inner = rim(map) + GAP;
  const outer = inner + START_DEPTH + GAP;
  const start = inner + START_DEPTH / 2;
  const rect = outer + RECT_DEPTH / 2;
  return [
    {
      id: `start-${colour}`,
      ...point(start, angle),
      outline: sector(inner, inner + START_DEPTH, angle - START_SPAN, angle + START_SPAN),
      size: TOKEN,
      slots: [-2.5, 2.5].map((lean) => point(start, angle + lean)),
    },
    {
      id: `rect-${colour}`,
      ...point(rect, angle),
      outline: sector(outer, outer + RECT_DEPTH, angle - RECT_SPAN, angle + RECT_SPAN),
      size: TOKEN - 2,
      slots: Array.from({ length: TOKENS }, (_, index) =>
        point(rect, angle + (index - (TOKENS - 1) / 2) * 4.7),
      ),
    },
  ];
}

function safeSpots(map: BoardMap, colour: number): Spot[] {
  const home = safePoint(map, colour, map.safeZone + 1);
  const near = HOME_TOKEN / 2 + 0.5;
  return [
    ...Array.from({ length: map.safeZone }, (_, index): Spot => {
      const middle = safePoint(map, colour, index + 1);
      return {
        id: `safe-${colour}-${index + 1}`,
        ...middle,
        outline: disc(middle, SAFE_RADIUS),
        size: SMALL_TOKEN,
        slots: [middle],
      };
    }),
    {
      id: `home-${colour}`,
      ...home,
      outline: disc(home, HOME_RADIUS),
      size: HOME_TOKEN,
      slots: [
        { x: home.x - near, y: home.y - near },
        { x: home.x + near, y: home.y - near },
        { x: home.x - near, y: home.y + near },
        { x: home.x + near, y: home.y + near },
      ],
    },
  ];
}

/** Half the board with its stations, sideways and upright. */
export function reach(map: BoardMap): { x: number; y: number } {
  const outer = rim(map) + START_DEPTH + RECT_DEPTH + 2 * GAP;
  const side = point(outer, 360 / map.colours.length + RECT_SPAN).x;
  return { x: Math.max(side, rim(map) + 14) + 16, y: outer + 12 };
}
