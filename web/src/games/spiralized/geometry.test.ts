import { describe, expect, it } from 'vitest';
import { BOARD } from './fixtures';
import { reach, ringRadius, spotsOf } from './geometry';

const spots = spotsOf(BOARD);
const at = (ring: number, position: number) => BOARD.spots.find((one) => one.ring === ring && one.position === position)!.key;

describe('places on the board', () => {
  it('are all drawn', () => {
    expect([...spots.keys()]).toEqual(BOARD.spots.map((spot) => spot.key));
  });

  it('begin at the top and go round clockwise', () => {
    const top = spots.get(at(1, 0))!;
    const right = spots.get(at(3, 6))!;
    expect(top.x).toBeCloseTo(0);
    expect(top.y).toBeCloseTo(-ringRadius(BOARD, 1));
    expect(right.x).toBeCloseTo(ringRadius(BOARD, 3));
    expect(right.y).toBeCloseTo(0);
  });

  it('all lie on the board, apart from each other', () => {
    const half = reach(BOARD);
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
