import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { board } from './fixtures';
import Picture from './Picture.svelte';

it('draws what is printed: every square, the walls and the posted speeds', () => {
  const { container } = render(Picture, { board });
  const outlines = [...container.querySelectorAll('.square')].map((one) => one.getAttribute('d'));
  expect(outlines).toEqual(board.squares.map((square) => square.outline));
  const signs = [...container.querySelectorAll('.sign')].map((one) => one.textContent?.replace(/\s/g, ''));
  expect(signs).toEqual(['A3', 'B3', 'C3', 'D3', 'E3', 'F3']);
  expect(screen.getByRole('img', { name: 'Foundry, 1 lap' })).toBeTruthy();
});
