/** The widest free spot inside a track: room for the dice. */

import { UNIT, type Point } from './geometry';
import type { Track } from './track';

export interface Spot extends Point {
  radius: number;
}

const STEP = 25;

export function calmSpot(track: Track): Spot {
  const { box } = track;
  const places = track.squares.flatMap((square) => square.poses.slice(0, 2));
  const lane = track.squares.filter((square) => square.lane === 0).map((square) => square.poses[0]);
  let best: Spot = { x: box.x + box.width / 2, y: box.y + box.height / 2, radius: 0 };
  for (let x = box.x; x < box.x + box.width; x += STEP) {
    for (let y = box.y; y < box.y + box.height; y += STEP) {
      if (!isInside(lane, x, y)) continue;
      const radius = Math.min(...places.map((one) => Math.hypot(one.x - x, one.y - y)));
      if (radius > best.radius) best = { x, y, radius };
    }
  }
  return { ...best, radius: best.radius - UNIT * 0.6 };
}

/** Whether a ring of points goes round a point. */
function isInside(lane: Point[], x: number, y: number): boolean {
  let isIn = false;
  lane.forEach((one, index) => {
    const other = lane.at(index - 1)!;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) {
      isIn = !isIn;
    }
  });
  return isIn;
}
