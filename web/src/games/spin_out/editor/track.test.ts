import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { isCircuit } from '../../../kit/tabletop/editor/drawing';
import { sizeWords } from '../../../kit/tabletop/editor/kind';
import { laidOf } from '../../../kit/tabletop/editor/laid';
import Draft from './Draft.svelte';
import kind from './track';

const FILE = {
  id: 'dry_gulch',
  name: 'Dry Gulch',
  table: [72, 48],
  laps: 2,
  start: { line: [[24, 18], [24, 1]], heading: 0, zone: [6, 2, 24, 17], grid: [[20, 8]] },
  gates: [
    { a: [48, 30], b: [48, 46], direction: 180 },
    { a: [24, 18], b: [24, 1], direction: 0, finish: true },
  ],
  features: [
    { id: 'O1', class: 'obstacle', name: 'ridge', height: 3, poly: [[18, 21], [54, 21], [54, 27], [18, 27]] },
    { id: 'L1', class: 'large', name: 'mud', height: 0.5, disc: [40, 8, 2] },
    { id: 'O2', class: 'obstacle', name: 'needle', height: 5, disc: [60, 40, 1] },
    { id: 'S1', class: 'small', name: 'stone', height: 0.5, disc: [60, 12, 0.6] },
  ],
};

it('reads a file and writes the same', () => {
  expect(kind.write(kind.read(FILE)!)).toEqual(FILE);
});

it('lines posts up with the way across, whichever is named first', () => {
  const turned = { ...FILE, gates: [{ a: [48, 46], b: [48, 30], direction: 180 }, FILE.gates[1]] };
  expect(kind.read(turned)!.gates).toEqual([{ a: [48, 30], b: [48, 46] }]);
  const start = { ...FILE.start, line: [[24, 1], [24, 18]] };
  const drawing = kind.read({ ...FILE, start })!;
  expect(drawing.start).toEqual({ a: [24, 18], b: [24, 1] });
  expect(isCircuit(drawing)).toBe(true);
});

it('gives terrain the height that is usual where a file says none', () => {
  const features = FILE.features.map(({ height: _, ...rest }) => rest);
  const heights = kind.read({ ...FILE, features })!.things.map(({ height }) => height);
  expect(heights).toEqual([3, 0.5, 3, 0.5]);
});

it('forgets places in a zone that is changed', () => {
  const drawing = kind.read(FILE)!;
  const moved = { ...drawing, zone: { low: [7, 2], high: [24, 17] } as const };
  expect(kind.write(moved)['start']).toEqual({ line: [[24, 18], [24, 1]], heading: 0, zone: [7, 2, 24, 17] });
});

it('leaves to the server what cannot be drawn', () => {
  const wrong = [
    null, [], {}, { ...FILE, table: [72] }, { ...FILE, gates: [] }, { ...FILE, laps: 'two' }, { ...FILE, start: {} },
    { ...FILE, start: { ...FILE.start, zone: [1, 2, 3] } },
    { ...FILE, features: [{ ...FILE.features[1], class: 'rock' }] },
    { ...FILE, features: [{ ...FILE.features[1], disc: [1, 2] }] },
    { ...FILE, gates: [{ a: [48, 30], b: [48, 46] }] },
  ];
  for (const one of wrong) expect(kind.read(one)).toBeNull();
});

it('knows what a place in a file is about', () => {
  const pickAt = (place: string) => kind.pickAt(place, kind.read(FILE)!);
  expect(pickAt('features[2].height')).toEqual({ what: 'thing', at: 2 });
  expect(pickAt('gates[0].direction')).toEqual({ what: 'gate', at: 0 });
  expect(pickAt('gates[1]')?.what).toBe('finish');
  expect(pickAt('start.zone[0]')?.what).toBe('zone');
  expect(pickAt('start.grid[3]')?.what).toBe('zone');
  expect(pickAt('start.line')?.what).toBe('start');
  expect(pickAt('table[0]')?.what).toBe('table');
  expect(pickAt('laps')).toBeNull();
});

it('draws all of it as the arena does', () => {
  const { container } = render(Draft, { course: laidOf(kind, kind.read(FILE)!) });
  expect(container.querySelectorAll('[data-thing]')).toHaveLength(4);
  expect(container.querySelectorAll('[data-line]')).toHaveLength(2);
  const zone = container.querySelector('.zone')!;
  expect([zone.getAttribute('x'), zone.getAttribute('width')]).toEqual(['60', '180']);
});

it('draws a run by its corners and rests', () => {
  const board = { grid: [200_000, 80_000], start_heading: 0, radius: 11_875 };
  const turn = { kind: 'ScoutedTurn', speed: 12, steps: [], passed: 0, heading: 9000 };
  const turns = [{ ...turn, corner_x: 260_000, corner_y: 80_000, x: 260_000, y: 140_000 }];
  const run = kind.runOf({ kind: 'CleanRun', turns } as never, board as never);
  expect(run.poses).toEqual([{ x: 200_000, y: 80_000, heading: 0 }, { x: 260_000, y: 140_000, heading: 90 }]);
  expect(run.way).toEqual([[200_000, 80_000], [260_000, 80_000], [260_000, 140_000]]);
  expect([run.size[0], run.corner, run.trouble]).toEqual([23.75, 11.875, null]);
  expect(kind.runOf({ kind: 'NoRun', turns: [], x: 1, y: 2 } as never, board as never).trouble).toEqual([1, 2]);
});

it('says how large things are', () => {
  const size = (name: string) => sizeWords(kind, kind.samples.find(({ item }) => item.name === name)!.item);
  expect(size('mesa')).toBe('⌀ 10 in');
  expect(size('wall')).toBe('16 × 2 in');
});
