import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import * as staging from '../common/staging';
import { CARD } from '../common/fixtures';
import { api, type GameCard, type RaceCard } from '../../wire/rest';
import Join from './Join.svelte';

/** The machine may be busy. */
const PATIENCE = { timeout: 4000 };

afterEach(() => vi.restoreAllMocks());

/** A guest comes by link. */
function arrive(kinds: RaceCard['kinds'], isPublic: boolean, games: GameCard[] = []) {
  vi.spyOn(staging, 'allGames').mockResolvedValue(games);
  const card = { game: 'toy', names: ['Ann', 'Ben'], kinds, public: isPublic } as RaceCard;
  const asked = vi.spyOn(api, 'race').mockResolvedValue(card);
  render(Join, { race: 'abc', code: 'invitation' });
  return asked;
}

it('shows who is invited a race that nobody else may see', async () => {
  const asked = arrive(['human', 'open'], false);
  expect(await screen.findByRole('button', { name: 'Take a seat' }, PATIENCE)).toBeTruthy();
  expect(asked).toHaveBeenCalledWith('abc', 'invitation');
});

it('says what the game is about, how long it takes and where its rules are', async () => {
  vi.spyOn(api, 'board').mockResolvedValue(null);
  arrive(['human', 'open'], false, [CARD]);
  expect(await screen.findByRole('heading', { name: 'A race of Soapbox' }, PATIENCE)).toBeTruthy();
  expect(screen.getByText(/Be the first at the bottom of the hill\.\s+About 3 minutes\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Rules' }).getAttribute('href')).toBe('/rules/toy');
});

it('leads to the race only where others may watch', async () => {
  arrive(['human', 'human'], false);
  expect(await screen.findByText('Every seat is taken.', {}, PATIENCE)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Watch the race' })).toBeNull();
});

it('offers to watch when every seat is taken', async () => {
  arrive(['human', 'human'], true);
  expect(await screen.findByRole('link', { name: 'Watch the race' }, PATIENCE)).toBeTruthy();
});
