import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { groundOf, pebbles } from './art';
import { BOARD } from './fixtures';
import Picture from './Picture.svelte';

it('draws all terrain and every gate in its order', () => {
  render(Picture, { board: BOARD });
  const arena = screen.getByRole('img', { name: 'Mesa Oval, 2 laps, 4 gates' });
  expect(arena.querySelectorAll('[data-thing]')).toHaveLength(BOARD.features.length);
  expect([...arena.querySelectorAll('[data-line]')].map((one) => one.getAttribute('data-line'))).toEqual([
    'gate 1', 'gate 2', 'gate 3', 'the finish line',
  ]);
});

it('makes rough ground of what it is called, the same every time', () => {
  expect(['scree', 'mud in the middle', 'dry pan', 'scrub', 'anything'].map((name) => groundOf({ name }))).toEqual(['scree', 'mud', 'mud', 'scrub', 'scree']);
  const rubble = BOARD.features.find((one) => one.id === 'L3')!;
  expect(pebbles(BOARD.height, rubble, 9)).toEqual(pebbles(BOARD.height, rubble, 9));
  expect(pebbles(BOARD.height, rubble, 9).length).toBeGreaterThan(5);
});
