import { expect, it } from 'vitest';
import type { Choice } from '../wire/rest';
import { configOf, filled, keyOfField, seatingOrder, taken, usualPicks, withoutField } from './choices';

const none = { values: [], least: 0, most: 0, is_rising: false, help: 'Help.' };
const lane: Choice = {
  ...none,
  key: 'lane',
  title: 'Lane',
  kind: 'one',
  default: 'short',
  values: [{ value: 'short', text: 'Short' }, { value: 'long', text: 'Long' }],
};
const laps: Choice = { ...none, key: 'laps', title: 'Laps', kind: 'number', default: 3, least: 1, most: 5 };
const colours: Choice = {
  ...none,
  key: 'colours',
  title: 'Colours',
  kind: 'seats',
  default: 'table',
  is_rising: true,
  values: ['Red', 'Blue', 'Green'].map((text, value) => ({ value, text })),
};
const all = [lane, laps, colours];

it('sends nothing that holds anyway', () => {
  expect(usualPicks(all)).toEqual({ lane: 'short', laps: 3 });
  expect(configOf(all, usualPicks(all), {}, 2)).toEqual({});
});

it('sends what is different, the seats in their order', () => {
  const config = configOf(all, { lane: 'long', laps: 3 }, { colours: [2, 0] }, 2);
  expect(config).toEqual({ lane: 'long', colours: [0, 2] });
  expect(seatingOrder(all, { colours: [2, 0] }, 2)).toEqual([1, 0]);
  expect(seatingOrder(all, {}, 3)).toEqual([0, 1, 2]);
});

it('gives no two chairs the same', () => {
  expect(taken([0, 1, 2], 0, 2)).toEqual([2, 1, 0]);
  expect(taken([0, 1], 0, 2)).toEqual([2, 1]);
  expect(filled(colours, [2], 3)).toEqual([2, 0, 1]);
  expect(filled(colours, [2, 2, 9, 1], 2)).toEqual([2, 1]);
});

it('finds the choice that a refusal is about', () => {
  expect(keyOfField('config.colours[1]')).toBe('colours');
  expect(keyOfField('seats[1].name')).toBe('');
  expect(keyOfField(undefined)).toBe('');
  expect(withoutField('config.lane: must be "short"', 'config.lane')).toBe('Must be "short"');
  expect(withoutField('no such game', undefined)).toBe('No such game');
});
