import { expect, it } from 'vitest';
import { MOST_BYTES, packed, unpacked } from './parcel';

const COURSE = { name: 'Jause für acht ☕', obstacles: Array.from({ length: 40 }, (_, at) => ({ c: [at, 2.5], r: 40 })) };

it('comes out as it went in, in letters that a link can hold', async () => {
  const parcel = await packed(COURSE);
  expect(parcel).toMatch(/^[\w-]+$/);
  expect(parcel.length).toBeLessThan(JSON.stringify(COURSE).length / 2);
  expect(await unpacked(parcel)).toEqual(COURSE);
});

it('is nothing where somebody wrote it by hand or cut it short', async () => {
  const parcel = await packed(COURSE);
  for (const broken of ['', 'hello', '%%%', parcel.slice(0, 40), `x${parcel}`]) {
    expect(await unpacked(broken)).toBeNull();
  }
});

it('holds no more than a server would take', async () => {
  expect(await unpacked(await packed('x'.repeat(MOST_BYTES - 2)))).toHaveLength(MOST_BYTES - 2);
  expect(await unpacked(await packed('x'.repeat(MOST_BYTES)))).toBeNull();
});
