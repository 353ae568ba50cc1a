import { render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, type RaceCard } from '../../wire/rest';
import { CARD } from '../common/fixtures';
import { hold } from '../../wire/keys';
import Home from './Home.svelte';

const RACE = {
  race: 'r1',
  game: CARD.id,
  names: ['Ann', 'Turbo'],
  kinds: ['person', 'bot'],
  status: 'racing',
} as RaceCard;

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', class {
    observe(): void {}
    disconnect(): void {}
  });
  vi.spyOn(api, 'games').mockResolvedValue([CARD]);
  vi.spyOn(api, 'races').mockResolvedValue([]);
  vi.spyOn(api, 'race').mockResolvedValue(RACE);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows the games of the server, in its words, and no other', async () => {
  render(Home);
  const tile = await screen.findByRole('article');
  expect(within(tile).getByRole('heading').textContent).toBe(CARD.title);
  const facts = within(tile).getAllByRole('listitem').map((fact) => fact.textContent);
  expect(facts).toEqual(['2–3 players', '5 min', 'Downhill']);
});

it('shows nothing before it has everything that stands above', async () => {
  hold({ race: 'r1', game: CARD.id, seats: [{ seat: 0, token: 't', name: 'Ann' }], invite: null, at: 0, over: false });
  let tell = (_: RaceCard): void => {};
  vi.mocked(api.race).mockReturnValue(new Promise((told) => (tell = told)));
  render(Home);
  await vi.waitFor(() => expect(api.race).toHaveBeenCalled());
  await api.games();
  expect(screen.queryByRole('article')).toBeNull();
  tell(RACE);
  await screen.findByRole('article');
  expect(screen.getByText('go on racing')).toBeTruthy();
});
