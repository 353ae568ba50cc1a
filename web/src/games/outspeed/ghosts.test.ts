import { describe, expect, it } from 'vitest';
import type { Option } from '../../wire/frames';
import { company, pilot, position } from './fixtures';
import { companyWords, groupRows, groupWords, previewOf } from './ghosts';
import type { Foresight, Wire } from './types.gen';

const view = position([pilot(0, 3), pilot(1, 5), pilot(2, 5)], { markers: [5] });
const stopped = { zones_low: 2, zones_high: 2, stands_low: 5, stands_high: 5, field: 5, text: ['pay 2 fuel → 2 zones (stopped on zone 5)'] };
const rows = [
  company(0, stopped),
  company(1, stopped),
  company(2, { zones_low: 0, zones_high: 0, stands_low: 3, stands_high: 3, is_overfull: true, text: ['lose the turn'] }),
];
const program: Option<Wire> = { action: { kind: 'Program', route: 2 }, word: 'R', text: [] };

describe('ghosts', () => {
  const brings: Foresight = { kind: 'RoutePreview', route: 2, rows, text: [] };

  it('stand where the own ship could land, with the company that takes', () => {
    const { route, ghosts } = previewOf(view, program, brings);
    expect(route).toBe(2);
    expect(ghosts).toEqual([
      { zone: 5, company: 'with ≤1', danger: 0 },
      { zone: 3, company: 'with 2', danger: 0 },
    ]);
  });

  it('are none without an option, or before it is known what it brings', () => {
    expect(previewOf(view, null, null).ghosts).toEqual([]);
    expect(previewOf(view, program, null)).toEqual({ route: 2, ghosts: [], targets: [] });
  });

  it('follow the wheel', () => {
    const dial: Option<Wire> = { action: { kind: 'Dial', number: 4 }, word: '4', text: [] };
    const brings: Foresight = { kind: 'DialPreview', number: 4, row: rows[0]!, title: '', text: [] };
    expect(previewOf(view, dial, brings).ghosts).toEqual([{ zone: 5, company: '', danger: 0 }]);
  });

  it('show whom a token would hit', () => {
    const brings: Foresight = { kind: 'BonusPreview', token: 2, targets: [1, 2], text: ['hits Bo and Cleo'] };
    const play: Option<Wire> = { action: { kind: 'Play', token: 2 }, word: 'flamethrower', text: [] };
    expect(previewOf(view, play, brings).targets).toEqual([1, 2]);
  });
});

describe('company in words', () => {
  it('tells equal rows once', () => {
    const groups = groupRows(rows);
    expect(groups.map((group) => groupWords(group, 2))).toEqual([
      'alone or with 1 other',
      'with 2 others',
    ]);
    expect(groupRows([company(0), company(1)]).map((group) => groupWords(group, 1))).toEqual([
      'whoever comes',
    ]);
  });

  it('is short on the track', () => {
    expect(companyWords([0])).toBe('alone');
    expect(companyWords([1])).toBe('with 1');
    expect(companyWords([2, 3, 4])).toBe('with 2–4');
  });
});
