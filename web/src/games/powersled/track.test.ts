import { describe, expect, it } from 'vitest';
import beltway from '../../../../src/paddock/games/powersled/data/beltway.json';
import foundry from '../../../../src/paddock/games/powersled/data/foundry.json';
import serpentine from '../../../../src/paddock/games/powersled/data/serpentine.json';
import { poseAt, UNIT } from './geometry';
import type { Course } from './course';
import type { Layout } from './layout';
import { FRONT, layTrack, REAR } from './track';
// What the engine's surveyor says of the three tracks.
import engine from './tracks.fixture.json';
import { squareName } from './words';

const LAYOUTS = { beltway, foundry, serpentine } as unknown as Record<keyof typeof engine, Layout>;
/** The specification's own table: squares by lane, double-length, corner squares. */
const COUNTS = {
  beltway: { lanes: [44, 42, 6], doubles: 8, inCorners: 22 },
  foundry: { lanes: [45, 43, 0], doubles: 6, inCorners: 26 },
  serpentine: { lanes: [52, 50, 4], doubles: 6, inCorners: 40 },
};

describe.each(['beltway', 'foundry', 'serpentine'] as const)('%s', (id) => {
  const track = layTrack(LAYOUTS[id]);
  const golden = engine[id];
  const counts = COUNTS[id];

  it('has the squares that the specification counts', () => {
    const lane = (number: number) => track.squares.filter((one) => one.lane === number).length;
    expect([lane(0), lane(1), lane(2)]).toEqual(counts.lanes);
    expect(track.squares.filter((one) => one.isDouble)).toHaveLength(counts.doubles);
    expect(track.squares.filter((one) => one.corner >= 0)).toHaveLength(counts.inCorners);
  });

  it('numbers and links its squares as the engine does', () => {
    expect(track.squares.map((one) => one.name)).toEqual(golden.squares);
    expect(track.squares.map((one) => one.forward)).toEqual(golden.fwd);
    expect(track.squares.filter((one) => one.isDouble).map((one) => one.number)).toEqual(golden.is_double);
    expect(track.squares.filter((one) => one.isLine).map((one) => one.number)).toEqual(golden.on_line);
    expect(track.squares.map((one) => one.corner)).toEqual(golden.corner);
    expect(track.corners.map((one) => one.safe)).toEqual(golden.safe);
    expect(track.squares.map((one) => one.toGo)).toEqual(golden.to_go);
  });

  it('calls its squares what the terminal calls them', () => {
    const course = { track } as unknown as Course;
    expect(track.squares.map((one) => squareName(course, one))).toEqual(golden.names);
  });

  it('closes: it ends where it began, one turn with the clock later', () => {
    const first = track.starts[0]!;
    const last = track.starts.at(-1)!;
    expect(Math.hypot(last.x - first.x, last.y - first.y)).toBeLessThan(0.001);
    expect(last.theta).toBeCloseTo(-2 * Math.PI);
    for (const wall of track.walls) expect(wall).toMatch(/^M.*Z$/);
  });

  it('lets every square begin where the one before it ends', () => {
    for (const square of track.squares) {
      const next = track.squares[square.forward]!;
      if (next.lane !== square.lane) continue;
      const at = (one: typeof square, fraction: number) =>
        poseAt(track.sections[one.section]!, track.starts[one.section]!, fraction, 0);
      const [end, begin] = [at(square, square.to), at(next, next.from)];
      expect(Math.hypot(end.x - begin.x, end.y - begin.y)).toBeLessThan(0.1);
    }
  });

  it('stands sleds in the middle of a square, two in a double one a square apart', () => {
    for (const square of track.squares) {
      const [front, rear] = [square.poses[FRONT], square.poses[REAR]];
      const apart = Math.hypot(front.x - rear.x, front.y - rear.y) / UNIT;
      if (square.isDouble) expect(apart).toBeCloseTo(1, 0);
      else expect(apart).toBe(0);
    }
  });
});

it('draws corners as true arcs, swept the way they turn', () => {
  const track = layTrack(LAYOUTS.foundry);
  const outline = (name: string) => track.squares[track.byName.get(name)!]!.outline;
  expect(outline('s0.0.0')).toBe('M0 80L102 80L102 0L0 0Z');
  expect(outline('A.0.0')).toMatch(/^M612 80A95 95 0 0 1 /);
  expect(outline('C.1.0')).toMatch(/A30 30 0 0 1 .*Z$/);
});

it('places what the drawing formulas place', () => {
  const track = layTrack(LAYOUTS.serpentine);
  const start = track.starts[13]!;
  expect([start.x, start.y]).toEqual([expect.closeTo(-6.583, 3), expect.closeTo(-1.75, 3)]);
  expect(track.box.x / UNIT).toBeCloseTo(-8.183 - 0.45, 1);
});
