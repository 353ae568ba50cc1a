import { expect, it } from 'vitest';
import { hurried, MOST_STEPS, splice, type Film } from './film';

const film = (length: number, ...at: number[]): Film<string> => ({
  stills: at.map((time) => ({ at: time, scene: `at ${time}` })),
  length,
  step: 100,
});

it('shows all of a film in the time that there is', () => {
  expect(hurried(film(1200, 0, 600, 1200), 600)).toEqual({
    stills: [
      { at: 0, scene: 'at 0' },
      { at: 300, scene: 'at 600' },
      { at: 600, scene: 'at 1200' },
    ],
    length: 600,
    step: 50,
  });
});

it('leaves a film alone that is short enough', () => {
  const short = film(300, 0, 300);
  expect(hurried(short, 400)).toBe(short);
  expect(hurried(short, Infinity)).toBe(short);
});

it('joins what is left of one film with the next, no longer than a film may be', () => {
  const joined = splice(film(1000, 0, 1000), 400.4, film(500, 0, 500), 100);
  expect(joined.stills.map((still) => still.at)).toEqual([600, 600, 1100]);
  expect(joined.length).toBe(1100);
  expect(splice(film(1900, 1900), 0, film(900, 900), 100).length).toBe(MOST_STEPS * 100);
});
