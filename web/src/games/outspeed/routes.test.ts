import { describe, expect, it } from 'vitest';
import {
  parseRoute,
  parseSum,
  routeLines,
  routeSentence,
  sumBrief,
  sumSigns,
  sumWords,
} from './routes';

describe('the language of the tiles', () => {
  it('reads condition, cost and benefit', () => {
    const route = parseRoute('P2 | 1 | Z=2 B=1');
    expect(route).toMatchObject({ isLit: true, room: 2, alone: false, tokens: 1 });
    expect(route.cost).toEqual([{ kind: 'number', value: 1 }]);
    expect(route.zones).toEqual([{ kind: 'number', value: 2 }]);
    expect(route.fuel).toEqual([]);
  });

  it('knows a light that is off', () => {
    expect(parseRoute('off').isLit).toBe(false);
  });

  it('reads dice, crowds and the wheel', () => {
    expect(parseSum('#M*dY')).toEqual([{ kind: 'crowd-dice', colour: 'yellow', route: 1 }]);
    expect(parseSum('2*dB')).toEqual([{ kind: 'dice', colour: 'blue', times: 2 }]);
    expect(parseSum('#R+1')).toEqual([
      { kind: 'crowd', route: 2 },
      { kind: 'number', value: 1 },
    ]);
    expect(parseSum('X')).toEqual([{ kind: 'wheel' }]);
    expect(parseSum('0')).toEqual([]);
  });
});

describe('a route in symbols', () => {
  it('ends with the unit', () => {
    expect(sumSigns(parseSum('1+dY'), 'cube')).toEqual([
      { sign: 'text', text: '1' },
      { sign: 'text', text: '+' },
      { sign: 'die', colour: 'yellow' },
      { sign: 'cube' },
    ]);
  });

  it('draws a silhouette for each place', () => {
    const [condition] = routeLines(parseRoute('P3 | 0 | Z=1'));
    expect(condition?.signs).toEqual([{ sign: 'person' }, { sign: 'person' }, { sign: 'person' }]);
  });

  it('has a line for each thing gained', () => {
    const parts = routeLines(parseRoute('- | 0 | Z=1 F=3 B=2')).map((line) => line.brief);
    expect(parts).toEqual(['open to all', 'free', '1 zone', '+3 fuel', '2 tokens']);
  });
});

describe('a route in words', () => {
  it.each([
    ['P2 | 2 | Z=4', '2 fuel → 4 zones, if at most one other comes along'],
    ['P1 | 2 | Z=7', '2 fuel → 7 zones, if nobody else comes along'],
    ['P3 | 1 | Z=2 B=1', '1 fuel → 2 zones, 1 token, if at most 2 others come along'],
    ['- | 1+dY | Z=4', '1 fuel plus a yellow die → 4 zones'],
    ['- | #L | Z=3', '1 fuel per pilot on ● → 3 zones'],
    ['- | 0 | Z=#R+1', 'free → 1 zone per pilot on ■ plus 1'],
    ['- | 3 | Z=2*dB', '3 fuel → 2 blue dice of zones'],
    ['- | X | Z=X', 'X fuel → X zones'],
    [
      'ALONE | 1 | Z=3',
      '3 zones for free if you are alone; with company you pay 1 fuel for nothing',
    ],
    ['off', 'the light is off: nobody can take it'],
  ])('%s', (text, words) => {
    expect(routeSentence(parseRoute(text))).toBe(words);
  });

  it('is brief where there is little room', () => {
    expect(sumBrief(parseSum('dB+1'), 'zone')).toBe('die roll + 1');
    expect(sumBrief(parseSum('X'), 'zone')).toBe('X zones');
    expect(sumWords(parseSum('1'), 'zone')).toBe('1 zone');
  });
});
