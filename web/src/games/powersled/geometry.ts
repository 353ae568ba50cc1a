/**
 * Where things lie: the drawing formulas of the track file, on paper.
 *
 * The formulas count y upwards and angles against the clock; paper counts y downwards and angles
 * with it. A unit of the track file is `UNIT` on paper.
 */

import { turn, type Layout, type Section } from './layout';

export const UNIT = 100;

export interface Point {
  x: number;
  y: number;
}

/** A point with the way that a sled there faces, in degrees with the clock from the right. */
export interface Pose extends Point {
  heading: number;
}

/** Where a section begins; its heading never jumps, so that a lap ends a full turn away. */
export interface Start {
  x: number;
  y: number;
  /** Radians against the clock, y upwards. */
  theta: number;
}

const DEGREE = Math.PI / 180;

/** The pose at a fraction of a section, so far to the left of the border between lanes 0 and 1. */
export function poseAt(section: Section, start: Start, fraction: number, offset: number): Pose {
  const { x, y, theta } = start;
  if (section.kind === 'straight') {
    const along = fraction * section.length;
    return onPaper(
      x + along * Math.cos(theta) - offset * Math.sin(theta),
      y + along * Math.sin(theta) + offset * Math.cos(theta),
      theta,
    );
  }
  const sign = turn(section);
  const phi = theta + sign * section.deg * DEGREE * fraction;
  const rho = section.radius - sign * offset;
  return onPaper(
    x - sign * section.radius * Math.sin(theta) + sign * rho * Math.sin(phi),
    y + sign * section.radius * Math.cos(theta) - sign * rho * Math.cos(phi),
    phi,
  );
}

function onPaper(x: number, y: number, theta: number): Pose {
  return { x: x * UNIT, y: -y * UNIT, heading: -theta / DEGREE };
}

/** Where each section begins, and last where the track closes. */
export function startsOf(layout: Layout): Start[] {
  const starts: Start[] = [{ x: 0, y: 0, theta: 0 }];
  for (const section of layout.sections) {
    const end = poseAt(section, starts.at(-1)!, 1, 0);
    starts.push({ x: end.x / UNIT, y: -end.y / UNIT, theta: -end.heading * DEGREE });
  }
  return starts;
}

/** A line along a section at an offset, from where the pen is; a true arc in a corner. */
export function along(section: Section, start: Start, from: number, to: number, offset: number): string {
  const end = poseAt(section, start, to, offset);
  if (section.kind === 'straight') return `L${show(end)}`;
  const radius = Math.abs(section.radius - turn(section) * offset) * UNIT;
  const angle = section.deg * Math.abs(to - from);
  const isRight = section.hand === 'R';
  const sweep = isRight === to > from ? 1 : 0;
  return `A${round(radius)} ${round(radius)} 0 ${angle > 180 ? 1 : 0} ${sweep} ${show(end)}`;
}

export function show(point: Point): string {
  return `${round(point.x)} ${round(point.y)}`;
}

export function round(length: number): string {
  return String(Math.round(length * 100) / 100);
}

/** The outline of a part of a section between two offsets. */
export function patch(
  section: Section,
  start: Start,
  from: number,
  to: number,
  right: number,
  left: number,
): string {
  return (
    `M${show(poseAt(section, start, from, right))}` +
    along(section, start, from, to, right) +
    `L${show(poseAt(section, start, to, left))}` +
    along(section, start, to, from, left) +
    'Z'
  );
}
