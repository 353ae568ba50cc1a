import { expect, it } from 'vitest';
import { CLOSEST, FIT, pan, zoomAt } from './zoom';

const frame = { width: 400, height: 200 };

it('keeps the point under the finger where it is', () => {
  const zoom = zoomAt(FIT, 2, 100, 50, frame);
  expect(zoom).toEqual({ scale: 2, x: -100, y: -50 });
});

it('never shows what lies beside the board', () => {
  const zoom = zoomAt(FIT, 2, 0, 0, frame);
  expect(pan(zoom, 500, 500, frame)).toEqual({ scale: 2, x: 0, y: 0 });
  expect(pan(zoom, -5000, -5000, frame)).toEqual({ scale: 2, x: -400, y: -200 });
});

it('stops at the closest and at the whole board', () => {
  expect(zoomAt(FIT, 100, 0, 0, frame).scale).toBe(CLOSEST);
  expect(zoomAt({ scale: 2, x: -100, y: -100 }, 0.01, 0, 0, frame)).toEqual({ scale: 1, x: 0, y: 0 });
});
