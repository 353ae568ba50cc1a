import { describe, expect, it } from 'vitest';
import { MOST_STEPS } from '../../kit/film';
import { position, told } from './fixtures';
import { film } from './motion';
import { sceneOf } from './scene';
import type { Event } from './types.gen';

const REST = [-1, -1, -1];
const before = sceneOf(position([22, ...REST, 5, -2, -1, -1]), []);

const turn: Event[] = [
  { kind: 'TurnBegan', turn: 6, seat: 0 },
  { kind: 'Rolled', seat: 0, one: 5, two: 3, throw: 1 },
  { kind: 'Stepped', seat: 0, token: 0, die: 5, start: 22, end: 27, place: '2/1', way: [23, 24, 25, 26, 27] },
  { kind: 'Stepped', seat: 0, token: 0, die: 3, start: 27, end: 30, place: '2/4 (sunburst)', way: [28, 29, 30] },
  {
    kind: 'Exchanged',
    seat: 0,
    token: 0,
    start: 30,
    end: 17,
    place: '1/16',
    other_seat: 1,
    other_token: 0,
    other_start: 5,
    other_end: 42,
    other_place: '2/4 (sunburst)',
  },
  { kind: 'TurnBegan', turn: 7, seat: 1 },
  { kind: 'Rolled', seat: 1, one: 2, two: 2, throw: 1 },
  { kind: 'DiceLost', seat: 1, dice: [2, 2] },
  { kind: 'TurnBegan', turn: 8, seat: 0 },
];
const lines = turn.map((event) => told(event));

describe('the film of a roll', () => {
  const shot = film(before, lines.slice(0, 5), 100);
  const scenes = shot.stills.map((still) => still.scene);

  it('lets the dice tumble, then the token walks space by space, dropping on the way', () => {
    expect(scenes[1]!.dice.map((die) => die.face)).toEqual([5, 3]);
    const walked = scenes.map((scene) => scene.tokens[0]);
    const order = [22, 23, 24, 25, 26, 27, 28, 29, 30, 17];
    expect([...new Set(walked)]).toEqual(order);
  });

  it('tells of the dice when they rest, and of a step when it is done', () => {
    const told = (until: number) => shot.stills.filter((still) => still.shown === until).map((still) => still.scene);
    expect(told(1).at(-1)!.dice.map((die) => die.face)).toEqual([5, 3]);
    expect(told(1).at(-1)!.caption, 'while they tumble').toEqual([]);
    expect(told(2).map((scene) => scene.tokens[0])).toEqual([22, 23, 24, 25, 26]);
    expect(shot.stills.at(-1)!.shown).toBe(5);
  });

  it('shows which die is used, by whom', () => {
    const last = scenes.at(-1)!;
    expect(last.dice.map((die) => die.taker)).toEqual([0, 0]);
    const between = scenes.find((scene) => scene.tokens[0] === 27)!;
    expect(between.dice.map((die) => die.taker)).toEqual([0, -1]);
  });

  it('moves both tokens of an exchange together', () => {
    const swapped = scenes.find((scene) => scene.tokens[0] === 17)!;
    expect(swapped.tokens[4]).toBe(42);
    expect(swapped.struck).toEqual([0, 4]);
  });

  it('takes two seconds at most, never goes back in time, and scales with the pace', () => {
    expect(shot.length).toBeLessThanOrEqual(MOST_STEPS * 100);
    expect(shot.stills.every((still, index) => !index || still.at >= shot.stills[index - 1]!.at)).toBe(true);
    expect(film(before, lines.slice(0, 5), 25).length).toBeLessThanOrEqual(shot.length / 3.9);
    expect(film(before, lines, 0)).toMatchObject({ length: 0 });
  });

  it('sends a victim to the Pit, and then out goes who was in there', () => {
    const hit: Event[] = [
      { kind: 'Stepped', seat: 0, token: 0, die: 1, start: 22, end: 23, place: '1/22', way: [23] },
      { kind: 'SentToPit', seat: 1, token: 0, cause: 0, by: 0, start: 5, end: -2 },
      { kind: 'LeftPit', seat: 1, token: 1, is_freed: false, start: -2, end: -1 },
    ];
    const places = film(before, hit.map((event) => told(event)), 100).stills.map((still) =>
      still.scene.tokens.slice(4, 6),
    );
    expect(places[0]).toEqual([5, -2]);
    expect(places.at(-1)).toEqual([-2, -1]);
    expect(places).toContainEqual([-2, -2]);
  });
});

describe('the dice at rest', () => {
  it('come from the log, used or not', () => {
    const view = position([27, ...REST, 5, -1, -1, -1], { turn: 6, throws: 1, die_two: 3 });
    expect(sceneOf(view, lines.slice(0, 3)).dice.map((die) => die.taker)).toEqual([0, -1]);
  });

  it('are gone with the next turn', () => {
    expect(sceneOf(position([...REST, 1, ...REST, 1]), lines).dice).toEqual([]);
  });
});
