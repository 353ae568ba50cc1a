import { expect, it } from 'vitest';
import { tableFrame } from './fake-server';
import type { LogLine } from './frames';
import { isSameLine, patched } from './log';

const line = (text: string): LogLine => ({ event: { kind: 'Moved' }, text: [text], rules: [], brief: [] });
const texts = (lines: LogLine[]) => lines.map((one) => one.text.join(''));

it('puts new lines behind the old ones', () => {
  expect(texts(patched([line('a')], tableFrame({ log_from: 1, log: [line('b')] })))).toEqual(['a', 'b']);
});

it('drops what was taken back', () => {
  const log = [line('a'), line('b'), line('c')];
  expect(texts(patched(log, tableFrame({ log_from: 1, log: [] })))).toEqual(['a']);
});

it('knows a line that is told again', () => {
  expect(isSameLine(line('a'), line('a'))).toBe(true);
  expect(isSameLine(line('a'), line('b'))).toBe(false);
  expect(isSameLine(line('a'), { ...line('a'), event: { kind: 'Spun' } })).toBe(false);
});
