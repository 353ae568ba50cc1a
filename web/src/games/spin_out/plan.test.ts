import { describe, expect, it } from 'vitest';
import { pose } from './fixtures';
import { DEGREE, INCH } from './ground';
import { added, cut, endOf, legTo, nosed, planOf, poses, pulled, restOf, shortened, stepsOf, STRAIGHT, stretched, swung, typed } from './plan';

const START = pose(20, 20);
const LEFT = 12 * INCH;
const at = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });
const inches = ({ x, y, heading }: { x: number; y: number; heading: number }) =>
  [x / INCH, y / INCH, heading / DEGREE].map((one) => Math.round(one * 1000) / 1000);

describe('a way-point', () => {
  it('is a turn towards it and a move there; the rest goes straight on', () => {
    const plan = added(START, STRAIGHT, LEFT, at(23, 24), false);
    expect(plan).toEqual({ legs: [{ turn: 53.1 * DEGREE, move: 5 * INCH }], tail: 0 });
    expect(restOf(plan, LEFT)).toBe(7 * INCH);
    expect(stepsOf(plan, LEFT)).toEqual([5310, 50_000, 0, 70_000]);
  });

  it('is cut where the allowance is used up', () => {
    const plan = added(START, STRAIGHT, LEFT, at(20, 50), false);
    expect(stepsOf(plan, LEFT)).toEqual([9000, 120_000]);
  });

  it('saves a turn within three degrees of straight on, unless it is wanted exactly', () => {
    expect(legTo(START, at(30, 20.4), LEFT, false).turn).toBe(0);
    expect(legTo(START, at(30, 20.4), LEFT, true).turn).toBe(230);
    expect(legTo(START, at(30, 21), LEFT, false).turn).toBe(570);
  });

  it('is none where the finger has only slipped', () => {
    expect(added(START, STRAIGHT, LEFT, at(20.01, 20.01), false)).toBe(STRAIGHT);
  });

  it('is pulled while those behind it stay', () => {
    const two = added(START, added(START, STRAIGHT, LEFT, at(24, 20), false), LEFT, at(24, 24), false);
    const moved = pulled(START, two, LEFT, 0, at(23, 20), true);
    const [, first, second] = poses(START, moved).map(inches);
    expect(first).toEqual([23, 20, 0]);
    expect(second![0]).toBeCloseTo(24, 1);
    expect(second![1]).toBeCloseTo(24, 1);
  });

  it('goes nearer and further within the allowance, and away again', () => {
    const one = stretched(STRAIGHT, LEFT, -INCH);
    expect(stepsOf(one, LEFT)).toEqual([0, 110_000, 0, 10_000]);
    expect(stepsOf(stretched(one, LEFT, 5 * INCH), LEFT)).toEqual([0, 120_000]);
    expect(stretched(STRAIGHT, LEFT, INCH)).toBe(STRAIGHT);
    expect(shortened(added(START, STRAIGHT, LEFT, at(20, 24), false))).toEqual({ legs: [], tail: 9000 });
    expect(shortened(STRAIGHT)).toEqual(STRAIGHT);
  });
});

describe('a plan', () => {
  it('turns the rest, and with nothing left the pod on the spot', () => {
    expect(stepsOf(swung(STRAIGHT, -500), LEFT)).toEqual([-500, 120_000]);
    const whole = added(START, STRAIGHT, LEFT, at(40, 20), false);
    expect(stepsOf(nosed(START, whole, at(32, 40), false), LEFT)).toEqual([0, 120_000, 9000]);
  });

  it('is read back from steps: what was interrupted goes on as it was', () => {
    const steps = [-2000, 45_000, 4500, 55_000, 500, 20_000];
    const plan = planOf(steps, LEFT);
    expect(plan.legs).toHaveLength(2);
    expect(stepsOf(plan, LEFT)).toEqual(steps);
    const turned = [...steps, 12_500];
    expect(stepsOf(planOf(turned, LEFT), LEFT)).toEqual(turned);
    expect(stepsOf(planOf([35_000, 120_000], LEFT), LEFT)).toEqual([-1000, 120_000]);
  });

  it('ends where the rulebook has the pod with four turns', () => {
    const plan = planOf([2000, 45_000, 4500, 55_000, 500, 20_000, 12_500], LEFT);
    expect(inches(endOf(START, plan, LEFT)).map((one) => one.toFixed(2))).toEqual(['27.24', '28.40', '195.00']);
  });

  it('takes numbers, and is cut to what is left', () => {
    const plan = typed({ legs: [{ turn: 0, move: INCH }, { turn: 900, move: INCH }], tail: 0 }, 3 * INCH, 0, { move: 2.5 * INCH });
    expect(plan.legs.map((leg) => leg.move)).toEqual([25_000, 5_000]);
    expect(cut({ legs: [{ turn: 0, move: 4 * INCH }, { turn: 0, move: INCH }], tail: 500 }, 3 * INCH)).toEqual({ legs: [{ turn: 0, move: 30_000 }], tail: 0 });
  });
});
