/** Whatever the game: no part of the page tells what the film has not shown. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadGame } from '../../games';
import * as outspeed from '../../games/outspeed/fixtures';
import * as rockets from '../../games/pocket_rockets/fixtures';
import * as powersled from '../../games/powersled/fixtures';
import * as spinOut from '../../games/spin_out/fixtures';
import * as spiralized from '../../games/spiralized/fixtures';
import { asking, frameFor, lineOf, option } from '../../table/fixtures';
import { FakeServer } from '../../wire/fake-server';
import type { LogLine, Shape, TableFrame } from '../../wire/frames';
import { hold } from '../../wire/keys';
import { api, type RaceCard } from '../../wire/rest';
import { CARD } from '../common/fixtures';
import { settings } from '../common/settings.svelte';
import Race from './Race.svelte';

interface Story {
  board: unknown;
  before: Shape & { seat: number };
  after: Shape & { seat: number };
  /** What happens in between; all of it bad for seat 0, who is to hear of it last. */
  events: Shape[];
}

const STORIES: Record<string, Story> = {
  outspeed: {
    board: outspeed.BOARD,
    before: outspeed.position([outspeed.pilot(0, 3), outspeed.pilot(1, 6)]),
    after: outspeed.position([outspeed.pilot(0, 3, { fuel: 0, out: 1 }), outspeed.pilot(1, 8, { fuel: 9 })], { turn: 2 }),
    events: [
      { kind: 'RoutesRevealed', routes: [2, 2], programmed: [1, 0] },
      { kind: 'Paid', seat: 1, route: 2, fixed: 1, crowd: 0, rolled: [2], dialled: 0, paid: 3, fuel: 9 },
      { kind: 'Moved', seat: 1, cause: 0, wanted: 2, zones: 2, start: 6, end: 8, stopped: false },
      { kind: 'BoardRemoved', board: 1, first_zone: 8 },
      { kind: 'Eliminated', seat: 0, how: 1 },
    ],
  },
  spiralized: {
    board: spiralized.BOARD,
    before: spiralized.position([22, -1, -1, -1, 5, -1, -1, -1], { active: 1 }),
    after: spiralized.position([-2, -1, -1, -1, 10, -1, -1, -1], { active: 1, turn: 6, round: 4 }),
    events: [
      { kind: 'TurnBegan', turn: 6, seat: 1 },
      { kind: 'Rolled', seat: 1, one: 5, two: 3, throw: 1 },
      { kind: 'Stepped', seat: 1, token: 0, die: 5, start: 5, end: 10, place: '1/9', way: [6, 7, 8, 9, 10] },
      { kind: 'SentToPit', seat: 0, token: 0, cause: 0, by: 1, start: 22, end: -2 },
    ],
  },
  powersled: {
    board: powersled.board,
    before: powersled.position([powersled.sled(0, 's5.0.0'), powersled.sled(1, 's5.0.2')]),
    after: powersled.position([powersled.sled(0, 's5.0.0', { out: 1, armor: 0 }), powersled.sled(1, 's5.0.2')], { round: 2 }),
    events: [
      { kind: 'ControlRolled', seat: 0, cause: 0, one: 1, two: 2, modifier: -1, pilot: 0, total: 2, square: 'A.0.0' },
      { kind: 'ControlSettled', seat: 0, total: 2, result: 1, steps: 0 },
      { kind: 'LostControl', seat: 0, circle: 'D4', squares: 4, is_crash: true },
      { kind: 'Removed', seat: 0, moved_up: -1 },
    ],
  },
  spin_out: {
    board: spinOut.BOARD,
    before: spinOut.position([spinOut.pod(spinOut.pose(20, 20)), spinOut.pod(spinOut.pose(24, 20))]),
    after: spinOut.position([spinOut.pod(spinOut.pose(20, 20), { damage: 9, status: 2 }), spinOut.pod(spinOut.pose(24, 20))], { game_turn: 4, active: 1 }),
    events: [
      { kind: 'Crashed', seat: 0, feature: 1, first: 4, second: 5, damage: 9 },
      { kind: 'Kaboomed', seat: 0 },
      { kind: 'PodRemoved', seat: 0 },
    ],
  },
  pocket_rockets: {
    board: rockets.BOARD,
    before: rockets.position([rockets.rocket(0, [200, 300, 350]), rockets.rocket(2, [400, 300, 0])]),
    after: rockets.position([rockets.rocket(0, [200, 300, 350], { is_damaged: true, is_in_play: false }), rockets.rocket(2, [400, 300, 0])], { bids: [2, 1], round: 4 }),
    events: [
      { kind: 'BidsShown', bids: [2, 1], turns: [-1, 1, 0, -1, -1] },
      { kind: 'ThrowsShown', seat: 1, target: 0, hand: 0, other_hand: 1, winner: 1, equal: 0 },
      { kind: 'Damaged', seat: 0 },
      { kind: 'Removed', seat: 0, number: 1 },
    ],
  },
};

/** The machine may be busy. */
const PATIENCE = 30_000;

const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent!.trim());

/** Everything that the page tells in words, the board aside. */
function snapshot() {
  return {
    log: textsOf('.log li').map((line) => line.replace(/^. (?=Sentence)/, '')),
    heard: textsOf('[role="log"] p'),
    seats: textOf('.seats'),
    sheet: textOf('section.sheet'),
    headline: textOf('#prompt-title'),
    round: textOf('h1 .round'),
    title: document.title,
    board: textOf('section.stage > .unseen'),
  };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  settings.set({ speed: 1 });
});

/** At seat 0 of a race that is about to take a turn for the worse. */
async function watch(game: string) {
  const { board, before, after, events } = STORIES[game]!;
  const decision = asking({ kind: 'Anything', seat: 0 }, [option({ kind: 'One' }), option({ kind: 'Two' })]);
  const start = frameFor(game, before, 2, decision, { moment: 1, seq: 1 });
  const lines: LogLine[] = events.map((event, index) => lineOf(event, `Sentence ${index}.`));
  const end: TableFrame = {
    ...frameFor(game, after, 2, null, { moment: 2, seq: 2, log: lines, places: [2, 1] }),
    status: 'over',
    standings: { kind: 'Standings', winners: [1], places: [2, 1], reason: '' },
  };
  hold({ race: 'abc', game, seats: [{ seat: 0, token: 'secret', name: 'Ann' }], invite: null, at: 0, over: false });
  const server = new FakeServer();
  vi.stubGlobal('WebSocket', function connect() {
    return server.connect();
  });
  vi.spyOn(api, 'race').mockResolvedValue({ game, config: {}, board: `/${game}` } as RaceCard);
  vi.spyOn(api, 'games').mockResolvedValue([{ ...CARD, id: game }]);
  vi.spyOn(api, 'board').mockResolvedValue(board as never);
  render(Race, { race: 'abc' });
  server.last.accept();
  server.last.say(start);
  await screen.findByRole('heading', { name: 'Choose' }, { timeout: PATIENCE });
  vi.useFakeTimers();
  return { server, start, end, lines };
}

async function wait(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await tick();
}

describe.each(Object.keys(STORIES))('%s', (game) => {
  beforeAll(async () => void (await loadGame(game)), PATIENCE);

  it('tells no more than its film has shown', async () => {
    const { server, end, lines } = await watch(game);
    const first = snapshot();
    server.last.say(end);
    await tick();
    const burst = [];
    for (let at = 0; at < 3000; at += 20) {
      burst.push(snapshot());
      await wait(20);
    }
    const last = burst.at(-1)!;
    expect(last.log).toEqual(lines.map((line) => line.text[0]));
    expect(last.headline).toBe('Bo wins!');
    for (const part of ['seats', 'sheet', 'round', 'board'] as const) {
      if (first[part] || last[part]) expect(last[part], part).not.toBe(first[part]);
    }

    const untold = burst.filter((one) => one.log.length < lines.length);
    expect(new Set(untold.map((one) => one.log.length)).size, 'it grows sentence by sentence').toBeGreaterThan(1);
    for (const one of burst) {
      expect(one.log).toEqual(last.log.slice(0, one.log.length));
      expect(one.heard.length, 'who listens hears what is told, no more').toBeLessThanOrEqual(one.log.length);
    }
    for (const one of untold) {
      expect(one.headline).toBe('Locked in');
      expect({ ...one, log: [], heard: [], headline: '', seats: factsIn(one.seats) }).toEqual({
        ...first,
        title: first.title.replace(/^● Your turn · /, ''),
        log: [],
        heard: [],
        headline: '',
        seats: factsIn(first.seats),
      });
    }
  });

  it('lets the next question be answered at once, which ends the film', async () => {
    const { server, start, end, lines } = await watch(game);
    server.last.say({ ...end, status: 'racing', standings: null, asked: [0], decision: start.decision });
    await wait(20);
    expect(textOf('#prompt-title')).toBe('Next Your choice');
    expect(document.title).not.toContain('Your turn');
    await fireEvent.click(screen.getAllByRole('radio')[1]!, { detail: 1 });
    expect(textsOf('.log li')).toHaveLength(lines.length);
    expect(textOf('#prompt-title')).toBe('Choose');
    expect(document.title).toContain('Your turn');
  });
});

/** Whether somebody thinks or moves is no result. */
function factsIn(seats: string): string {
  return seats.replaceAll(/…|›|thinking|on the move/g, '').replaceAll(/\s+/g, ' ');
}
