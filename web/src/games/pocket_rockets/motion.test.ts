import { describe, expect, it } from 'vitest';
import { MOST_STEPS } from '../../kit/film';
import { BOARD, position, rocket, told } from './fixtures';
import { film } from './motion';
import { sceneOf, unwound } from './scene';
import type { Event } from './types.gen';

const view = position([rocket(0, [200, 300, 350]), rocket(2, [400, 300, 0])]);
const before = sceneOf(view);

function shoot(...events: Event[]) {
  const shot = film(BOARD, before, events.map((event) => told(event)), 100);
  return { ...shot, scenes: shot.stills.map((still) => still.scene) };
}

const PIVOTED: Event = { kind: 'Pivoted', seat: 0, start: 3500, heading: 200, turned: 300 };
const SLID: Event = { kind: 'Slid', seat: 0, x: 200_000, y: 300_000, heading: 0, reached: 88_000, to_x: 288_000, to_y: 300_000 };

describe('a move', () => {
  it('turns about the pivot as it was swept, beyond the full circle, then slides straight on', () => {
    const { scenes } = shoot(PIVOTED, SLID);
    expect(scenes.map(({ cards }) => [cards[0]!.heading, cards[0]!.x])).toEqual([
      [3800, 200_000],
      [3800, 288_000],
      [3800, 288_000],
    ]);
    expect(scenes[0]!.glide).toBeGreaterThan(0);
    expect(scenes[1]!.glide).toBeGreaterThan(scenes[0]!.glide);
  });

  it('does not turn back by a full circle when the film is over', () => {
    const { scenes } = shoot(PIVOTED);
    const end = sceneOf(position([rocket(0, [200, 300, 20]), rocket(2, [400, 300, 0])]), scenes.at(-1)!);
    expect(end.cards[0]!.heading).toBe(3800);
    expect(unwound(3590, 10)).toBe(-10);
  });

  it('goes as far as the contact, sparks there, and comes back to rest', () => {
    const { scenes } = shoot(
      { ...SLID, reached: 34_000, to_x: 222_000 } as Event,
      { kind: 'Touched', seat: 0, is_slide: true, cause: 1, which: 0, name: 'mug', travel: 34_000, x: 278_000, y: 300_000 },
      { kind: 'Damaged', seat: 0 },
    );
    expect(scenes.slice(0, 3).map(({ cards }) => Math.round(cards[0]!.x))).toEqual([234_000, 234_000, 222_000]);
    expect(scenes[1]!.spark).toEqual({ x: 278_000, y: 300_000 });
    expect(scenes.map(({ cards }) => cards[0]!.isDamaged)).toEqual([false, false, false, true, true]);
  });

  it('shows a line that is crossed, and who has left the table', () => {
    const { scenes } = shoot(
      { kind: 'LineCrossed', seat: 0, line: 1, name: 'gate B', lap: 1, credits: 2, travel: 1000 },
      { kind: 'Removed', seat: 1, number: 1 },
    );
    expect(scenes.map((scene) => scene.crossed)).toEqual([1, -1, -1]);
    expect(scenes.at(-1)!.cards.map((card) => card.isGone)).toEqual([false, true]);
  });
});

describe('the moments', () => {
  it('shows all bids together, then strikes ties out', () => {
    const { scenes } = shoot({ kind: 'BidsShown', bids: [2, 2], turns: [-1, -1, -1, -1, -1] });
    expect(scenes.map((scene) => scene.reveal?.isStruck)).toEqual([false, true, undefined]);
  });

  it('shows both hands, then whose wins, as the server says', () => {
    const { scenes } = shoot({ kind: 'ThrowsShown', seat: 0, target: 1, hand: 0, other_hand: 1, winner: 1, equal: 0 });
    expect(scenes.map((scene) => scene.duel?.winner)).toEqual([-1, 1, undefined]);
  });

  it('lets two racers change places at once', () => {
    const { scenes } = shoot({
      kind: 'Warped', seat: 0, target: 1, pose: view.rockets[1]!.pose, target_pose: view.rockets[0]!.pose, credits: 0, target_credits: 0,
    });
    expect(scenes[0]!.cards.map((card) => card.x)).toEqual([400_000, 200_000]);
  });

  it('names the winner to the end', () => {
    expect(shoot({ kind: 'RaceWon', winners: [1], ending: 1 }).scenes.map((scene) => scene.winners)).toEqual([[1], [1]]);
  });
});

it('says with each still how many events it has shown', () => {
  const { stills } = shoot(PIVOTED, SLID, { kind: 'BidsShown', bids: [1, 2], turns: [-1, 0, 1, -1, -1] });
  expect(stills.slice(0, -1).map((still) => still.shown)).toEqual([1, 2, 2, 3]);
});

it('takes two seconds at most, and no time where motion is unwanted', () => {
  const many = Array.from({ length: 8 }, () => [PIVOTED, SLID]).flat();
  expect(shoot(...many).length).toBeLessThanOrEqual(MOST_STEPS * 100);
  const still = film(BOARD, before, many.map((event) => told(event)), 0);
  expect(still).toMatchObject({ length: 0, stills: [{ at: 0 }] });
});
