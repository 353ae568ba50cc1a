import { expect, it } from 'vitest';
import { BOARD } from './fixtures';
import { beside } from './walking';

it('goes round the rings, and from the rectangle in to the Pit', () => {
  expect(beside(BOARD, 'space-23', 'ArrowRight')).toBe('space-0');
  expect(beside(BOARD, 'space-24', 'ArrowLeft')).toBe('space-47');
  expect(beside(BOARD, 'rect-1', 'ArrowDown')).toBe('start-1');
  expect(beside(BOARD, 'start-1', 'ArrowUp')).toBe('rect-1');
});

it('stays where nothing is beside', () => {
  expect(beside(BOARD, 'pit', 'ArrowDown')).toBe('');
  expect(beside(BOARD, 'nowhere', 'ArrowDown')).toBe('');
});
