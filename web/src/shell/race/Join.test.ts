import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api, type RaceCard } from '../../wire/rest';
import Join from './Join.svelte';

afterEach(() => vi.restoreAllMocks());

/** A guest comes by link. */
function arrive(kinds: RaceCard['kinds'], isPublic: boolean) {
  vi.spyOn(api, 'games').mockResolvedValue([]);
  const card = { game: 'toy', names: ['Ann', 'Ben'], kinds, public: isPublic } as RaceCard;
  const asked = vi.spyOn(api, 'race').mockResolvedValue(card);
  render(Join, { race: 'abc', code: 'invitation' });
  return asked;
}

it('shows who is invited a race that nobody else may see', async () => {
  const asked = arrive(['human', 'open'], false);
  expect(await screen.findByRole('button', { name: 'Take a seat' })).toBeTruthy();
  expect(asked).toHaveBeenCalledWith('abc', 'invitation');
});

it('leads to the race only where others may watch', async () => {
  arrive(['human', 'human'], false);
  expect(await screen.findByText('Every seat is taken.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Watch the race' })).toBeNull();
});

it('offers to watch when every seat is taken', async () => {
  arrive(['human', 'human'], true);
  expect(await screen.findByRole('link', { name: 'Watch the race' })).toBeTruthy();
});
