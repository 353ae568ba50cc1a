import { expect, it } from 'vitest';
import { spotsOf } from './geometry';
import { BOARD } from './fixtures';
import { beside } from './walking';


it('goes round the rings, and from the rectangle in to the Pit', () => {
  expect(beside(BOARD, 'space-23', 'ArrowRight')).toBe('space-0');
  expect(beside(BOARD, 'space-24', 'ArrowLeft')).toBe('space-47');
  const inward = ['rect-1', 'start-1', 'space-4', 'space-28', 'space-52', 'space-76', 'space-100', 'space-124'];
  inward.slice(1).forEach((id, index) => expect(beside(BOARD, inward[index]!, 'ArrowDown')).toBe(id));
  expect(beside(BOARD, 'safe-1-8', 'ArrowDown')).toBe('home-1');
  expect(beside(BOARD, 'home-1', 'ArrowDown')).toBe('pit');
});

it('never leaves the board', () => {
  const spots = spotsOf(BOARD);
  for (const id of spots.keys()) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = beside(BOARD, id, key);
      if (next !== undefined) expect(spots.has(next), `${id} ${key} ${next}`).toBe(true);
    }
  }
});
