import { expect, it } from 'vitest';
import type { GameUi } from '../../table/game-ui';
import { tableFrame } from '../../wire/fake-server';
import type { ReplayFrame } from '../../wire/rest';
import { historyOf, marksOf, storyOf } from './history';

const OUT = -1;

/** Two moments a round; Ann starts behind and passes Ben, Cleo falls out in round 2. */
const frames: ReplayFrame[] = [
  { round: 1, at: [0, 0, 0], places: [1, 1, 1] },
  { round: 1, at: [0, 0, 0], places: [1, 1, 1] },
  { round: 2, at: [1, 3, 2], places: [3, 1, 2] },
  { round: 2, at: [1, 3, 2], places: [3, 1, 2] },
  { round: 3, at: [5, 4, OUT], places: [1, 2, 3] },
  { round: 3, at: [9, 6, OUT], places: [1, 2, 3] },
].map(({ round, at, places }) => ({
  ...tableFrame({ names: ['Ann', 'Ben', 'Cleo'], places, view: { kind: 'View', round, at } }),
  given: [],
  views: [],
  gone: at.map((far) => (far === OUT ? null : far)),
}));

const ui: GameUi = {
  round: (view) => `Round ${String(view['round'])}`,
  isOut: (view, seat) => (view['at'] as number[])[seat] === OUT,
};

const history = historyOf(frames, ui);

it('follows every seat from round to round', () => {
  expect(history.starts).toEqual([0, 2, 4]);
  expect(history.series).toEqual([
    [0, 1, 5, 9],
    [0, 3, 4, 6],
    [0, 2, null, null],
  ]);
  expect(history.outs).toEqual([null, null, 2]);
  expect(history.leaders).toEqual([[0, 1, 2], [1], [0], [0]]);
});

it('counts rounds, not whatever else the bar says', () => {
  const wordy = { ...ui, round: (_: unknown) => `Turn ${Math.random()}` };
  const counted = { ...wordy, roundNumber: (view: { [field: string]: unknown }) => Number(view['round']) };
  expect(historyOf(frames, counted).starts).toEqual([0, 2, 4]);
});

it('tells the race in sentences', () => {
  const standings = { kind: 'Standings' as const, winners: [0], places: [1, 2, 3], reason: 'finish' };
  expect(storyOf(history, ['Ann', 'Ben', 'Cleo'], standings, 'zone')).toEqual([
    'Ann wins after 3 rounds, 3 zones ahead.',
    'The lead changed hands once; Ann was alone in front for 2 rounds.',
    'Cleo dropped out in round 2.',
  ]);
});

it('goes by the places that the server gives, not by how far somebody is', () => {
  const told = historyOf(frames.map((frame) => ({ ...frame, places: [2, 1, 3] })), ui);
  expect(told.leaders).toEqual([[1], [1], [1], [1]]);
  const standings = { kind: 'Standings' as const, winners: [1], places: [2, 1, 3], reason: 'finish' };
  expect(storyOf(told, ['Ann', 'Ben', 'Cleo'], standings, 'zone').slice(0, 2)).toEqual([
    'Ben wins after 3 rounds.',
    'Ben was the only one ever alone in front, for 3 rounds.',
  ]);
});

it('marks rounds, leads and falls for the scrubber', () => {
  const marks = marksOf(history, ['Ann', 'Ben', 'Cleo']);
  expect(marks.filter((mark) => mark.tone === 'round').map((mark) => mark.at)).toEqual([0, 2, 4]);
  expect(marks.filter((mark) => mark.tone === 'event')).toEqual([
    { at: 2, label: 'Ben takes the lead', tone: 'event' },
    { at: 4, label: 'Ann takes the lead', tone: 'event' },
  ]);
  expect(marks.filter((mark) => mark.tone === 'out')).toEqual([{ at: 3, label: 'Cleo is out', tone: 'out' }]);
});

it('marks the very moment at which somebody leaves', () => {
  const gone = frames.map((frame, at): ReplayFrame => ({ ...frame, kinds: ['human', 'bot', at < 4 ? 'human' : 'left'] }));
  const marks = marksOf(historyOf(gone, ui), ['Ann', 'Ben', 'Cleo']);
  expect(marks.filter((mark) => mark.tone === 'out')).toEqual([{ at: 4, label: 'Cleo leaves', tone: 'out' }]);
});

it('says little of a game that does not tell where anybody is', () => {
  const bare = historyOf(frames.map((frame) => ({ ...frame, gone: [] })), null);
  const standings = { kind: 'Standings' as const, winners: [1], places: [2, 1, 3], reason: '' };
  expect(storyOf(bare, ['Ann', 'Ben', 'Cleo'], standings, 'step')).toEqual(['Ben wins.']);
});
