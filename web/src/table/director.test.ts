import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MOST_STEPS } from '../kit/film';
import { tableFrame } from '../wire/fake-server';
import type { LogLine, TableFrame } from '../wire/frames';
import { Director, type Set } from './director.svelte';
import { lineOf } from './fixtures';
import type { GameUi } from './game-ui';

/** A scene is how far one has come; every event takes one on, in a step. */
const motion: NonNullable<GameUi['motion']> = {
  sounds: {},
  rest: ({ frame: { view } }) => (view as unknown as { at: number }).at,
  film: ({ before, lines, pace, most = MOST_STEPS }) => {
    const step = pace * Math.min(1, most / lines.length);
    const still = (at: number, done: number) => ({ at, scene: (before as number) + done, shown: done });
    const stills = lines.map((_, index) => still(index * step, index + 1));
    const length = lines.length * step;
    return { stills: pace > 0 ? [...stills, still(length, lines.length)] : [still(0, lines.length)], length, step };
  },
};
const SET: Set = { motion, board: null, pace: 100, isOpen: false };

const log = (count: number): LogLine[] => Array.from({ length: count }, (_, index) => lineOf({ kind: 'Moved' }, `Line ${index}`));
const frame = (at: number, more: Partial<TableFrame> = {}): TableFrame =>
  tableFrame({ moment: at, view: { kind: 'View', at } as never, ...more });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is told: how far the film is, how many lines, and of which moment the rest is. */
function told(director: Director): [scene: unknown, lines: number, moment: number] {
  const { scene, log: lines, frame: now } = director.shown!;
  return [scene, lines.length, now.moment];
}

it('shows the first table as it is', () => {
  const director = new Director();
  director.follow(frame(3), log(3), SET);
  expect(told(director)).toEqual([3, 3, 3]);
  expect(director.shown!.news).toBe(0);
  expect(director.canShowAgain).toBe(false);
});

it('tells of each moment when its film is there, one after another', () => {
  const director = new Director();
  director.follow(frame(0), log(0), SET);
  director.follow(frame(2), log(2), SET);
  director.follow(frame(3), log(3), SET);
  const burst = [told(director)];
  for (let at = 0; at < 3; at += 1) {
    vi.advanceTimersByTime(100);
    burst.push(told(director));
  }
  expect(burst).toEqual([[1, 1, 0], [2, 2, 2], [3, 3, 3], [3, 3, 3]]);
  expect(director.shown!.isRunning).toBe(false);
  expect(director.shown!.news).toBe(3);
  director.age();
  expect(director.shown!.news).toBe(0);
});

it('waits with who has locked in until the film is over, and shows it at once without one', () => {
  const director = new Director();
  director.follow(frame(0), log(0), SET);
  director.follow(frame(0, { locked: [1] }), log(0), SET);
  expect(director.shown!.frame.locked).toEqual([1]);
  director.follow(frame(2), log(2), SET);
  director.follow(frame(2, { locked: [0] }), log(2), SET);
  expect(director.shown!.isBehind).toBe(true);
  director.skip();
  expect(director.shown!.frame.locked).toEqual([0]);
  expect(director.shown!.isBehind).toBe(false);
});

it('shows at once what was taken back, and what comes without motion', () => {
  const director = new Director();
  director.follow(frame(0), log(0), SET);
  director.follow(frame(4), log(4), SET);
  director.follow(frame(1), log(1), SET);
  expect(told(director)).toEqual([1, 1, 1]);
  director.follow(frame(5), log(5), { ...SET, pace: 0 });
  expect(told(director)).toEqual([5, 5, 5]);
  director.follow(frame(6), log(6), { ...SET, motion: undefined });
  expect(director.shown!.news).toBe(1);
});

it('shows what happened since the own answer again, and tells all meanwhile', () => {
  const director = new Director();
  director.follow(frame(0), log(0), SET);
  director.follow(frame(1, { decision: null }), log(1), SET);
  vi.runAllTimers();
  director.follow(frame(2, { decision: null }), log(2), SET);
  vi.runAllTimers();
  expect(director.canShowAgain).toBe(true);
  director.showAgain();
  expect(told(director)).toEqual([1, 2, 2]);
  expect(director.canShowAgain).toBe(false);
  vi.runAllTimers();
  expect(told(director)).toEqual([2, 2, 2]);
  director.showAgain();
  director.follow(frame(4), log(4), SET);
  expect(told(director), 'news end it').toEqual([3, 3, 2]);
  vi.runAllTimers();
  expect(told(director)).toEqual([4, 4, 4]);
});

it('shows nobody what another seat saw, and everybody what happened since they looked', () => {
  const director = new Director();
  director.follow(frame(0, { seat: 0 }), log(0), SET);
  director.leave();
  expect(director.shown).toBeNull();
  director.follow(frame(2, { seat: 1 }), log(2), SET);
  expect(told(director), 'who has seen nothing yet begins here').toEqual([2, 2, 2]);
  director.follow(frame(4, { seat: 1 }), log(4), SET);
  director.follow(frame(6, { seat: 0 }), log(6), SET);
  expect(director.shown!.frame.seat).toBe(0);
  expect(told(director)).toEqual([1, 1, 0]);
  vi.runAllTimers();
  expect(told(director)).toEqual([6, 6, 6]);
  director.follow(frame(6, { seat: 1 }), log(6), SET);
  expect(told(director), 'seat 1 left before the end').toEqual([4, 4, 2]);
});

it('goes on where all at a device may see the same', () => {
  const director = new Director();
  const open = { ...SET, isOpen: true };
  director.follow(frame(0, { seat: 0 }), log(0), open);
  director.follow(frame(2, { seat: 0 }), log(2), open);
  director.follow(frame(2, { seat: 1 }), log(2), open);
  expect(told(director)).toEqual([1, 1, 0]);
  vi.runAllTimers();
  expect(director.shown!.frame.seat).toBe(1);
});

it('shows what a window is about in the first third of its time', () => {
  const director = new Director();
  director.follow(frame(0), log(0), SET);
  const opened = { ends_in: 600, kind: 'free', is_held: false, turn: -1 } as const;
  director.follow(frame(10, { window: opened }), log(10), SET);
  vi.advanceTimersByTime(199);
  expect(director.shown!.isRunning).toBe(true);
  vi.advanceTimersByTime(1);
  expect(director.shown!.isRunning).toBe(false);
});
