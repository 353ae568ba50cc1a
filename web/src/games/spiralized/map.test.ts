import { describe, expect, it } from 'vitest';
import { DATA } from './fixtures';
import { reach, ringRadius, spotsOf } from './geometry';
import { mapOf, progressOf, spaceOf, spotOf, wayOf } from './map';

const map = mapOf(DATA)!;
const spots = spotsOf(map);
const at = (ring: number, position: number) => (ring - 1) * map.lap + position;

describe('the map', () => {
  it('has the spaces that the rules count', () => {
    const count = (kind: string) => map.cells.filter((cell) => cell.kind === kind).length;
    expect(map.cells).toHaveLength(144);
    expect([count('arrow'), count('plain'), count('wheel'), count('sunburst')]).toEqual([6, 18, 18, 18]);
    expect(map.home).toBe(153);
  });

  it('is painted as the formulas say: each stairway one space back a ring, Wheels in every second', () => {
    for (const cell of map.cells.filter((one) => one.kind === 'plain' || one.kind === 'wheel')) {
      expect(cell.position).toBe((4 * cell.paint - cell.ring + 24) % 24);
      expect(cell.kind).toBe(cell.ring % 2 ? 'plain' : 'wheel');
    }
  });

  it('gives arrows and landings the paint they belong to', () => {
    expect(map.cells[at(1, 8)]).toMatchObject({ kind: 'arrow', paint: 2 });
    expect(map.cells[at(2, 23)]).toMatchObject({ kind: 'landing', paint: 0 });
    expect(map.cells[at(6, 7)]).toMatchObject({ kind: 'landing', paint: 3 });
  });

  it('is missing when there is no file', () => {
    expect(mapOf({})).toBeNull();
  });
});

describe('progress', () => {
  it.each([
    [0, 1, at(1, 0)],
    [0, 24, at(1, 23)],
    [0, 25, at(2, 23)],
    [0, 27, at(2, 1)],
    [0, 141, at(6, 15)],
    [0, 144, at(6, 18)],
    [4, 72, at(3, 13)],
  ])('of colour %i at %i is space %i', (colour, progress, space) => {
    expect(spaceOf(map, colour, progress)).toBe(space);
    expect(progressOf(map, colour, space)).toBe(progress);
  });

  it('maps every ring space one to one for each colour, own colour at the end of every lap', () => {
    for (let colour = 0; colour < 6; colour += 1) {
      const walked = Array.from({ length: 144 }, (_, index) => spaceOf(map, colour, index + 1));
      expect(new Set(walked).size).toBe(144);
      for (let ring = 1; ring <= 6; ring += 1) {
        expect(map.cells[walked[ring * 24 - 1]!]!.paint).toBe(colour);
      }
    }
  });

  it('names every other place', () => {
    expect([-2, -1, 0, 145, 152, 153].map((place) => spotOf(map, 3, place))).toEqual([
      'pit',
      'rect-3',
      'start-3',
      'safe-3-1',
      'safe-3-8',
      'home-3',
    ]);
  });

  it('is walked one by one: out of the rectangle, past the own Wheel, into Home', () => {
    expect(wayOf(map, -1, 6)).toEqual([0]);
    expect(wayOf(map, 22, 5)).toEqual([23, 24, 25, 26, 27]);
    expect(wayOf(map, 141, 6)).toEqual([142, 143, 144, 121, 122, 123]);
    expect(wayOf(map, 144, 3)).toEqual([145, 146, 147]);
    expect(wayOf(map, 151, 2)).toEqual([152, 153]);
  });
});

describe('places on the board', () => {
  it('are as many as the model has', () => {
    expect(spots.size).toBe(211);
  });

  it('begin at the top and go round clockwise', () => {
    const top = spots.get(`space-${at(1, 0)}`)!;
    const right = spots.get(`space-${at(3, 6)}`)!;
    expect(top.x).toBeCloseTo(0);
    expect(top.y).toBeCloseTo(-ringRadius(map, 1));
    expect(right.x).toBeCloseTo(ringRadius(map, 3));
    expect(right.y).toBeCloseTo(0);
  });

  it('all lie on the board, apart from each other', () => {
    const half = reach(map);
    const middles = [...spots.values()];
    for (const spot of middles) {
      expect(Math.abs(spot.x)).toBeLessThan(half.x);
      expect(Math.abs(spot.y)).toBeLessThan(half.y);
    }
    for (const [index, one] of middles.entries()) {
      for (const other of middles.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(24);
      }
    }
  });

  it('have room for all that they hold', () => {
    expect(spots.get('start-0')!.slots).toHaveLength(2);
    expect(spots.get('rect-5')!.slots).toHaveLength(4);
    expect(spots.get('home-2')!.slots).toHaveLength(4);
  });
});
