import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { FakeServer, tableFrame } from '../../wire/fake-server';
import type { SeatKind, TableFrame } from '../../wire/frames';
import { hold } from '../../wire/keys';
import { api, Problem, type RaceCard } from '../../wire/rest';
import Race from './Race.svelte';

const PRIVATE = 'Only those who race can see this race; its host lets nobody watch.';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Sockets of this page, none of which touches a network. */
function serve(): FakeServer {
  const server = new FakeServer();
  vi.stubGlobal('WebSocket', function connect() {
    return server.connect();
  });
  return server;
}

it('says in the server’s words that a race is not for watching', async () => {
  const server = serve();
  const asked = vi.spyOn(api, 'race').mockRejectedValue(new Problem(403, 'Not for watching', PRIVATE));
  render(Race, { race: 'abc' });
  server.last.accept();
  server.last.say({ type: 'error', id: null, status: 403, title: 'Not for watching', detail: PRIVATE });
  expect(await screen.findByText(PRIVATE)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the paddock' })).toBeTruthy();
  expect(asked).toHaveBeenCalledWith('abc', undefined);
});

/** At the table of a seat that is held here. */
async function sit(changes: Partial<TableFrame> = {}) {
  hold({ race: 'abc', game: 'toy', seats: [{ seat: 0, token: 'secret', name: 'Ann' }], invite: null, at: 0, over: false });
  const server = serve();
  const asked = vi.spyOn(api, 'race').mockResolvedValue({ game: 'toy', config: {} } as RaceCard);
  vi.spyOn(api, 'games').mockResolvedValue([]);
  render(Race, { race: 'abc' });
  server.last.accept();
  server.last.say(tableFrame(changes));
  await screen.findByRole('heading', { name: 'Choose a push.' });
  // The toy has no board: once that is known, the page asks for the transcript.
  expect(server.sockets.length).toBe(2);
  server.last.accept();
  server.last.say(tableFrame(changes));
  return { server, asked };
}

it('asks for the transcript where the game has no board, and only there', async () => {
  const { server } = await sit();
  expect(server.sockets.map((socket) => socket.sent[0]?.['transcript'])).toEqual([undefined, true]);
});

it('shows its race to who holds a seat in it', async () => {
  const { asked } = await sit();
  expect(asked).toHaveBeenCalledWith('abc', 'secret');
});

it('leaves the race from the settings, and comes back', async () => {
  const { server } = await sit();
  await fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Leave the race', hidden: true }));
  await fireEvent.click(screen.getByRole('button', { name: 'Yes, leave', hidden: true }));
  expect(server.last.sent.at(-1)).toMatchObject({ type: 'leave' });
  const left = { seq: 2, decision: null, leaving: null, can_return: true, kinds: ['left', 'bot'] as SeatKind[] };
  server.last.say(tableFrame(left));
  await fireEvent.click(await screen.findByRole('button', { name: 'Come back' }));
  expect(server.last.sent.at(-1)).toMatchObject({ type: 'return' });
});

it('offers no leaving to who cannot leave', async () => {
  await sit({ leaving: null });
  await fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  expect(screen.queryByRole('button', { name: 'Leave the race', hidden: true })).toBeNull();
});
