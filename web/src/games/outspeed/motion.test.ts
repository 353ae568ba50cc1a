import { describe, expect, it } from 'vitest';
import { MOST_STEPS, splice } from '../../kit/film';
import { lineOf } from '../../table/fixtures';
import type { AmountPart, LogLine } from '../../wire/frames';
import { BOARD, pilot, position } from './fixtures';
import { film, takes, path } from './motion';
import { sceneOf } from './scene';
import type { Event, Moved, Paid, Wire } from './types.gen';

const before = sceneOf(position([pilot(0, 3), pilot(1, 6), pilot(2, 13)]));

function moved(seat: number, start: number, end: number): Moved {
  return { kind: 'Moved', seat, cause: 0, wanted: end - start, zones: end - start, start, end, stopped: false };
}

function paid(seat: number, rolled: number[], fuel: number): Paid {
  return {
    kind: 'Paid',
    seat,
    route: 2,
    fixed: 1,
    crowd: 0,
    rolled,
    dialled: 0,
    paid: 12 - fuel,
    fuel,
  };
}

const told = lineOf<Event>;

const happened: Event[] = [
  { kind: 'RoutesRevealed', routes: [2, 2, 0], programmed: [1, 0, 2] },
  paid(0, [2], 9),
  paid(1, [], 11),
  moved(0, 3, 7),
  moved(1, 6, 8),
  { kind: 'BoardAttached', board: 3, last_zone: 21 },
  moved(2, 13, 15),
  { kind: 'BoardRemoved', board: 1, first_zone: 8 },
  { kind: 'Eliminated', seat: 0, how: 1 },
  { kind: 'TileRevealed', turn: 2, tile: 5, name: 'Slipstream', side: 0 },
];

const COST: AmountPart = [3, 'fuel', '1 + 2 (yellow die)'];
/** As the server tells it: who rolled, with the sum. */
const round = happened.map((event): LogLine<Wire> => (event.kind === 'Paid' ? { ...told(event), text: ['pays ', COST] } : told(event)));

describe('the film of a round', () => {
  it('shows what happens together in one take', () => {
    expect(takes(round).map((group) => group.take)).toEqual([
      'reveal',
      'pay',
      'move',
      'fall',
      'out',
      'tile',
    ]);
  });

  it('turns all controllers at once', () => {
    const first = film(BOARD, before, round, 100).stills[0]!;
    expect(first.at).toBe(0);
    expect(first.scene.ships.map((ship) => ship.route)).toEqual([2, 2, 0]);
  });

  it('lets the die roll, then shows the sum it went into', () => {
    const rolls = film(BOARD, before, round, 100).stills.map((still) => still.scene.ships[0]!.roll);
    const rolling = rolls.findIndex((roll) => roll !== null && roll.faces.length === 0);
    const shown = rolls.findIndex((roll) => roll?.faces.length === 1);
    expect(rolling).toBeGreaterThan(0);
    expect(shown).toBeGreaterThan(rolling);
    expect(rolls[shown]!.amount).toEqual(COST);
  });

  it('flies all ships zone by zone, together', () => {
    const flying = film(BOARD, before, round, 100).stills.filter(
      (still) => still.scene.caption === 'Ships fly',
    );
    expect(flying.map((still) => still.scene.ships.map((ship) => ship.zone)).slice(0, 4)).toEqual([
      [4, 7, 14],
      [5, 8, 15],
      [6, 8, 15],
      [7, 8, 15],
    ]);
  });

  it('lets the board fall, then its ships are out, then the track closes up', () => {
    const scenes = film(BOARD, before, round, 100).stills.map((still) => still.scene);
    const falls = scenes.findIndex((scene) => scene.falling === 8);
    const out = scenes.findIndex((scene) => scene.ships[0]!.isOut);
    const closed = scenes.findIndex((scene) => scene.first === 8);
    expect(falls).toBeGreaterThan(0);
    expect(out).toBeGreaterThan(falls);
    expect(closed).toBeGreaterThan(out);
    expect(scenes.at(-1)).toMatchObject({ turn: 2, tile: 5, first: 8, last: 21, caption: '' });
  });

  it('takes two seconds at most at the usual pace, and never goes back in time', () => {
    const { stills, length } = film(BOARD, before, round, 100);
    expect(length).toBeLessThanOrEqual(MOST_STEPS * 100);
    expect(stills.every((still, index) => index === 0 || still.at >= stills[index - 1]!.at)).toBe(
      true,
    );
    expect(stills.at(-1)!.at).toBe(length);
  });

  it('scales with the pace and is one still without', () => {
    const whole = film(BOARD, before, round, 100).length;
    expect(film(BOARD, before, round, 25).length).toBeLessThanOrEqual(whole / 3.9);
    const still = film(BOARD, before, round, 0);
    expect(still).toMatchObject({ length: 0 });
    expect(still.stills).toHaveLength(1);
    expect(still.stills[0]!.scene.ships.map((ship) => ship.zone)).toEqual([7, 8, 15]);
    expect(still.stills[0]!.scene.ships[0]!.notes).toEqual(['−3 fuel', '+4 zones', 'out']);
  });

  it('shows news that come meanwhile after what runs, and hurries', () => {
    const now = film(BOARD, before, round, 100);
    const next = film(BOARD, now.stills.at(-1)!.scene, [told({ kind: 'Announced', seat: 1, plays: true })], 100);
    const both = splice(now, 500, next, 100);
    expect(both.length).toBeLessThanOrEqual(MOST_STEPS * 100);
    expect(both.stills.at(-1)!.scene.ships[1]!.hasCommitted).toBe(true);
    expect(both.stills.every((still) => still.at >= 0)).toBe(true);
  });
});

describe('tokens', () => {
  it('are turned up together, strike, and push back', () => {
    const events: Event[] = [
      { kind: 'BonusRevealed', seats: [0, 1], tokens: [2, 3] },
      { kind: 'BonusApplied', seat: 0, token: 2, targets: [1] },
      { ...moved(1, 6, 4), cause: 2 },
      { kind: 'MarkerPlaced', seat: 1, zone: 4 },
    ];
    const scenes = film(BOARD, before, events.map((event) => told(event)), 100).stills.map((still) => still.scene);
    expect(scenes[0]!.ships.map((ship) => ship.played)).toEqual([2, 3, -1]);
    expect(scenes[1]!.ships.map((ship) => ship.isHit)).toEqual([false, true, false]);
    expect(scenes.at(-1)).toMatchObject({ markers: [4] });
    expect(scenes.at(-1)!.ships[1]).toMatchObject({ zone: 4, notes: ['−2 zones'] });
  });
});

describe('paths', () => {
  it('name every zone on the way, forward and back', () => {
    expect(path(moved(0, 3, 6))).toEqual([4, 5, 6]);
    expect(path(moved(0, 6, 4))).toEqual([5, 4]);
  });
});
