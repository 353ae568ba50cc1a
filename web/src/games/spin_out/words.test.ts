import { describe as about, expect, it } from 'vitest';
import { BOARD, card, met, pod, pose, position } from './fixtures';
import spinOut from './index';
import { Meeting, type Decision } from './types.gen';
import { commitWords, describe, facts, meaningOf, metWords, numberIn, odds, stateWords, suitOf } from './words';

const NAMES = ['Ann', 'Bo'];
const view = position([pod(pose(28, 8), { damage: 16, orange: true, blue: true, passed: 5 }), pod(pose(30, 12), { status: 2 })]);

it('tells the whole table', () => {
  expect(describe(view, NAMES, BOARD)).toBe(
    "Mesa Oval, 2 laps, 4 gates. Game Turn 3. It is Ann's Turn, 12 in to go. " +
      'Ann: damage 16 of 20, smoking, orange marker, blue marker, lap 2 of 2, next gate 2, at 28 in right and 8 in up, facing 0°. Bo: ejected.',
  );
});

it('knows who is out, and where the line is next', () => {
  expect(spinOut.isOut!(view, 1)).toBe(true);
  expect(stateWords(BOARD, position([pod(pose(1, 1), { passed: 7 })]), 0)).toContain('next the line');
  expect(facts(view, 0, BOARD).map((one) => [one.label, one.value])).toEqual([
    ['damage', '16'], ['markers: orange and blue', 'OB'], ['gates passed', '5/8'], ['cards', '2'],
  ]);
});

about('what a way meets', () => {
  it('has its expected and its worst damage', () => {
    expect(metWords(met(Meeting.INTO_OBSTACLE, 2, 2, 12), BOARD, NAMES)).toBe('into the ridge: 7 expected, 12 at worst');
    expect(metWords(met(Meeting.INTO_EDGE, -2, 2, 12), BOARD, NAMES)).toBe('into the edge of the table: 7 expected, 12 at worst');
    expect(metWords(met(Meeting.INTO_POD, 1, 1, 6), BOARD, NAMES)).toBe('nudges Bo: 3.5 expected, 6 at worst');
    expect(metWords(met(Meeting.INTO_POD, 1, 0, 0), BOARD, NAMES)).toBe('past Bo');
    expect(metWords(met(Meeting.OFF_LARGE, 7, 1, 1), BOARD, NAMES)).toBe('off the scree, inside of bend 1: 1 damage');
    expect(metWords(met(Meeting.INTO_SMALL, 99, 1, 1), BOARD, NAMES)).toBe('over a wreck: 1 damage');
  });

  it('names gates, and the finish when it is the last', () => {
    expect(metWords(met(Meeting.AT_GATE, 5, 0, 0), BOARD, NAMES)).toBe('through gate 2');
    expect(metWords(met(Meeting.AT_GATE, 3, 0, 0), BOARD, NAMES)).toBe('through the line');
    expect(metWords(met(Meeting.AT_GATE, 7, 0, 0), BOARD, NAMES)).toBe('across the finish');
  });
});

it('reads rank and suit off a card', () => {
  expect(suitOf(BOARD.cards[card('10H')]!)).toEqual({ rank: '10', sign: '♥', isWarm: true });
  expect(suitOf(BOARD.cards[card('X1')]!).rank).toBe('★');
});

it('says what an answer brings, as it is printed', () => {
  const nudged = { kind: 'ChooseAfterNudge' } as Decision;
  const ending = { kind: 'ChooseShutdown' } as Decision;
  expect(meaningOf(nudged, { kind: 'ShutDown' }, BOARD)).toContain('stays where it is');
  expect(meaningOf(ending, { kind: 'ShutDown' }, BOARD)).toContain('red marker');
  expect(meaningOf(ending, { kind: 'Eject', card: -1 }, BOARD)).toContain('6: you stay');
  expect(meaningOf(ending, { kind: 'Pay', card: card('AS') }, BOARD)).toBe(BOARD.cards[card('AS')]!.text);
  expect(meaningOf(ending, { kind: 'Pass' }, BOARD)).toBe('');
});

it('says on the button how far it goes', () => {
  const drive = (steps: number[], is_part = false) => commitWords({ action: { kind: 'Manoeuvre', steps, is_part }, word: '', text: [] }, '');
  expect(drive([0, 120_000])).toBe('Drive 12 in');
  expect(drive([-2000, 45_000, 4500, 75_000])).toBe('Drive 12 in, 2 legs');
  expect(drive([-2000, 45_000], true)).toBe('Drive 4.5 in, then pause');
});

it('reads what people type', () => {
  expect([numberIn('12,5'), numberIn('−20'), numberIn(''), numberIn('x')]).toEqual([12.5, -20, null, null]);
  expect([odds(0), odds(3), odds(500), odds(28), odds(123)]).toEqual(['0 %', '<1 %', '3 in 6', '1 in 36', '12 %']);
});
