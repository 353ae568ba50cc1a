import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, Problem } from '../../../wire/rest';
import { Checker } from './checker.svelte';
import type { Drawing } from './drawing';
import type { TabletopKind } from './kind';

let drawn = 0;
const DRAWING = { things: [{ name: 'mug' }], gates: [] } as unknown as Drawing;
/** Another file each time: what was answered once is kept. */
const KIND = {
  write: () => ({ number: (drawn += 1) }),
  pickAt: (place: string) => (place === 'things[0].r' ? { what: 'thing', at: 0 } : null),
} as unknown as TabletopKind;

const print = vi.spyOn(api, 'print');
const scout = vi.spyOn(api, 'scout');
const BOARD = { kind: 'Board' };
const FOUND = { kind: 'CleanRun', is_drivable: true, text: ['Fine.'] };

beforeEach(() => {
  vi.useFakeTimers();
  print.mockReset().mockResolvedValue(BOARD);
  scout.mockReset().mockResolvedValue(FOUND);
});
afterEach(() => vi.useRealTimers());

it('says what was found out', async () => {
  const checker = new Checker('toy', KIND);
  expect(checker.verdict).toEqual({ is: 'asking' });
  expect(checker.isOld).toBe(true);
  await checker.check(DRAWING);
  expect(checker.verdict).toEqual({ is: 'scouted', board: BOARD, finding: FOUND });
  expect(checker.isOld).toBe(false);
  expect(scout).toHaveBeenCalledWith('toy', { data: { number: drawn } });
});

it('says what is wrong, by the name of the thing, and scouts nothing', async () => {
  const field = 'config.data.things[0].r';
  print.mockRejectedValue(new Problem(422, 'Not valid', `${field}: must be more`, undefined, field));
  const checker = new Checker('toy', KIND);
  await checker.check(DRAWING);
  expect(checker.verdict).toEqual({ is: 'wrong', text: 'mug: must be more', pick: { what: 'thing', at: 0 } });
  expect(scout).not.toHaveBeenCalled();
});

it('names nothing twice', async () => {
  const field = 'config.data.things[0].r';
  print.mockRejectedValue(new Problem(422, 'Not valid', `${field}: the mug hangs over`, undefined, field));
  const checker = new Checker('toy', KIND);
  await checker.check(DRAWING);
  expect(checker.verdict).toMatchObject({ is: 'wrong', text: 'The mug hangs over' });
});

it('names the place where it is no thing, and nothing where nobody can say', async () => {
  const checker = new Checker('toy', KIND);
  print.mockRejectedValue(new Problem(422, 'Not valid', 'config.data.name: too long', undefined, 'config.data.name'));
  await checker.check(DRAWING);
  expect(checker.verdict).toEqual({ is: 'wrong', text: 'name: too long', pick: null });
  print.mockRejectedValue(new Problem(0, 'No connection', 'The server does not answer.'));
  await checker.check(DRAWING);
  expect(checker.verdict).toEqual({ is: 'unknown', text: 'The server does not answer.' });
});

it('asks again while the server is busy', async () => {
  scout.mockRejectedValueOnce(new Problem(503, 'Busy', 'Try again.'));
  const checker = new Checker('toy', KIND);
  const checking = checker.check(DRAWING);
  await vi.advanceTimersByTimeAsync(1000);
  await checking;
  expect(checker.verdict.is).toBe('scouted');
  expect(scout).toHaveBeenCalledTimes(2);
});

it('forgets what it was asked before', async () => {
  let answer = (_: typeof FOUND): void => {};
  scout.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  const checker = new Checker('toy', KIND);
  const first = checker.check(DRAWING);
  await vi.advanceTimersByTimeAsync(0);
  await checker.check(DRAWING);
  expect(checker.isOld).toBe(false);
  answer({ ...FOUND, is_drivable: false });
  await first;
  expect(checker.verdict).toMatchObject({ is: 'scouted', finding: FOUND });
});

it('leaves what was found out standing while it asks again, and says that it is old', async () => {
  const checker = new Checker('toy', KIND);
  await checker.check(DRAWING);
  let answer = (_: typeof FOUND): void => {};
  scout.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  const second = checker.check(DRAWING);
  await vi.advanceTimersByTimeAsync(0);
  expect([checker.verdict.is, checker.isOld]).toEqual(['scouted', true]);
  answer({ ...FOUND, is_drivable: false });
  await second;
  expect(checker.verdict).toMatchObject({ finding: { is_drivable: false } });
  expect(checker.isOld).toBe(false);
});
