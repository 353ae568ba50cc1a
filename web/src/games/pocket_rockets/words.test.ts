import { expect, it } from 'vitest';
import { option } from '../../table/fixtures';
import { BOARD, pose, position, rocket } from './fixtures';
import { commitWords, describe, facts, isOut, racerWords } from './words';

const view = position(
  [rocket(0, [200, 300, 45], { credits: 1 }), rocket(2, [400, 300, 0], { is_damaged: true }), rocket(4, [0, 0, 0], { is_in_play: false })],
  { bids: [3, 0, -1], order: [0, 1], active: 0, left: 2, goals: [1, 3, 0] },
);
const NAMES = ['Ann', 'Bo', 'Cleo'];

it('describes the table for those who cannot see it', () => {
  const said = describe(view, NAMES, BOARD);
  expect(said).toContain('Breakfast Dash, 2 to 8 players, 3 gates. Round 3.');
  expect(said).toContain("It is Ann's turn, 2 moves left.");
  expect(said).toContain('In order: Ann and Bo.');
  expect(said).toContain('Ann: Red Comet, 2X Boost, faces 45°, next gate B.');
  expect(said).toContain('Bo: Iron Wasp, Cannon, damaged, faces 0°, next the finish.');
  expect(said).toContain('Cleo: Ghost Lantern, Transwarp, out of play.');
  expect(said).toContain('Last bids: Ann 3 and Bo 0.');
});

it('says a racer in a line', () => {
  const laps = { ...view, course: 5, laps: [2, 1, 1] };
  expect(racerWords(BOARD, laps, 0, NAMES)).toBe('Ann: Red Comet, 2X Boost, faces 45°, next gate B, lap 2 of 2');
});

it('has a few facts for each seat', () => {
  expect(facts(view, 0, BOARD).map(({ label, value }) => `${label} ${value}`)).toEqual(['2X Boost 2×', 'last bid 3', 'lines passed 1/4']);
  expect(facts(view, 1, BOARD)[0]).toMatchObject({ label: 'damaged', alarm: true });
  expect([0, 1, 2].map((seat) => isOut(view, seat))).toEqual([false, false, true]);
});

it('says on the button what is about to happen', () => {
  expect(commitWords(option({ kind: 'Bid', number: 3 }), 'Bid 3', [])).toBe('Lock in 3');
  expect(commitWords(option({ kind: 'Go', heading: 0 }), 'Straight on', [])).toBe('Straight on');
  const plan = { kind: 'Plan' as const, round: 1, pose: pose([0, 0, 0]), is_damaged: false, headings: [0, 450], stops: false };
  expect(commitWords(option({ kind: 'Go', heading: 0 }), 'Straight on', [plan])).toBe('Go: 2 moves');
});
