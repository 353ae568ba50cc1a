/** What is shown of the race: the view itself, or a still on the way to it. */

import type { LogLine, Phrase } from '../../wire/frames';
import { CAUSES, RESULTS, signed } from './cards';
import { spinOf } from './print';
import { CardKind, Cause, type Event, type Half, type PowersledBoard, type PowersledView, type Wire } from './types.gen';

export interface ShownSled {
  square: number;
  half: Half;
  crossings: number;
  /** The number of its spin circle; -1 in control. */
  spin: number;
  isCrashing: boolean;
  isGone: boolean;
}

/** A roll with its arithmetic. */
export interface Roll {
  /** Every roll of a race has a number of its own, so that equal dice are seen to roll. */
  id: number;
  seat: number;
  title: string;
  faces: number[];
  /** What is added to the dice, in order: "−2 speed". */
  added: string[];
  total: number;
  /** It has not come to rest yet. */
  isRolling?: boolean;
  result: string;
  tone: 'good' | 'warn' | 'bad' | 'plain';
}

export interface Scene {
  sleds: ShownSled[];
  mines: number[];
  slicks: number[];
  rolls: Roll[];
  /** Sleds that something hits just now. */
  struck: number[];
  /** Where sparks fly off the wall: a square, -1 for none. */
  spark: number;
  /** A beam from a sled through these squares. */
  beam: { from: number; through: number[] } | null;
  caption: Phrase;
}

/** The table at rest. */
export function sceneOf(board: PowersledBoard, view: PowersledView, log: readonly LogLine<Wire>[]): Scene {
  return {
    sleds: view.sleds.map((sled) => ({
      square: sled.square,
      half: sled.half,
      crossings: sled.crossings,
      spin: spinOf(board, sled),
      isCrashing: sled.is_crashing,
      isGone: sled.out > 0 || sled.square < 0,
    })),
    mines: view.mines,
    slicks: view.slicks,
    rolls: lastRolls(log),
    struck: [],
    spark: -1,
    beam: null,
    caption: [],
  };
}

const MOST_ROLLS = 3;
const FRESH_PLAY = new Set(['CardsLaid', 'SpinMarked', 'TurnBegan', 'RoundBegan']);

/** The rolls of the last play that had any. */
function lastRolls(log: readonly LogLine<Wire>[]): Roll[] {
  let end = log.length;
  for (let index = log.length - 1; index >= 0; index -= 1) {
    if (!FRESH_PLAY.has(log[index]!.event.kind)) continue;
    const rolls = rollsIn(log.slice(index, end), index);
    if (rolls.length > 0) return rolls;
    end = index;
    // A quiet stretch of two rounds: what was rolled before is of no interest any more.
    if (log.length - index > 40) return [];
  }
  return [];
}

function rollsIn(lines: readonly LogLine<Wire>[], from: number): Roll[] {
  return lines.reduce<Roll[]>(
    (rolls, line, index) => rollsAfter(rolls, line.event, from + index),
    [],
  );
}

/** The rolls on show after an event; `id` tells the events of a race apart. */
export function rollsAfter(rolls: Roll[], event: Event, id: number): Roll[] {
  if (FRESH_PLAY.has(event.kind)) return [];
  const settled = settle(rolls, event);
  if (settled) return settled;
  const roll = rollOf(event, id);
  return roll ? [...rolls, roll].slice(-MOST_ROLLS) : rolls;
}

/** An event that says what a roll came to, or what is added to it after the dice. */
function settle(rolls: Roll[], event: Event): Roll[] | null {
  if (event.kind === 'Reacted' && event.card === CardKind.REFLEXES) {
    return last(rolls, event.by, '', (roll) => ({ ...roll, added: [...new Set([...roll.added, 'reflexes'])] }));
  }
  if (event.kind === 'ControlSettled') {
    const [result, tone] = RESULTS[event.result];
    return last(rolls, event.seat, 'control', (roll) => ({ ...roll, total: event.total, result, tone }));
  }
  if (event.kind === 'Regained') {
    const result = event.back === 0 ? 'nothing' : event.steps === 0 ? 'complete control' : `${event.back} step back`;
    const tone = event.back > 0 ? 'good' : 'plain';
    return last(rolls, event.seat, 'regain', (roll) => ({ ...roll, total: event.total, result, tone }));
  }
  return null;
}

function last(rolls: Roll[], seat: number, title: string, change: (roll: Roll) => Roll): Roll[] {
  const at = rolls.findLastIndex((roll) => roll.seat === seat && roll.title.startsWith(title));
  return rolls.map((roll, index) => (index === at ? change(roll) : roll));
}

type Rolled = Extract<Event, { one: number }>;

function rollOf(event: Event, id: number): Roll | null {
  if (!('one' in event)) return null;
  const { seat, one, two, total } = event;
  return { id, seat, faces: [one, two], total, added: [], result: '', tone: 'plain', ...rollWords(event) };
}

function rollWords(event: Rolled): Pick<Roll, 'title'> & Partial<Roll> {
  switch (event.kind) {
    case 'ControlRolled': {
      const why = event.cause === Cause.BY_CORNER ? 'speed' : 'blow';
      const added = [...more(event.modifier, why), ...more(event.pilot, 'pilot')];
      return { title: `control (${CAUSES[event.cause]})`, added };
    }
    case 'BlowRolled': {
      const saved = event.damage === 0 ? 'no damage' : `${event.damage} damage`;
      return {
        title: `blow, strength ${event.strength}`,
        result: event.must_test ? `${saved}, test ${signed(event.test)}` : saved,
        tone: event.must_test ? 'bad' : event.damage > 0 ? 'warn' : 'good',
      };
    }
    case 'Damaged': {
      const [what, left] = event.is_thrust ? ['thrust', event.thrust] : ['stability', event.stability];
      return { title: 'beyond armor', result: `${what} ${event.is_broken ? 'gone' : left}`, tone: 'bad' };
    }
    case 'DirectionRolled':
      return { title: 'spin goes', added: more(event.bonus, 'corner'), result: lanes(event.lanes) };
    case 'OffWall':
      return { title: 'off the wall', result: event.lanes === 0 ? 'along it' : `${lanesWords(event.lanes)} back` };
    case 'RegainRolled':
      return { title: 'regain control', added: more(event.pilot, 'pilot') };
  }
}

/** What is added to the dice, if anything is. */
function more(number: number, why: string): string[] {
  return number ? [`${signed(number)} ${why}`] : [];
}

function lanesWords(count: number): string {
  return `${count} lane${count > 1 ? 's' : ''}`;
}

function lanes(number: number): string {
  if (number === 0) return 'straight on';
  return `${lanesWords(Math.abs(number))} to the ${number > 0 ? 'left' : 'right'}`;
}
