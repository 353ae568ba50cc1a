/** Where the tokens lie, and the lines between them. */

import type { Point, Spot } from './geometry';
import type { Move } from './moves';
import { TOKENS } from './paint';
import type { SpiralizedBoard, SpiralizedView } from './types.gen';
import { keyAt } from './way';
import { isOut } from './words';

export interface Laid extends Point {
  /** Seat * 4 + token. */
  token: number;
  seat: number;
  size: number;
  spot: string;
}

/** Every token that is in the race; each has its own dent in the rectangle. */
export function layTokens(
  board: SpiralizedBoard,
  spots: Map<string, Spot>,
  view: SpiralizedView,
  tokens: readonly number[],
): Laid[] {
  const taken = new Map<string, number>();
  return tokens.flatMap((place, token) => {
    const seat = Math.floor(token / TOKENS);
    if (isOut(view, seat)) return [];
    const id = keyAt(board, view.colours[seat] ?? 0, place);
    const spot = spots.get(id);
    if (!spot) return [];
    const before = id.startsWith('rect') ? token % TOKENS : (taken.get(id) ?? 0);
    taken.set(id, before + 1);
    const slot = spot.slots[Math.min(before, spot.slots.length - 1)]!;
    return [{ token, seat, size: spot.size, spot: id, x: slot.x, y: slot.y }];
  });
}

/** Where one more token would lie on a spot; on top of the one that it would hit. */
export function roomOn(spot: Spot, laid: readonly Laid[]): Point {
  const isTaken = (slot: Point) => laid.some((one) => one.x === slot.x && one.y === slot.y);
  return spot.slots.find((slot) => !isTaken(slot)) ?? spot;
}

/** The way of a move, from where its token lies to where it would. */
export function wayLine(
  spots: Map<string, Spot>,
  from: Point | undefined,
  move: Move,
  laid: readonly Laid[],
): string {
  const passed = move.way.slice(0, -1).map((id) => spots.get(id)!);
  const points = [...(from ? [from] : []), ...passed, roomOn(spots.get(move.end)!, laid)];
  return points.map((one, at) => `${at ? 'L' : 'M'}${one.x.toFixed(1)} ${one.y.toFixed(1)}`).join('');
}

const TAG = 34;
/** Nearer than this to the upper edge there is no room for a tag. */
const TOO_HIGH = 112;
/** Nearer than this a tag would lie on the token that it is for. */
const CLOSE = 60;

/** How far below its spot a tag lies: above it, unless the edge or the token that moves is there. */
export function tagBelow(spot: Point, from: Point | undefined, top: number): number {
  const isThere = from && from.y < spot.y && Math.hypot(from.x - spot.x, from.y - spot.y) < CLOSE;
  return isThere || spot.y < top + TOO_HIGH ? TAG : -TAG;
}

/** Between two that change places, bent towards the middle. */
export function swapLine(mine: Point | undefined, theirs: Point | undefined): string {
  if (!mine || !theirs) return '';
  const bend = { x: (mine.x + theirs.x) * 0.3, y: (mine.y + theirs.y) * 0.3 };
  return `M${mine.x} ${mine.y}Q${bend.x} ${bend.y} ${theirs.x} ${theirs.y}`;
}
