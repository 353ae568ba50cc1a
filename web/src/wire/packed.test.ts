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

it('leaves alone what is no table', () => {
  const frame = { names: ['Ann'], sealed: null, view: { kind: 'View', each: 'x', rows: [[1]], fields: ['a'] } };
  expect(unpacked(frame)).toEqual(frame);
});
