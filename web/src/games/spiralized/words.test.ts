import { describe, expect, it } from 'vitest';
import { BOARD, position } from './fixtures';
import { describe as tell, facts, isOut, roundWords, whoIsWhere } from './words';

const view = position([27, 0, -1, 153, -2, 72, 145, -1], { active: 1, die_one: 4 });
const names = ['Ann', 'Bo'];

describe('the board in words', () => {
  it('says whose dice, and where everybody is', () => {
    expect(tell(view, names, BOARD)).toBe(
      'Turn 5: Bo has the dice, 4 still to use. ' +
        'Ann, red: A on 2/1, B on Start, 1 waiting in the rectangle and 1 Home. ' +
        'Bo, green: A in the Pit, B on 3/9 (green), C on Safe Zone 1 and 1 waiting in the rectangle.',
    );
  });

  it('says who has won and who has left', () => {
    const over = position([153, 153, 153, 153, -1, -1, -1, -1], { winner: 0, left: [0, 1] });
    expect(tell(over, names, BOARD)).toBe(
      'Ann has won. Ann, red: 4 Home. Bo, green, has given up. The Pit is empty.',
    );
    expect(isOut(over, 1)).toBe(true);
  });

  it('gives the facts of a seat, the Pit as an alarm', () => {
    expect(facts(view, 0, BOARD).map((fact) => fact.value)).toEqual(['1/4', '2']);
    expect(facts(view, 1, BOARD)).toContainEqual(
      expect.objectContaining({ label: 'in the Pit', alarm: true }),
    );
    expect(roundWords(view)).toBe('Round 3 · turn 5');
  });

  it('says who is where', () => {
    expect(whoIsWhere(BOARD, view, names).get('pit')).toBe("Bo's A");
  });
});
