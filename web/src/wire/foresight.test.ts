import { expect, it, vi } from 'vitest';
import { tableFrame } from './fake-server';
import { ForesightStore } from './foresight.svelte';
import type { Asked, Foreseen, Option, Shape, Wire } from './frames';

const push = (by: number): Option => ({ action: { kind: 'Push', by }, word: `${by}`, text: [] });
const brings = (by: number): Wire['foresight'] => ({ kind: 'Far', text: [], by });

function asking(foresight: Asked['foresight']): Asked {
  const options = [1, 2, 3].map(push);
  return { decision: { kind: 'Choose' }, prompt: { text: [], rules: [] }, exact: true, options, closed: [], forms: [], foresight, is_window: false };
}

function store(foresight: Asked['foresight'] = null) {
  let sent = 0;
  const send = vi.fn((_moment: number, _candidate: Shape): string | null => `try-${(sent += 1)}`);
  const one = new ForesightStore(send);
  one.take(tableFrame({ moment: 4, decision: asking(foresight) }));
  const tell = (id: string, foresight: Wire['foresight'] | null): void => {
    const frame: Foreseen = { type: 'foreseen', id, moment: 4, option: null, order: null, foresight, refusal: null };
    one.hear(frame);
  };
  return { one, send, tell };
}

it('asks for nothing that came with the question', () => {
  const { one, send } = store([brings(1), null, brings(3)]);
  expect([1, 2, 3].map((by) => one.of(push(by)))).toEqual([brings(1), null, brings(3)]);
  expect(send).not.toHaveBeenCalled();
});

it('asks for nothing where all options say all themselves', () => {
  const { one, send } = store([]);
  expect(one.told(push(2))).toEqual({ option: push(2), order: null, foresight: null, refusal: null });
  expect(send).not.toHaveBeenCalled();
});

it('asks for what is looked at, once, and keeps it', () => {
  const { one, send, tell } = store();
  expect(one.of(push(2))).toBeNull();
  expect(one.of(push(2))).toBeNull();
  expect(send.mock.calls).toEqual([[4, push(2).action]]);
  tell('try-1', brings(2));
  expect(one.of(push(2))).toEqual(brings(2));
  expect(send).toHaveBeenCalledOnce();
});

it('asks for one at a time, the newest first', () => {
  const { one, send, tell } = store();
  for (const by of [1, 2, 3]) one.of(push(by));
  tell('try-1', brings(1));
  tell('try-2', brings(3));
  expect(send.mock.calls.map(([, candidate]) => candidate['by'])).toEqual([1, 3, 2]);
});

it('asks for what is on no menu', () => {
  const { one, send } = store([null, null, null]);
  one.of(push(17));
  expect(send.mock.calls).toEqual([[4, push(17).action]]);
});

it('asks for an order as for an answer', () => {
  const { one, send, tell } = store([null, null, null]);
  expect(one.toldOfOrder({ kind: 'Drive', to: 7 })).toBeNull();
  expect(one.toldOfOrder(null)).toBeNull();
  expect(send.mock.calls).toEqual([[4, { kind: 'Drive', to: 7 }]]);
  tell('try-1', brings(7));
  expect(one.toldOfOrder({ kind: 'Drive', to: 7 })?.foresight).toEqual(brings(7));
});

it('forgets with the question, and does not take an answer to an old one for a new one', () => {
  const { one, tell } = store();
  one.of(push(1));
  one.take(tableFrame({ moment: 5, decision: asking(null) }));
  tell('try-1', brings(1));
  expect(one.of(push(1))).toBeNull();
});

it('asks again after a break, and after having been too quick', () => {
  vi.useFakeTimers();
  const { one, send } = store();
  one.of(push(1));
  one.resume();
  expect(send).toHaveBeenCalledTimes(2);
  one.hear({ type: 'error', id: 'try-2', status: 429, title: '', detail: '', retry_after: 2 });
  expect(send).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(2000);
  expect(send).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

it('asks nothing where nothing is asked', () => {
  const { one, send } = store();
  one.take(tableFrame({ moment: 5, decision: null }));
  expect(one.of(push(1))).toBeNull();
  expect(send).not.toHaveBeenCalled();
});
