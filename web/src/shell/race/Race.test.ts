import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { FakeServer, tableFrame } from '../../wire/fake-server';
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

it('shows its race to who holds a seat in it', async () => {
  hold({ race: 'abc', game: 'toy', seats: [{ seat: 0, token: 'secret', name: 'Ann' }], invite: null, at: 0, over: false });
  const server = serve();
  const card = { game: 'toy', config: {} } as RaceCard;
  const asked = vi.spyOn(api, 'race').mockResolvedValue(card);
  vi.spyOn(api, 'data').mockResolvedValue({});
  vi.spyOn(api, 'games').mockResolvedValue([]);
  render(Race, { race: 'abc' });
  server.last.accept();
  server.last.say(tableFrame());
  expect(await screen.findByRole('heading', { name: 'Choose a push.' })).toBeTruthy();
  expect(asked).toHaveBeenCalledWith('abc', 'secret');
});
