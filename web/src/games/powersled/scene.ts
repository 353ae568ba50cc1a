/** What is shown of the race: the view itself, or a still on the way to it. */

import type { LogLine, Phrase } from '../../wire/frames';
import { CAUSES, RESULTS, signed } from './cards';
import { spinOf } from './print';
import { Cause, type Event, type PowersledBoard, type PowersledView, type Wire } from './types.gen';

export interface ShownSled {
  square: number;
  half: number;
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
  /** A beam from a sled to a square. */
  beam: { from: number; to: number } | null;
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

/** An event that says what a roll came to. */
function settle(rolls: Roll[], event: Event): Roll[] | null {
  if (event.kind === 'ControlSettled') {
    const [result, tone] = RESULTS[event.result];
    return last(rolls, event.seat, 'control', (roll) => ({ ...reflexed(roll, event.total), result, tone }));
  }
  if (event.kind === 'Regained') {
    const result = event.back === 0 ? 'nothing' : event.steps === 0 ? 'complete control' : `${event.back} step back`;
    const tone = event.back > 0 ? 'good' : 'plain';
    return last(rolls, event.seat, 'regain', (roll) => ({ ...reflexed(roll, event.total), result, tone }));
  }
  return null;
}

/** Good Reflexes raised the total after the dice. */
function reflexed(roll: Roll, total: number): Roll {
  const more = total - roll.total;
  return more > 0 ? { ...roll, total, added: [...roll.added, `${signed(more)} reflexes`] } : roll;
}

function last(rolls: Roll[], seat: number, title: string, change: (roll: Roll) => Roll): Roll[] {
  const at = rolls.findLastIndex((roll) => roll.seat === seat && roll.title.startsWith(title));
  return rolls.map((roll, index) => (index === at ? change(roll) : roll));
}

function rollOf(event: Event, id: number): Roll | null {
  switch (event.kind) {
    case 'ControlRolled':
      return {
        id,
        seat: event.seat,
        title: `control (${CAUSES[event.cause]})`,
        faces: [event.one, event.two],
        added: [
          ...(event.modifier ? [`${signed(event.modifier)} ${event.cause === Cause.BY_CORNER ? 'speed' : 'blow'}`] : []),
          ...(event.pilot ? [`${signed(event.pilot)} pilot`] : []),
        ],
        total: event.total,
        result: '',
        tone: 'plain',
      };
    case 'BlowRolled': {
      const saved = event.damage === 0 ? 'no damage' : `${event.damage} damage`;
      return {
        id,
        seat: event.seat,
        title: `blow, strength ${event.strength}`,
        faces: [event.one, event.two],
        added: [],
        total: event.one + event.two,
        result: event.must_test ? `${saved}, test ${signed(event.test)}` : saved,
        tone: event.must_test ? 'bad' : event.damage > 0 ? 'warn' : 'good',
      };
    }
    case 'Damaged':
      return {
        id,
        seat: event.seat,
        title: 'beyond armor',
        faces: [event.one, event.two],
        added: [],
        total: event.one + event.two,
        result: event.is_broken
          ? `${event.is_thrust ? 'odd: thrust' : 'even: stability'}, none left`
          : event.is_thrust
            ? `odd: thrust ${event.thrust}`
            : `even: stability ${event.stability}`,
        tone: 'bad',
      };
    case 'DirectionRolled':
      return {
        id,
        seat: event.seat,
        title: 'spin goes',
        faces: [event.one, event.two],
        added: event.bonus ? [`${signed(event.bonus)} corner`] : [],
        total: event.total,
        result: lanes(event.lanes),
        tone: 'plain',
      };
    case 'OffWall':
      return {
        id,
        seat: event.seat,
        title: 'off the wall',
        faces: [event.one, event.two],
        added: [],
        total: event.one + event.two,
        result: event.lanes === 0 ? 'along it' : `${event.lanes} lane${event.lanes > 1 ? 's' : ''} back`,
        tone: 'plain',
      };
    case 'RegainRolled':
      return {
        id,
        seat: event.seat,
        title: 'regain control',
        faces: [event.one, event.two],
        added: event.pilot ? [`${signed(event.pilot)} pilot`] : [],
        total: event.total,
        result: '',
        tone: 'plain',
      };
    default:
      return null;
  }
}

function lanes(number: number): string {
  if (number === 0) return 'straight on';
  const count = Math.abs(number);
  return `${count} lane${count > 1 ? 's' : ''} to the ${number > 0 ? 'left' : 'right'}`;
}
