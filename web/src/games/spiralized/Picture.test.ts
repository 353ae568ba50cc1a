import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { BOARD } from './fixtures';
import Picture from './Picture.svelte';

it('draws the board that it is given', () => {
  render(Picture, { board: { ...BOARD, safe_zone: 3, spots: BOARD.spots.filter((one) => one.sign !== 'safe' || one.position <= 3) } });
  const picture = screen.getByRole('img', { name: /6 rings of 24 spaces, Safe Zones of 3/ });
  expect(picture.querySelectorAll('.safe')).toHaveLength(18);
});
