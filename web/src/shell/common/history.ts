/** What a finished race looked like from above: rounds, who was where, and its story. */

import type { Mark } from '../../kit/mark';
import type { GameUi } from '../../table/game-ui';
import { joined } from '../../kit/words';
import type { Board } from '../../wire/boards';
import type { Standings } from '../../wire/frames';
import type { ReplayFrame } from '../../wire/rest';

export interface History {
  /** The first moment of each round, and the last. */
  starts: number[];
  ends: number[];
  /** For each seat where it was at the start and after every round; null once it is out. */
  series: (number | null)[][];
  /** Who was ahead at the start and after every round; several where they shared the first place. */
  leaders: number[][];
  /** The round, counted from 1, in which a seat dropped out. */
  outs: (number | null)[];
  /** The first moment without the person of a seat; none where nobody left. */
  left: (number | null)[];
}

export function historyOf(
  frames: ReplayFrame[],
  ui: GameUi | null,
  board: Board = null,
): History {
  const starts: number[] = [];
  const ends: number[] = [];
  let label: string | null = null;
  frames.forEach((frame, at) => {
    const round = String(ui?.roundNumber?.(frame.view) ?? ui?.round?.(frame.view, board) ?? '');
    if (round !== label) starts.push(at);
    label = round;
    ends[starts.length - 1] = at;
  });
  const seats = frames[0]?.names.length ?? 0;
  // The table at the end of a round is what the next one starts from.
  const tables = [0, ...starts.slice(1), frames.length - 1].map((at) => frames[at]!);
  const series = range(seats).map((seat) => tables.map(({ gone }) => gone[seat] ?? null));
  const leaders = tables.map(({ places }) => range(seats).filter((seat) => places[seat] === 1));
  const outs = range(seats).map((seat) => {
    const round = tables.findIndex(({ view }) => ui?.isOut?.(view, seat) ?? false);
    return round < 0 ? null : round;
  });
  const left = range(seats).map((seat) => {
    const at = frames.findIndex((frame) => frame.kinds[seat] === 'left');
    return at < 0 ? null : at;
  });
  return { starts, ends, series, leaders, outs, left };
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

/** The race in a few sentences. */
export function storyOf(history: History, names: string[], standings: Standings, unit: string): string[] {
  const told: string[] = [opening(history, names, standings, unit)];
  if (!isKnown(history)) return told;
  const ahead = history.leaders.slice(1);
  if (ahead.length > 0) {
    const sole = ahead.map((seats) => (seats.length === 1 ? seats[0]! : null));
    const changes = sole.filter((seat, at) => {
      const before = sole.slice(0, at).findLast((one) => one !== null);
      return seat !== null && before !== undefined && before !== seat;
    }).length;
    const rounds = names.map((_, seat) => sole.filter((one) => one === seat).length);
    const longest = rounds.indexOf(Math.max(...rounds));
    if (changes > 0) told.push(`The lead changed hands ${times(changes)}; ${names[longest]} was alone in front for ${count(rounds[longest]!, 'round')}.`);
    else if (rounds[longest]! > 0) told.push(`${names[longest]} was the only one ever alone in front, for ${count(rounds[longest]!, 'round')}.`);
  }
  const fallen = new Map<number, string[]>();
  history.outs.forEach((round, seat) => {
    if (round !== null) fallen.set(round, [...(fallen.get(round) ?? []), names[seat]!]);
  });
  const falls = [...fallen].sort(([one], [other]) => one - other);
  if (falls.length > 0) {
    told.push(`${joined(falls.map(([round, who]) => `${joined(who)} dropped out in round ${round}`))}.`);
  } else {
    told.push('Nobody dropped out.');
  }
  return told;
}

/** Whether the game says where anybody is. */
function isKnown(history: History): boolean {
  return history.series.some((values) => values.some((value) => value !== null));
}

function opening(history: History, names: string[], standings: Standings, unit: string): string {
  const rounds = history.starts.length;
  const winners = joined(standings.winners.map((seat) => names[seat] ?? ''));
  if (!winners) return `After ${count(rounds, 'round')} nobody was left to win.`;
  if (standings.winners.length > 1) return `${winners} share the win after ${count(rounds, 'round')}.`;
  const winner = standings.winners[0]!;
  if (!isKnown(history)) return `${winners} wins.`;
  const own = history.series[winner]?.at(-1) ?? null;
  const others = history.series.filter((_, seat) => seat !== winner).map((values) => values.at(-1) ?? null);
  const alive = others.filter((value): value is number => value !== null);
  if (own === null || alive.length === 0) return `${winners} wins in round ${rounds}: nobody else was left.`;
  const gap = own - Math.max(...alive);
  if (gap === 0) return `${winners} wins a photo finish after ${count(rounds, 'round')}.`;
  // Who came in first may stand there while others race on.
  if (gap < 0) return `${winners} wins after ${count(rounds, 'round')}.`;
  return `${winners} wins after ${count(rounds, 'round')}, ${count(gap, unit)} ahead.`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function times(number: number): string {
  return number === 1 ? 'once' : number === 2 ? 'twice' : `${number} times`;
}

/** Marks for the scrubber: rounds, changes of the lead, and who left. */
export function marksOf(history: History, names: string[]): Mark[] {
  const marks: Mark[] = history.starts.map((at, round) => ({ at, label: `Round ${round + 1}`, tone: 'round' }));
  history.left.forEach((at, seat) => {
    if (at !== null) marks.push({ at, label: `${names[seat]} leaves`, tone: 'out' });
  });
  history.outs.forEach((round, seat) => {
    const at = round === null || history.left[seat] !== null ? undefined : history.ends[round - 1];
    if (at !== undefined) marks.push({ at, label: `${names[seat]} is out`, tone: 'out' });
  });
  let before: number | null = null;
  history.leaders.forEach((seats, round) => {
    const leader = seats.length === 1 ? seats[0]! : null;
    const at = history.starts[round];
    if (leader !== null && leader !== before) {
      if (at !== undefined && round > 0) marks.push({ at, label: `${names[leader]} takes the lead`, tone: 'event' });
      before = leader;
    }
  });
  return marks;
}
