/** A track laid out: its squares in the engine's order, where each leads, and how it is drawn. */

import { along, patch, poseAt, show, startsOf, type Point, type Pose, type Start } from './geometry';
import { innerLane, outerLane, turn, type Corner, type Layout, type Section } from './layout';

export const LANES = 3;
/** Which half of a double-length square. Squares of one length have only the front. */
export const FRONT = 0;
export const REAR = 1;
export const PASSING = 2;

export interface Square {
  number: number;
  /** As the engine says it: "s0.1.3". */
  name: string;
  section: number;
  lane: number;
  /** Fractions of the section. */
  from: number;
  to: number;
  isDouble: boolean;
  isLine: boolean;
  /** Its corner, counted along the track; -1 on a straight. */
  corner: number;
  outline: string;
  /** Where a sled stands: front half, rear half, and passing through. */
  poses: [Pose, Pose, Pose];
  /** Straight on. */
  forward: number;
  /** Steps to the finish line, straight or by a lane change. */
  toGo: number;
}

export interface CornerSign {
  id: string;
  section: number;
  safe: number;
  outline: string;
  /** On the inside, beyond the wall. */
  at: Point;
}

export interface Track {
  id: string;
  name: string;
  squares: Square[];
  byName: Map<string, number>;
  corners: CornerSign[];
  /** The two walls: right and left of the driving direction. */
  walls: [string, string];
  /** The border between the lanes, for the racing surface. */
  sections: Section[];
  starts: Start[];
  laneWidth: number;
  /** The start line, from the right wall to the left. */
  line: { right: Pose; left: Pose };
  box: { x: number; y: number; width: number; height: number };
}

interface Cut {
  from: number;
  to: number;
  isDouble: boolean;
}

export function layTrack(layout: Layout): Track {
  const { sections } = layout;
  const starts = startsOf(layout);
  const wide = layout.lane_width;
  const squares: Square[] = [];
  const strips: Square[][][] = [];
  let corners = 0;
  sections.forEach((section, number) => {
    const corner = section.kind === 'corner' ? corners++ : -1;
    strips.push(
      Array.from({ length: LANES }, (_, lane) =>
        cut(sections, number, lane).map((piece, index) => {
          const square = place(section, starts[number]!, lane, piece, wide);
          const made: Square = {
            ...square,
            number: squares.length,
            name: `${section.id}.${lane}.${index}`,
            section: number,
            lane,
            corner,
            isLine: false,
            forward: -1,
            toGo: 0,
          };
          squares.push(made);
          return made;
        }),
      ),
    );
  });
  drawLines(sections, strips);
  for (const square of squares) {
    const ahead = past(strips, square, square.lane) ?? past(strips, square, square.lane - 1);
    square.forward = ahead?.number ?? -1;
  }
  countDown(strips, squares);
  const last = sections.length - 1;
  const lineLeft = strips[last]![2]!.at(-1)?.to === 1 && strips[0]![2]![0]?.from === 0 ? 2 : 1;
  return {
    id: layout.id,
    name: layout.name,
    squares,
    byName: new Map(squares.map((square) => [square.name, square.number])),
    corners: sections.flatMap((section, number) =>
      section.kind === 'corner' ? [sign(section, number, starts[number]!, wide)] : [],
    ),
    walls: [wall(sections, starts, -wide, 0), wall(sections, starts, wide, wide)],
    sections,
    starts,
    laneWidth: wide,
    line: {
      right: poseAt(sections[0]!, starts[0]!, 0, -wide),
      left: poseAt(sections[0]!, starts[0]!, 0, wide * lineLeft),
    },
    box: boxOf(sections, starts, wide),
  };
}

/** How a lane of a section is cut into squares. */
function cut(sections: Section[], number: number, lane: number): Cut[] {
  const section = sections[number]!;
  if (section.kind === 'corner') {
    if (lane === LANES - 1) return [];
    return equal(lane === innerLane(section) ? section.inner : section.outer);
  }
  const columns = equal(section.cols);
  if (lane === LANES - 1) {
    return section.lane2 ? columns.slice(section.lane2[0], section.lane2[1] + 1) : [];
  }
  const before = sections.at(number - 1)!;
  const after = sections[(number + 1) % sections.length]!;
  if (takesTwo(before, lane)) merge(columns, 0);
  if (takesTwo(after, lane)) merge(columns, columns.length - 2);
  return columns;
}

function equal(pieces: number): Cut[] {
  return Array.from({ length: pieces }, (_, index) => ({
    from: index / pieces,
    to: (index + 1) / pieces,
    isDouble: false,
  }));
}

/** The racing line of a corner takes two columns of the straights at its ends. */
function takesTwo(section: Section, lane: number): boolean {
  return section.kind === 'corner' && !!section.racing_line && outerLane(section) === lane;
}

function merge(columns: Cut[], index: number): void {
  const [one, other] = columns.slice(index, index + 2) as [Cut, Cut];
  columns.splice(index, 2, { from: one.from, to: other.to, isDouble: true });
}

function place(section: Section, start: Start, lane: number, piece: Cut, wide: number) {
  const right = (lane - 1) * wide;
  const middle = right + wide / 2;
  const at = (share: number, offset = middle) =>
    poseAt(section, start, piece.from + (piece.to - piece.from) * share, offset);
  const poses: [Pose, Pose, Pose] = [
    at(piece.isDouble ? 0.75 : 0.5),
    at(piece.isDouble ? 0.25 : 0.5),
    at(0.5, right + wide * 0.82),
  ];
  return { ...piece, poses, outline: patch(section, start, piece.from, piece.to, right, right + wide) };
}

/** Entry square, all inner squares of the corner, exit square. */
function drawLines(sections: Section[], strips: Square[][][]): void {
  sections.forEach((section, number) => {
    if (section.kind === 'straight' || !section.racing_line) return;
    const outer = outerLane(section);
    const entry = strips.at(number - 1)![outer]!.at(-1)!;
    const exit = strips[(number + 1) % strips.length]![outer]![0]!;
    for (const square of [entry, ...strips[number]![innerLane(section)]!, exit]) square.isLine = true;
  });
}

/** Fractions are compared with some slack: 3 times a third is 1. */
const SLACK = 1e-9;

/** The square of a lane that contains the point just past the end of a square. */
function past(strips: Square[][][], square: Square, lane: number): Square | undefined {
  const isEnd = square.to > 1 - SLACK;
  const section = isEnd ? (square.section + 1) % strips.length : square.section;
  const point = isEnd ? 0 : square.to;
  return strips[section]![lane]?.find((one) => one.from <= point + SLACK && point < one.to - SLACK);
}

/** The fewest steps from each square until the finish line is crossed, found from the line back. */
function countDown(strips: Square[][][], squares: Square[]): void {
  for (let round = 0, changed = true; changed && round < squares.length; round += 1) {
    changed = false;
    for (const square of [...squares].reverse()) {
      const steps = [square.lane - 1, square.lane, square.lane + 1].flatMap((lane) => {
        const target = past(strips, square, lane);
        if (!target) return [];
        if (lane !== square.lane && Math.abs(target.from - (square.to % 1)) > SLACK) return [];
        if (target.section === 0 && square.section === strips.length - 1) return [1];
        return target.toGo > 0 ? [target.toGo + 1] : [];
      });
      const best = Math.min(...steps);
      if (steps.length > 0 && best !== square.toGo) {
        square.toGo = best;
        changed = true;
      }
    }
  }
}

/** PS-003 The safe speed by the angle, where a track does not say its own. */
const POSTED: Record<number, number> = { 45: 4, 90: 3, 180: 2 };

/** How far the sign of a corner stands from its inner wall. */
const SIGN_AWAY = 0.52;

function sign(corner: Corner, number: number, start: Start, wide: number): CornerSign {
  const inside = turn(corner) * (wide + SIGN_AWAY);
  return {
    id: corner.id,
    section: number,
    safe: corner.safe ?? POSTED[corner.deg] ?? 0,
    outline: patch(corner, start, 0, 1, -wide, wide),
    at: poseAt(corner, start, 0.5, inside),
  };
}

/** A closed line along the whole track; `more` is what a third lane adds to it. */
function wall(sections: Section[], starts: Start[], offset: number, more: number): string {
  let path = `M${show(poseAt(sections[0]!, starts[0]!, 0, offset + widerAt(sections[0]!, 0, more)))}`;
  sections.forEach((section, number) => {
    const start = starts[number]!;
    for (const [from, to, extra] of stretches(section, more)) {
      path += `L${show(poseAt(section, start, from, offset + extra))}`;
      path += along(section, start, from, to, offset + extra);
    }
  });
  return `${path}Z`;
}

function widerAt(section: Section, fraction: number, more: number): number {
  return stretches(section, more).find(([from, to]) => from <= fraction && fraction < to)?.[2] ?? 0;
}

function stretches(section: Section, more: number): [number, number, number][] {
  if (section.kind === 'corner' || !section.lane2 || more === 0) return [[0, 1, 0]];
  const first = section.lane2[0] / section.cols;
  const last = (section.lane2[1] + 1) / section.cols;
  const parts: [number, number, number][] = [
    [0, first, 0],
    [first, last, more],
    [last, 1, 0],
  ];
  return parts.filter(([from, to]) => to - from > SLACK);
}

/** Room for the glow of the walls. */
const MARGIN = 45;

function boxOf(sections: Section[], starts: Start[], wide: number): Track['box'] {
  const points = sections.flatMap((section, number) => {
    const left = section.kind === 'straight' && section.lane2 ? 2 * wide : wide;
    return Array.from({ length: 13 }, (_, piece) => [
      poseAt(section, starts[number]!, piece / 12, -wide),
      poseAt(section, starts[number]!, piece / 12, left),
    ]).flat();
  });
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - MARGIN;
  const y = Math.min(...ys) - MARGIN;
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}
