import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../wire/frames';
import { at, board, position, sled, told } from './fixtures';
import { film } from './motion';
import { sceneOf } from './scene';
import { CardKind, Half, type Wire } from './types.gen';

const view = position([sled(0, 's5.0.0'), sled(1, 's5.0.2')]);

function shoot(lines: LogLine<Wire>[], from = view, pace = 100) {
  return film(board, sceneOf(board, from, []), lines, 0, pace);
}

const moved = (seat: number, start: string, end: string, half: Half = Half.FRONT, moved_up = -1) =>
  told({ kind: 'Moved', seat, start, end, half, moved_up, way: 0, is_extra: false, left: 0 });

describe('a film of a play', () => {
  it('goes square by square', () => {
    const { stills } = shoot([moved(0, 's5.0.0', 's5.0.1'), moved(0, 's5.0.1', 's5.1.2')]);
    expect(stills.map((still) => still.scene.sleds[0]!.square)).toEqual(['s5.0.1', 's5.1.2', 's5.1.2'].map(at));
  });

  it('is one still of the end without pace', () => {
    const reel = shoot([moved(0, 's5.0.0', 's5.0.1')], view, 0);
    expect(reel.stills).toHaveLength(1);
    expect(reel.length).toBe(0);
  });

  it('stands a sled where it was told, and moves up who was told to', () => {
    const before = position([sled(0, 's1.1.0'), sled(1, 's1.1.1')]);
    const lines = [moved(0, 's1.1.0', 's1.1.1', Half.REAR), moved(1, 's1.1.1', 'B.1.0', Half.FRONT, 0)];
    const halves = shoot(lines, before).stills.map((still) => still.scene.sleds[0]!.half);
    expect(halves).toEqual([Half.REAR, Half.FRONT, Half.FRONT]);
  });

  it('shows a spin, its dice and its end', () => {
    const { stills } = shoot([
      told({ kind: 'ControlRolled', seat: 0, cause: 0, one: 1, two: 2, modifier: -1, pilot: 0, total: 2, square: 'A.0.0' }),
      told({ kind: 'ControlSettled', seat: 0, total: 2, result: 1, steps: 0 }),
      told({ kind: 'LostControl', seat: 0, circle: 'D4', squares: 4, is_crash: false }),
      told({ kind: 'SpinEnded', seat: 0, square: 's5.0.0' }),
    ]);
    expect(stills.map((still) => still.shown)).toEqual([0, 1, 2, 3, 4, 4]);
    expect(stills[0]!.scene.rolls.at(-1)).toMatchObject({ isRolling: true });
    expect(stills[1]!.scene.rolls.at(-1)).toMatchObject({ faces: [1, 2], added: ['−1 speed'], total: 2 });
    expect(stills[1]!.scene.rolls.at(-1)!.isRolling).toBeFalsy();
    expect(stills[2]!.scene.rolls.at(-1)).toMatchObject({ result: 'spin', tone: 'bad' });
    expect(stills[3]!.scene.sleds[0]).toMatchObject({ spin: 4, isCrashing: false });
    expect(stills[4]!.scene.sleds[0]!.spin).toBe(-1);
  });

  it('jolts both sleds of a collision, and nobody afterwards', () => {
    const { stills } = shoot([
      told({ kind: 'Collided', mover: 0, struck: 1, strength: 3, manner: 0, square: 's5.0.2' }),
    ]);
    expect(stills.map((still) => still.scene.struck)).toEqual([[0, 1], []]);
  });

  it('shows as many mines as are told to lie there', () => {
    const { stills } = shoot([
      told({ kind: 'HazardLaid', seat: 0, card: 11, square: 's5.0.2', mines: 2, slicks: 1 }),
      told({ kind: 'MineWentOff', seat: 1, square: 's5.0.2', mines: 1 }),
    ]);
    expect(stills.slice(0, 2).map((still) => still.scene.mines[at('s5.0.2')])).toEqual([2, 1]);
  });

  it('tows a sled square by square', () => {
    const before = position([sled(0, 's5.1.4'), sled(1, 's5.0.1')]);
    const through = ['s5.0.2', 's5.0.3'];
    const { stills } = shoot([told({ kind: 'Towed', seat: 1, puller: 0, start: 's5.0.1', through, end: 's5.1.4', half: Half.FRONT, moved_up: -1 })], before);
    expect(stills.slice(0, 3).map((still) => still.scene.sleds[1]!.square)).toEqual([...through, 's5.1.4'].map(at));
  });

  it('takes a removed sled off the track', () => {
    const { stills } = shoot([told({ kind: 'Removed', seat: 1, why: 0, square: 's5.0.2', moved_up: -1 })]);
    expect(stills.at(-1)!.scene.sleds[1]!.isGone).toBe(true);
  });

  it('says that Good Reflexes raised the sum', () => {
    const { stills } = shoot([
      told({ kind: 'ControlRolled', seat: 0, cause: 0, one: 3, two: 2, modifier: 0, pilot: 1, total: 6, square: 'A.0.0' }),
      ...[1, 2].map(() => told({ kind: 'Reacted', seats: [0], card: CardKind.REFLEXES, cause: 0, by: 0 })),
      told({ kind: 'ControlSettled', seat: 0, total: 8, result: 4, steps: 0 }),
    ]);
    expect(stills.at(-1)!.scene.rolls.at(-1)).toMatchObject({ added: ['+1 pilot', 'reflexes'], total: 8, tone: 'good' });
  });
});

it('keeps the dice of the last play on the table at rest', () => {
  const log = [
    told({ kind: 'CardsLaid', seat: 0, card: 2, speed: 5, corners: 0, pilotings: 0, extras: 0 }),
    told({ kind: 'BlowRolled', seat: 1, strength: 2, one: 4, two: 3, total: 7, damage: 1, beyond: 0, test: 0, armor: 3, must_test: false }),
    told({ kind: 'CardsLaid', seat: 1, card: 3, speed: 2, corners: 0, pilotings: 0, extras: 0 }),
    moved(1, 's5.0.2', 's5.0.3'),
  ];
  expect(sceneOf(board, view, log.slice(0, 2)).rolls).toHaveLength(1);
  expect(sceneOf(board, view, log).rolls).toHaveLength(1);
});
