import { afterEach, expect, it, vi } from 'vitest';
import { FakeServer, tableFrame } from './fake-server';
import { RaceStore } from './race.svelte';

const line = (text: string) => ({ event: { kind: 'Told' }, text, rules: [] });

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

it('keeps frame and log, and calls news only what came later', () => {
  const { server } = open();
  server.last.say(tableFrame({ log: [line('a')] }));
  expect(store.fresh).toEqual([]);
  server.last.say(tableFrame({ seq: 2, log_from: 1, log: [line('b')] }));
  expect(store.log.map((one) => one.text)).toEqual(['a', 'b']);
  expect(store.fresh.map((one) => one.text)).toEqual(['b']);
  store.shown();
  expect(store.fresh).toEqual([]);
});

it('is asked until its answer is sealed', () => {
  const { server } = open();
  expect(store.isAsked).toBe(false);
  server.last.say(tableFrame());
  expect(store.isAsked).toBe(true);
  server.last.say(tableFrame({ seq: 2, sealed: { kind: 'Push', by: 1 } }));
  expect(store.isAsked).toBe(false);
});

it('answers the question that is on the table', () => {
  const { server } = open();
  server.last.say(tableFrame({ moment: 9 }));
  store.answer({ kind: 'Push', by: 1 });
  expect(server.last.sent.at(-1)).toMatchObject({ type: 'answer', moment: 9, action: { by: 1 } });
  expect(store.pending).toBe(1);
});

it('waits after the acknowledgement until the table shows it', () => {
  const { server } = open();
  server.last.say(tableFrame({ seq: 3 }));
  store.answer({ kind: 'Push', by: 1 });
  const { id } = server.last.sent.at(-1)!;
  server.last.say({ type: 'ack', id, seq: 4 });
  expect(store.pending).toBe(1);
  server.last.say(tableFrame({ seq: 4, moment: 1 }));
  expect(store.pending).toBe(0);
});

it('waits no longer when the table came before the acknowledgement, or the answer is refused', () => {
  const { server } = open();
  server.last.say(tableFrame({ seq: 3 }));
  store.answer({ kind: 'Push', by: 1 });
  server.last.say(tableFrame({ seq: 4, moment: 1 }));
  server.last.say({ type: 'ack', id: server.last.sent.at(-1)!['id'], seq: 4 });
  expect(store.pending).toBe(0);
  store.answer({ kind: 'Push', by: 9 });
  const refusal = { type: 'error', id: server.last.sent.at(-1)!['id'], status: 422, title: 'No', detail: 'No.' };
  server.last.say(refusal);
  expect(store.pending).toBe(0);
});

it('has trouble when there is no table, and hands on refusals when there is', () => {
  const { server, refused } = open();
  server.last.say({ type: 'error', id: null, status: 404, title: 'No race', detail: 'No such race.' });
  expect(store.trouble?.detail).toBe('No such race.');
  expect(refused).not.toHaveBeenCalled();
});
