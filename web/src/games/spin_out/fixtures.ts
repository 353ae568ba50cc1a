/** Positions for the tests, made by hand. */

import { frameFor, lineOf } from '../../table/fixtures';
import type { Asked, TableFrame } from '../../wire/frames';
import { unpacked } from '../../wire/packed';
import printed from './board.fixture.json';
import { DEGREE, INCH } from './ground';
import type { ChooseManoeuvre, Encounter, Event, Pod, Pose, SpinOutBoard, SpinOutView, Turn, WayForesight, Wire } from './types.gen';

/** The printed board. */
export const BOARD = unpacked(printed) as SpinOutBoard;

/** Inches and degrees, as people say them. */
export function pose(x: number, y: number, heading = 0): Pose {
  return { kind: 'Pose', x: x * INCH, y: y * INCH, heading: heading * DEGREE };
}

export function pod(at: Pose, more: Partial<Pod> = {}): Pod {
  return {
    kind: 'Pod', pose: at, damage: 0, orange: false, red: false, black: false, blue: false,
    has_ejected: false, status: 0, is_waiting: false, passed: 0, has_crossed: false, on_large: [], ...more,
  };
}

export function turn(more: Partial<Turn> = {}): Turn {
  return {
    kind: 'Turn', speed: 12, left: 12 * INCH, turns: 0, swing: 0, pauses: 0, is_spinning: false, needs_direction: false,
    has_overridden: false, has_checked_leak: false, squeezes: false, has_trick: false, tricks: [], touched: [], over: [],
    rubbed: [], trail: [], rest: [], ...more,
  };
}

/** Seat 0 looks on in its own Turn, unless told otherwise. */
export function position(pods: Pod[], more: Partial<SpinOutView> = {}): SpinOutView {
  const seats = pods.map((_, seat) => seat);
  return {
    kind: 'SpinOutView', seat: 0, phase: 'Manoeuvring', order: seats, at: 0, game_turn: 3, active: 0, pods, turn: turn(),
    hand: [], holds: seats.map(() => 2), deck: 40, discard: [], buried: 0, gone: [], wrecks: [], finish_card_by: -1,
    winners: [], ranking: [], ending: 0, ...more,
  };
}

/** The number of a card by its name. */
export function card(id: string): number {
  return BOARD.cards.findIndex((one) => one.id === id);
}

export function driving(at: Pose, left: number, more: Partial<ChooseManoeuvre> = {}): ChooseManoeuvre {
  return {
    kind: 'ChooseManoeuvre', seat: 0, pose: at, left: left * INCH, passed: 0, seats: [], others: [], gone: [],
    wrecks: [], over: [], rubbed: [], on_large: [], ignored: [], has_trick: false, pauses: 0, rest: [], ...more,
  };
}

export function met(what: Encounter['what'], which: number, least: number, most: number): Encounter {
  return { kind: 'Encounter', what, which, x: 20 * INCH, y: 10 * INCH, left: 0, least, most, expected: (least + most) * 5 };
}

export function foresight(more: Partial<WayForesight> = {}): WayForesight {
  return { kind: 'WayForesight', text: ['2 turns'], way: [], encounters: [], turns: 2, is_test_due: false, kaboom: 0, stall: 0, spin: 0, clear: [], ...more };
}

export const told = lineOf<Event>;

export function frameOf(view: SpinOutView, decision: Asked | null = null, more: Partial<TableFrame> = {}): TableFrame<Wire> {
  return frameFor('spin_out', view, view.pods.length, decision, more);
}
