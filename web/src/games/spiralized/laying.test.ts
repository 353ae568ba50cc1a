import { expect, it } from 'vitest';
import { BOARD, position } from './fixtures';
import { spotsOf } from './geometry';
import { layTokens, roomOn, tagBelow } from './laying';

const spots = spotsOf(BOARD);

it('finds room beside the token that is on Start already', () => {
  const laid = layTokens(BOARD, spots, position([-1, 0, -1, -1, 5, -1, -1, -1]), [-1, 0, -1, -1, 5, -1, -1, -1]);
  const start = spots.get('start-0')!;
  const other = laid.find((one) => one.spot === 'start-0')!;
  const room = roomOn(start, laid);
  expect(room).toBe(start.slots[1]);
  expect(Math.hypot(room.x - other.x, room.y - other.y)).toBeGreaterThanOrEqual(start.size);
});

it('lies on the one that it would hit', () => {
  const laid = layTokens(BOARD, spots, position([1, -1, -1, -1, -1, -1, -1, -1]), [1, -1, -1, -1, -1, -1, -1, -1]);
  const arrow = spots.get('space-0')!;
  expect(roomOn(arrow, laid)).toBe(arrow);
});

it('puts a tag above its spot, but never off the board or on the token that moves', () => {
  const spot = { x: 0, y: 0 };
  expect(tagBelow(spot, undefined, -500)).toBeLessThan(0);
  expect(tagBelow(spot, { x: 0, y: 40 }, -500)).toBeLessThan(0);
  expect(tagBelow(spot, { x: -20, y: -40 }, -500)).toBeGreaterThan(0);
  expect(tagBelow(spot, { x: 0, y: -200 }, -500)).toBeLessThan(0);
  expect(tagBelow(spot, undefined, -100)).toBeGreaterThan(0);
});
