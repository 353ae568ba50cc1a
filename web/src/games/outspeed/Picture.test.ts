import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { BOARD } from './fixtures';
import Picture from './Picture.svelte';

it('shows every tile, one side at a time', async () => {
  render(Picture, { board: BOARD });
  expect(screen.getAllByRole('listitem')).toHaveLength(BOARD.tiles.length);
  const needle = () => screen.getByText(/Needle's Eye/).closest('li')!.querySelector('svg')!.getAttribute('aria-label');
  expect(needle()).toContain('left: 3 zones for free if you are alone');
  await fireEvent.click(screen.getByRole('radio', { name: '5–6 pilots' }));
  expect(needle()).toContain('left: 1 fuel → 3 zones, if at most 2 others come along');
});
