import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { board, cards, position, sled } from './fixtures';
import Hand from './Hand.svelte';
import { CardKind } from './types.gen';

it('names every card in hand, and those set aside', () => {
  const view = position([sled(0, 's5.0.0')], { hand: cards([CardKind.MOVE_4, 2]), aside: cards([CardKind.FIELD, 1]) });
  render(Hand, { view, board });
  const words = screen.getAllByRole('listitem').map((one) => one.querySelector('.unseen')?.textContent);
  expect(words).toEqual(['2 MOVE 4', '1 Force Field, set aside']);
  expect(screen.getByText('M4×2')).toBeTruthy();
});

it('is nothing when it is empty', () => {
  render(Hand, { view: position([sled(0, 's5.0.0')]), board });
  expect(screen.queryByRole('list')).toBeNull();
});
