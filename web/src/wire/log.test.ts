import { expect, it } from 'vitest';
import { tableFrame } from './fake-server';
import type { LogLine } from './frames';
import { isSameNews, patch } from './log';

const line = (text: string): LogLine => ({ event: { kind: 'Moved' }, text: [text], rules: [] });
const texts = (lines: LogLine[]) => lines.map((one) => one.text.join(''));

it('puts new lines behind the old ones, and they are news', () => {
  const { log, fresh } = patch([line('a')], tableFrame({ log_from: 1, log: [line('b')] }), false);
  expect(texts(log)).toEqual(['a', 'b']);
  expect(texts(fresh)).toEqual(['b']);
});

it('drops what was taken back', () => {
  const log = [line('a'), line('b'), line('c')];
  const patched = patch(log, tableFrame({ log_from: 1, log: [] }), false);
  expect(texts(patched.log)).toEqual(['a']);
  expect(patched.fresh).toEqual([]);
});

it('does not call news what it has heard before', () => {
  const again = tableFrame({ log_from: 0, log: [line('a'), line('b'), line('c')] });
  const { log, fresh } = patch([line('a'), line('b')], again, false);
  expect(texts(log)).toEqual(['a', 'b', 'c']);
  expect(texts(fresh)).toEqual(['c']);
});

it('has no news when the table is seen for the first time', () => {
  const { log, fresh } = patch([], tableFrame({ log: [line('a')] }), true);
  expect(texts(log)).toEqual(['a']);
  expect(fresh).toEqual([]);
});

it('knows the same news told to another seat', () => {
  const line = (text: string) => ({ event: { kind: 'Moved' }, text: [text], rules: [] });
  expect(isSameNews([line('a'), line('b')], [line('a'), line('b')])).toBe(true);
  expect(isSameNews([line('a')], [line('a'), line('b')])).toBe(false);
  expect(isSameNews([line('a')], [line('b')])).toBe(false);
});
