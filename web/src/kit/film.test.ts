import { expect, it } from 'vitest';
import { hurried, hurry, MOST_STEPS, Reel, splice, type Film } from './film';

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

it('hurries what is around a moment, and the moment last', () => {
  const hold = (steps: number, isFirm = false) => ({ steps, isFirm });
  expect(hurry([hold(3, true), hold(4)], 20)).toEqual({ firm: 1, loose: 1 });
  expect(hurry([hold(7, true), hold(26)], 20)).toEqual({ firm: 1, loose: 0.5 });
  expect(hurry([hold(24, true), hold(16)], 20)).toEqual({ firm: 0.5, loose: 0.5 });
  expect(hurry([hold(18, true), hold(4)], 20)).toEqual({ firm: 16 / 18, loose: 1 });
  expect(hurry([hold(40, true)], 20).firm).toBe(0.5);
  expect(hurry([hold(40)], 20).loose).toBe(0.5);
});

it('lets what is turned over stand its time in a round that is long', () => {
  class Race extends Reel<{ at: string }> {
    shoot(): void {
      this.dwell({ at: 'shown' }, 3);
      this.dwell({ at: 'struck' }, 4);
      this.hold({ at: 'driven' }, 60);
    }
  }
  const reel = new Race({ at: '' });
  reel.take(1, () => reel.shoot());
  const { stills, length } = reel.film({}, 100);
  expect(stills.map((still) => still.at)).toEqual([0, 300, 700, 2000]);
  expect(length).toBe(MOST_STEPS * 100);
});
