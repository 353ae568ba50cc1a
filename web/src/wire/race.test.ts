import { afterEach, expect, it, vi } from 'vitest';
import { FakeServer, tableFrame } from './fake-server';
import { RaceStore } from './race.svelte';

const line = (text: string) => ({ event: { kind: 'Moved' }, text: [text], rules: [], brief: [] });

const push = (by: number) => ({ action: { kind: 'Push', by }, word: `${by}`, text: [`${by}`] });

let store: RaceStore;
afterEach(() => store.close());

function open() {
  const server = new FakeServer();
  const refused = vi.fn();
  store = new RaceStore('abc', 'secret', refused, server.connect);
  store.open();
  server.last.accept();
  return { server, refused };
}

it('keeps frame and log', () => {
  const { server } = open();
  server.last.say(tableFrame({ log: [line('a')] }));
  server.last.say(tableFrame({ seq: 2, log_from: 1, log: [line('b')] }));
  expect(store.log.map((one) => one.text.join(''))).toEqual(['a', 'b']);
});

it('is asked until its answer is sealed', () => {
  const { server } = open();
  expect(store.isAsked).toBe(false);
  server.last.say(tableFrame());
  expect(store.isAsked).toBe(true);
  server.last.say(tableFrame({ seq: 2, sealed: push(1) }));
  expect(store.isAsked).toBe(false);
});

it('answers the question that is on the table', () => {
  const { server } = open();
  server.last.say(tableFrame({ moment: 9 }));
  store.answer(push(1));
  expect(server.last.sent.at(-1)).toMatchObject({ type: 'answer', moment: 9, action: { by: 1 } });
  expect(store.sending).toEqual(push(1));
});

it('waits after the acknowledgement until the table shows it', () => {
  const { server } = open();
  server.last.say(tableFrame({ seq: 3 }));
  store.answer(push(1));
  const { id } = server.last.sent.at(-1)!;
  server.last.say({ type: 'ack', id, seq: 4 });
  expect(store.sending).toEqual(push(1));
  server.last.say(tableFrame({ seq: 4, moment: 1 }));
  expect(store.sending).toBeNull();
  expect(store.pending).toEqual([]);
});

it('waits no longer when the table came before the acknowledgement, or the answer is refused', () => {
  const { server } = open();
  server.last.say(tableFrame({ seq: 3 }));
  store.answer(push(1));
  server.last.say(tableFrame({ seq: 4, moment: 1 }));
  server.last.say({ type: 'ack', id: server.last.sent.at(-1)!['id'], seq: 4 });
  expect(store.pending).toEqual([]);
  store.answer(push(9));
  const refusal = { type: 'error', id: server.last.sent.at(-1)!['id'], status: 422, title: 'No', detail: 'No.' };
  server.last.say(refusal);
  expect(store.pending).toEqual([]);
});

it('sends no answer while it takes another back, and none once the table keeps it sealed', () => {
  const { server } = open();
  server.last.say(tableFrame({ seq: 3, can_undo: true }));
  store.undo();
  expect(store.pending).toHaveLength(1);
  expect(store.sending).toBeNull();
  store.answer(push(1));
  server.last.say(tableFrame({ seq: 4, sealed: push(1) }));
  expect(store.sending).toBeNull();
});

it('leaves orders for the question that is on the table, and waits until they are there', () => {
  const { server } = open();
  server.last.say(tableFrame({ seq: 3, moment: 9 }));
  store.order({ kind: 'Push', round: 1 });
  const sent = server.last.sent.at(-1)!;
  expect(sent).toMatchObject({ type: 'order', moment: 9, orders: [{ kind: 'Push', round: 1 }] });
  expect(store.isOrdering).toBe(true);
  server.last.say({ type: 'ack', id: sent['id'], seq: 4 });
  server.last.say(tableFrame({ seq: 4, moment: 9, orders: [{ order: { kind: 'Push', round: 1 }, text: ['Push'] }] }));
  expect(store.isOrdering).toBe(false);
  expect(store.frame?.orders.map((one) => one.text)).toEqual([['Push']]);
  store.order();
  expect(server.last.sent.at(-1)).toMatchObject({ type: 'order', orders: [] });
});

it('has trouble when there is no table, and hands on refusals when there is', () => {
  const { server, refused } = open();
  server.last.say({ type: 'error', id: null, status: 404, title: 'No race', detail: 'No such race.' });
  expect(store.trouble?.detail).toBe('No such race.');
  expect(refused).not.toHaveBeenCalled();
});

it('asks the driver about the question on the table, and forgets what it said with it', () => {
  const { server, refused } = open();
  server.last.say(tableFrame({ moment: 4, has_advice: true }));
  store.askDriver();
  store.askDriver();
  const asked = server.last.sent.filter((one) => one['type'] === 'advise');
  expect(asked).toHaveLength(1);
  expect([store.isAdvising, store.advice]).toEqual([true, null]);
  const said = { type: 'advised', id: asked[0]!['id'], moment: 4, option: push(2), why: ['Further.'] };
  server.last.say(said);
  expect([store.isAdvising, store.advice]).toEqual([false, said]);
  server.last.say(tableFrame({ seq: 2, moment: 5, has_advice: true }));
  expect([store.isAdvising, store.advice]).toEqual([false, null]);
  store.askDriver();
  const error = { type: 'error', id: server.last.sent.at(-1)!['id'], status: 409, title: 'Stale', detail: 'Over.' };
  server.last.say(error);
  expect(store.isAdvising).toBe(false);
  expect(refused).not.toHaveBeenCalled();
});
