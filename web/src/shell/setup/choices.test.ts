import { expect, it } from 'vitest';
import type { PartsChoice, PlainChoice } from '../../wire/rest';
import { configOf, filled, isInData, keyOfField, partsOf, seatingOrder, shifted, taken, usualPicks, withinField, withoutField } from './choices';
import { CARD, DERBY } from '../common/fixtures';

const all = CARD.choices;
const [, laps, colours] = all as [PlainChoice, PlainChoice, PlainChoice];

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

const [track, safe] = DERBY.choices as [PlainChoice, PartsChoice];

it('sends of the parts only the numbers that differ', () => {
  const picks = usualPicks([track, safe]);
  expect(picks).toEqual({ track: 'oval' });
  expect(configOf([track, safe], picks, {}, 2, { safe: { A: 3, B: 1 } })).toEqual({ safe: { A: 3 } });
  expect(configOf([track, safe], picks, {}, 2, { safe: { A: 2 } })).toEqual({});
  expect(partsOf(safe, { track: 'snake' }).map((one) => one.text)).toEqual(['A, left']);
});

it('lowers and raises all parts, as far as they go', () => {
  expect(shifted(safe, safe.parts['oval']!, {}, -1)).toEqual({ A: 1, B: 1 });
  expect(shifted(safe, safe.parts['oval']!, { A: 4 }, 1)).toEqual({ A: 4, B: 2 });
});

it('knows what an own file says itself', () => {
  expect([track, safe, laps].map((choice) => isInData(choice, [track, safe, laps]))).toEqual([true, true, false]);
  expect(withinField('config.data.sections[1] (East).safe: must be less', 'data')).toBe('sections[1] (East).safe: must be less');
  expect(withinField('config.data: is no table', 'data')).toBe('is no table');
  expect(withinField('data.grid: is odd', 'data')).toBe('data.grid: is odd');
});
