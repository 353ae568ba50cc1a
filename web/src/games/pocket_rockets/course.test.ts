import { expect, it } from 'vitest';
import kind from './course';

const FILE = {
  id: 'tea_break',
  name: 'Tea Break',
  players: [2, 4],
  laps: 1,
  table: { shape: 'rect', w: 900, h: 600 },
  start: { a: [120, 470], b: [120, 130], heading: 0 },
  gates: [{ a: [450, 330], b: [450, 60] }],
  finish: { a: [800, 500], b: [800, 100] },
  obstacles: [
    { name: 'teapot', shape: 'circle', c: [450, 420], r: 85 },
    { name: 'napkin', shape: 'poly', pts: [[600, 150], [720, 150], [720, 270], [600, 270]] },
  ],
};

it('reads a file and writes the same', () => {
  expect(kind.write(kind.read(FILE)!)).toEqual(FILE);
  const round = { ...FILE, table: { shape: 'circle', c: [500, 500], r: 500 } };
  expect(kind.write(kind.read(round)!)).toEqual(round);
});

it('faces everybody square across the start line', () => {
  const facing = (a: number[], b: number[]) =>
    (kind.write(kind.read({ ...FILE, start: { a, b, heading: 9 } })!)['start'] as { heading: number }).heading;
  expect(facing([100, 500], [100, 100])).toBe(0);
  expect(facing([100, 100], [500, 100])).toBe(90);
  expect(facing([100, 100], [100, 500])).toBe(180);
  expect(facing([500, 100], [100, 100])).toBe(270);
  expect(facing([100, 500], [200, 100])).toBe(14);
});

it('leaves to the server what cannot be drawn', () => {
  const wrong = [
    null, [], 'course', {}, { ...FILE, gates: 3 }, { ...FILE, table: { shape: 'oval' } }, { ...FILE, players: 4 },
    { ...FILE, obstacles: [{ name: 'x', shape: 'poly', pts: [[1, 2], [3, 'four']] }] },
    { ...FILE, start: { a: [1, 2] } },
  ];
  for (const one of wrong) expect(kind.read(one)).toBeNull();
});

it('makes a word for programs out of any name', () => {
  const id = (name: string) => kind.write({ ...kind.blank(), name })['id'];
  expect(id('Großmutters 2. Kaffeetafel')).toBe('gro_mutters_2_kaffeetafel');
  expect(id('24 hours')).toBe('hours');
  expect(id('日本')).toBe('course');
  expect(id('x'.repeat(60))).toHaveLength(40);
});

it('knows what a place in a file is about', () => {
  const pickAt = (place: string) => kind.pickAt(place, kind.blank());
  expect(pickAt('obstacles[2].pts[1]')).toEqual({ what: 'thing', at: 2 });
  expect(pickAt('gates[0].b')).toEqual({ what: 'gate', at: 0 });
  expect(pickAt('start.heading')?.what).toBe('start');
  expect(pickAt('finish')?.what).toBe('finish');
  expect(pickAt('table.w')?.what).toBe('table');
  expect(pickAt('gates')).toBeNull();
  expect(pickAt('name')).toBeNull();
});
