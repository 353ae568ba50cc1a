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

/** The machine may be busy. */
const PATIENCE = { timeout: 4000 };

beforeEach(() => {
  localStorage.clear();
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
  const tile = await screen.findByRole('article', {}, PATIENCE);
  expect(within(tile).getByRole('heading').textContent).toBe(CARD.title);
  const facts = within(tile).getAllByRole('listitem').map((fact) => fact.textContent);
  expect(facts).toEqual(['2–3 players', '2–5 min', 'Downhill']);
});

it('keeps the races that one has finished, and says how they ended', async () => {
  const mine = { game: CARD.id, seats: [{ seat: 1, token: 't', name: 'Ann' }], invite: null, at: 0 };
  hold({ ...mine, race: 'lost', over: true });
  hold({ ...mine, race: 'won', over: true });
  hold({ ...mine, race: 'on', over: false });
  hold({ ...mine, race: 'alone', over: false });
  const standings = (places: number[]) => ({ kind: 'Standings' as const, winners: [places.indexOf(1)], places, reason: '' });
  vi.mocked(api.race).mockImplementation((race) =>
    Promise.resolve({
      ...RACE,
      race,
      status: race === 'on' ? 'waiting' : race === 'alone' ? 'racing' : 'over',
      standings: race === 'won' ? standings([2, 1]) : race === 'lost' ? standings([1, 2]) : null,
    } as RaceCard),
  );
  render(Home);
  const past = await screen.findByRole('region', { name: 'Races you have finished' }, PATIENCE);
  expect(within(past).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/race/won', '/race/lost']);
  expect(within(past).getByText('you won')).toBeTruthy();
  expect(within(past).getByText('you came 2nd of 2')).toBeTruthy();
  const own = screen.getByRole('region', { name: 'Your races' });
  expect(within(own).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/race/on', '/race/alone']);
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
  await screen.findByRole('article', {}, PATIENCE);
  expect(screen.getByText('go on racing')).toBeTruthy();
});
