import { describe, expect, it } from 'vitest';
import { boxOf, signSpot, spots, type Laid, type Lying, type Marked } from './plane';

const HEIGHT = 800_000;
const disc = (x: number, y: number, radius: number): Lying => ({ name: 'mug', x, y, radius, corners: [] });
const line = (left: [number, number], right: [number, number]): Marked => ({
  name: '', sign: '', left_x: left[0], left_y: left[1], right_x: right[0], right_y: right[1],
});

describe('the box round an object', () => {
  it('lies as its longest edge does, which is its foot', () => {
    const box = boxOf(spots(HEIGHT, [470_000, 275_000, 810_000, 275_000, 810_000, 515_000, 470_000, 515_000]));
    expect(box).toMatchObject({ x: 640, y: 405, turn: 0, width: 340, height: 240, isWhole: true });
  });

  it('is turned with it', () => {
    const box = boxOf(spots(HEIGHT, [0, 0, 300_000, 300_000, 200_000, 400_000, -100_000, 100_000]));
    expect(box.turn).toBeCloseTo(-45);
    expect(box.isWhole).toBe(true);
    expect([box.x, box.y]).toEqual([expect.closeTo(100), expect.closeTo(600)]);
  });

  it('knows when it is not filled', () => {
    expect(boxOf(spots(HEIGHT, [0, 0, 100_000, 0, 50_000, 80_000])).isWhole).toBe(false);
  });
});

describe('the sign of a line', () => {
  const gate = line([100_000, 100_000], [100_000, 500_000]);
  const course = (obstacles: Lying[]): Laid => ({
    width: 1_000_000, height: HEIGHT, radius: 0, start: gate, gates: [gate], finish: gate, obstacles,
  });

  it('lies in the middle', () => {
    expect(signSpot(course([disc(400_000, 400_000, 40_000)]), gate)).toBe(0.5);
  });

  it('makes way for what lies there', () => {
    expect(signSpot(course([disc(100_000, 300_000, 20_000)]), gate)).toBe(0.3);
    const book: Lying = { name: 'book', x: 0, y: 0, radius: 0, corners: [50_000, 240_000, 300_000, 240_000, 300_000, 460_000, 50_000, 460_000] };
    expect(signSpot(course([book]), gate)).toBe(0.2);
  });
});
