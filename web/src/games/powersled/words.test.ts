import { describe as about, expect, it } from 'vitest';
import { asking, option } from '../../table/fixtures';
import { fromMenu } from '../../wire/foresight.svelte';
import type { Option } from '../../wire/frames';
import { at, board, path, position, RISK, sled } from './fixtures';
import { chancesOf, planOf, squareOf } from './plan';
import type { Wire } from './types.gen';
import { commitWords, describe, facts, onSquare } from './words';

const view = position([
  sled(0, 's5.0.0', { control: 2, owed: 1 }),
  sled(1, 's5.1.2', { circle: 10 - 2, is_crashing: true, armor: 0 }),
  sled(2, 's0.0.0', { out: 1 }),
]);

about('facts', () => {
  it('tell lap, control, armor and cards, with an alarm where it hurts', () => {
    expect(facts(view, 0, board).map((fact) => fact.value)).toEqual(['1/1', '−2', '4', '5']);
    expect(facts(view, 1, board).filter((fact) => fact.alarm).map((fact) => fact.value)).toEqual(['2', '0']);
    expect(facts(view, 0, board).at(-1)!.label).toContain('1 owed');
  });
});

about('words', () => {
  it('say who and what is on a square', () => {
    const mined = position(view.sleds, { mines: view.mines.map((_, index) => (index === at('s5.0.0') ? 1 : 0)) });
    expect(onSquare(board, mined, at('s5.0.0'), ['Ann', 'Bo', 'Cleo'])).toEqual([
      'Ann, two steps down',
      'a mine: strength 2 for who enters',
    ]);
  });

  it('say on the button what it does', () => {
    const said = (action: object, text: string) => commitWords(option(action), text, [], board);
    expect(said({ kind: 'Lay' }, 'MOVE 4 + Good Speed')).toBe('Lay MOVE 4 + Good Speed');
    expect(said({ kind: 'LayMine' }, 'Lay the Mine in the square you left last')).toBe('Lay the Mine');
    expect(said({ kind: 'Build' }, 'Thrust 7, stability 6')).toBe('Build this sled');
  });

  it('describe the race, the leader first', () => {
    expect(describe(view, ['Ann', 'Bo', 'Cleo'], board, [2, 1, 3])).toMatch(/^Foundry, 1 lap\..*Bo on straight E–F, left lane 3.*crashing.*Ann on straight E–F, right lane 1.*Cleo is out\.$/);
  });
});

about('plans', () => {
  const forward = option({ kind: 'Go', way: 0, piloting: 0 }, 'f');
  const swipe = option({ kind: 'Sideswipe', target: 1, points: 1 }, 's');
  const asked = asking({ kind: 'ChooseStep', seat: 0 }, [forward, swipe], [
    { kind: 'StepPreview', square: -1, ends: [], text: [], paths: [path(['s5.0.0'], { struck: 1 })] },
    { kind: 'StepPreview', square: -1, ends: [], text: [], paths: [path(['s5.0.1'])] },
  ]);

  const foreseen = (one: Option<Wire> | null) => fromMenu<Wire>(asked, one);

  it('put an option on the square that it leads to, or on the sled that it meets', () => {
    expect(squareOf(view, 0, forward, foreseen)).toBe(at('s5.1.2'));
    expect(squareOf(view, 0, swipe, foreseen)).toBe(at('s5.1.2'));
    expect(planOf(swipe, foreseen(swipe)).targets).toEqual([1]);
    expect(planOf(null, null).paths).toEqual([]);
  });

  it('show only what can happen', () => {
    expect(chancesOf(RISK).map((chance) => chance.label)).toEqual(['no effect', 'lose 1 step', 'lose 2 steps', 'spin', 'crash']);
  });
});
