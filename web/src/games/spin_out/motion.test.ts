import { describe, expect, it } from 'vitest';
import { MOST_STEPS } from '../../kit/film';
import { card, pod, pose, position, told } from './fixtures';
import { INCH, TURN } from './ground';
import { film } from './motion';
import { sceneOf } from './scene';
import type { Event } from './types.gen';

const view = position([pod(pose(20, 20, 350)), pod(pose(30, 20), { damage: 17 })]);
const before = sceneOf(view);

function shoot(...events: Event[]) {
  const shot = film(before, events.map((event) => told(event)), 100);
  return { ...shot, scenes: shot.stills.map((still) => still.scene) };
}

const TURNED: Event = { kind: 'Turned', seat: 0, angle: 2000, heading: 1000 };
const MOVED: Event = { kind: 'Moved', seat: 0, x: 20 * INCH, y: 20 * INCH, to_x: 25 * INCH, to_y: 21 * INCH, length: 5 * INCH, left: 7 * INCH };

describe('a pod', () => {
  it('turns the short way, then drives, and stays so when the film is over', () => {
    const { scenes } = shoot(TURNED, MOVED);
    expect(scenes.map(({ pods }) => [pods[0]!.heading, pods[0]!.x / INCH])).toEqual([
      [37_000, 20],
      [37_000, 25],
      [37_000, 25],
    ]);
    const end = sceneOf(position([pod(pose(25, 21, 10)), pod(pose(30, 20))]), scenes.at(-1)!);
    expect(end.pods[0]!.heading).toBe(37_000);
  });

  it('spins round and round before it goes where luck sends it', () => {
    const [still] = shoot({ kind: 'SpunRound', seat: 0, heading: 0 }).scenes;
    expect(still!.spinning).toBe(0);
    expect(still!.pods[0]!.heading).toBe(3 * TURN);
  });

  it('shows dice before what they do', () => {
    const { scenes } = shoot({ kind: 'Nudged', seat: 0, other: 1, dice: [3], other_dice: [5], damage: 5, other_damage: 20 });
    expect(scenes.map(({ roll, pods }) => [roll?.result ?? null, pods[1]!.damage])).toEqual([
      ['', 17],
      ['Each throw hits the other', 20],
      [null, 20],
    ]);
    expect(scenes[1]!.roll!.throws).toEqual([{ seat: 0, dice: [3] }, { seat: 1, dice: [5] }]);
  });

  it('is hit by what the dice have added', () => {
    const { scenes } = shoot({ kind: 'SabotageThrown', seat: 0, target: 1, die: 3, damage: 20 }, { kind: 'CouplingThrown', seat: 0, die: 1, damage: 0 });
    expect(scenes.map(({ roll }) => roll?.result ?? null)).toEqual(['', '3 damage', '', 'No damage', null]);
  });

  it('blows up before all eyes, and is gone', () => {
    const { scenes } = shoot({ kind: 'Kaboomed', seat: 1 }, { kind: 'BlastHit', seat: 1, other: 0, die: 4, damage: 4 }, { kind: 'PodRemoved', seat: 1, is_dead: true });
    expect(scenes.map(({ blast, pods }) => [blast !== null, pods[0]!.damage, pods[1]!.isGone])).toEqual([
      [true, 0, false],
      [true, 4, false],
      [false, 4, true],
      [false, 4, true],
    ]);
  });

  it('leaves a wreck, drives stones away, and shows a card that is played', () => {
    const { scenes } = shoot(
      { kind: 'SmallHit', seat: 0, feature: 3, damage: 1 },
      { kind: 'WreckLeft', seat: 1, feature: 20, x: 1, y: 2 },
      { kind: 'CardPlayed', seat: 0, card: card('KD'), named: card('KD'), target: 1, mark: 0 },
    );
    expect(scenes.at(-1)!.gone).toEqual([3]);
    expect(scenes.at(-1)!.wrecks).toEqual([{ x: 1, y: 2 }]);
    expect(scenes[2]!.card).toMatchObject({ seat: 0, target: 1 });
  });
});

it('hides whoever is not placed yet', () => {
  const opening = position([pod(pose(20, 20)), pod(pose(20, 24)), pod(pose(20, 28))], { phase: 'Placing', order: [2, 0, 1] });
  expect(sceneOf(opening, null, [0]).pods.map((one) => one.isGone)).toEqual([true, true, false]);
});

it('says with each still how many events it has shown', () => {
  const { stills } = shoot(TURNED, MOVED, { kind: 'Crashed', seat: 0, feature: 1, first: 2, second: 3, damage: 5 });
  expect(stills.slice(0, -1).map((still) => still.shown)).toEqual([1, 2, 2, 3]);
});

it('takes two seconds at most, and no time where motion is unwanted', () => {
  const many = Array.from({ length: 8 }, () => [TURNED, MOVED]).flat();
  expect(shoot(...many).length).toBeLessThanOrEqual(MOST_STEPS * 100);
  expect(film(before, many.map((event) => told(event)), 0)).toMatchObject({ length: 0, stills: [{ at: 0 }] });
});
