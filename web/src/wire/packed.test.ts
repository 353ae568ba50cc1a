import { expect, it } from 'vitest';
import { unpacked } from './packed';

it('lays out a table as the list that it stands for, however deep', () => {
  const cars = { each: 'Car', fields: ['seat', 'tags'], rows: [[0, [1]], [1, { each: 'Tag', fields: ['at'], rows: [[3], [4]] }]] };
  expect(unpacked({ type: 'table', view: { kind: 'View', cars } })).toEqual({
    type: 'table',
    view: {
      kind: 'View',
      cars: [
        { kind: 'Car', seat: 0, tags: [1] },
        { kind: 'Car', seat: 1, tags: [{ kind: 'Tag', at: 3 }, { kind: 'Tag', at: 4 }] },
      ],
    },
  });
});

it('gives each of them what is alike in all, as its own', () => {
  const tags = { each: 'Tag', fields: ['at'], rows: [[3], [4]] };
  const cars = unpacked({ each: 'Car', fields: ['seat'], rows: [[0], [1], [2]], alike: { fuel: 5, tags } }) as { tags: object[] }[];
  const own = [{ kind: 'Tag', at: 3 }, { kind: 'Tag', at: 4 }];
  expect(cars).toEqual([0, 1, 2].map((seat) => ({ kind: 'Car', seat, fuel: 5, tags: own })));
  expect(cars[0]!.tags).not.toBe(cars[1]!.tags);
});

it('leaves alone what is no table', () => {
  const frame = { names: ['Ann'], sealed: null, view: { kind: 'View', each: 'x', rows: [[1]], fields: ['a'] } };
  expect(unpacked(frame)).toEqual(frame);
});
