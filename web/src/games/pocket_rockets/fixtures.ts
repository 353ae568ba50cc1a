/** Positions for the tests, made by hand. */

import { frameFor, lineOf } from '../../table/fixtures';
import type { Asked, TableFrame } from '../../wire/frames';
import { unpacked } from '../../wire/packed';
import printed from './board.fixture.json';
import type { Event, Leg, Rocket, RocketsBoard, RocketsView, Wire } from './types.gen';

/** The printed board, with all courses. */
export const BOARD = unpacked(printed) as RocketsBoard;

/** The same where all is foreseen. */
export const SHOWN: RocketsBoard = { ...BOARD, shows_all: true };

/** Millimetres and degrees, as people say them. */
export type Place = [x: number, y: number, heading: number];

export function pose([x, y, heading]: Place) {
  return { kind: 'Pose' as const, x: x * 1000, y: y * 1000, heading: heading * 10 };
}

export function rocket(racer: number, place: Place, more: Partial<Rocket> = {}): Rocket {
  return { kind: 'Rocket', racer, lane: 1, pose: pose(place), is_damaged: false, is_in_play: true, credits: 0, removed_at: 0, ...more };
}

/** On Breakfast Dash, seat 0 looking on, unless told otherwise. */
export function position(rockets: Rocket[], more: Partial<RocketsView> = {}): RocketsView {
  const seats = rockets.map((_, seat) => seat);
  return {
    kind: 'RocketsView',
    seat: 0,
    course: 1,
    phase: 'Bidding',
    round: 3,
    dead_rounds: 0,
    has_lots: false,
    rockets,
    order: seats,
    goals: seats.map(() => 1),
    laps: seats.map(() => 1),
    bids: seats.map(() => -1),
    turns: [],
    active: -1,
    left: 0,
    target: -1,
    equal: 0,
    winners: [],
    ending: 0,
    ...more,
  };
}

export function leg(more: Partial<Leg> = {}): Leg {
  return {
    kind: 'Leg', x: 200_000, y: 300_000, start: 0, heading: 0, by: 0,
    pivot_cause: 0, pivot_which: -1, has_slid: true, reached: 88_000, slide_cause: 0, slide_which: -1,
    touch_x: 288_000, touch_y: 300_000, to_x: 288_000, to_y: 300_000, credits: 0,
    is_damaged: false, is_removed: false, has_finished: false, ...more,
  };
}

export const told = lineOf<Event>;

export function frameOf(view: RocketsView, decision: Asked | null = null, more: Partial<TableFrame> = {}): TableFrame<Wire> {
  return frameFor('pocket_rockets', view, view.rockets.length, decision, more);
}
