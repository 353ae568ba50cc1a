import { describe, expect, it } from 'vitest';
import { asking } from '../../table/fixtures';
import type { Option } from '../../wire/frames';
import { company, frameOf, pilot, position } from './fixtures';
import { companyWords, groupRows, groupWords, previewOf } from './ghosts';

const view = position([pilot(0, 3), pilot(1, 5), pilot(2, 5)], { markers: [5] });
const rows = [
  company(0),
  company(1),
  company(2, { zones_low: 0, zones_high: 0, is_overfull: true, text: 'lose the turn' }),
];
const program: Option = { action: { kind: 'Program', route: 2 }, word: 'R', text: '' };

describe('ghosts', () => {
  const frame = frameOf(view, {
    decision: asking({ kind: 'ChooseRoute' }, [], [{ kind: 'RoutePreview', route: 2, rows }]),
  });

  it('stand where the own ship could land, with the company that takes', () => {
    const { route, ghosts } = previewOf(view, frame, program);
    expect(route).toBe(2);
    expect(ghosts).toEqual([
      { zone: 7, company: 'with ≤1', danger: 0, isBeyondField: true },
      { zone: 3, company: 'with 2', danger: 0, isBeyondField: false },
    ]);
  });

  it('stay while the answer is sealed, and are none without one', () => {
    expect(previewOf(view, { ...frame, sealed: program.action }, null).route).toBe(2);
    expect(previewOf(view, frame, null).ghosts).toEqual([]);
  });

  it('follow the wheel', () => {
    const dial: Option = { action: { kind: 'Dial', number: 4 }, word: '4', text: '' };
    expect(previewOf(view, frame, dial).ghosts[0]).toMatchObject({ zone: 7, isBeyondField: true });
  });

  it('show whom a token would hit', () => {
    const bonus = frameOf(view, {
      decision: asking({ kind: 'ChooseBonus' }, [], [
        { kind: 'BonusPreview', token: 2, targets: [1, 2], text: 'hits Bo and Cleo' },
      ]),
    });
    const play: Option = { action: { kind: 'Play', token: 2 }, word: 'flamethrower', text: '' };
    expect(previewOf(view, bonus, play).targets).toEqual([1, 2]);
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
