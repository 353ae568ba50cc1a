/** Positions for the tests, made by hand. */

import { frameFor, lineOf } from '../../table/fixtures';
import type { Asked, TableFrame } from '../../wire/frames';
import { unpacked } from '../../wire/packed';
import printed from './board.fixture.json';
import { squareAt } from './print';
import type { Event, OddsPreview, PathPreview, PowersledBoard, PowersledView, Sled, Wire } from './types.gen';

/** A race of one lap on the Foundry. */
export const board: PowersledBoard = { ...(unpacked(printed) as PowersledBoard), laps: 1 };

export function at(name: string): number {
  return squareAt(board, name);
}

/** Counts by kind, from [kind, count] pairs. */
export function cards(...held: [number, number][]): number[] {
  const counts = Array.from({ length: 16 }, () => 0);
  for (const [kind, count] of held) counts[kind] = count;
  return counts;
}

export function sled(seat: number, square: string, more: Partial<Sled> = {}): Sled {
  return {
    kind: 'Sled',
    seat,
    square: at(square),
    half: 0,
    crossings: 1,
    stamp: seat,
    thrust: 6,
    stability: 6,
    pilot: 0,
    armor: 4,
    control: 0,
    circle: -1,
    is_crashing: false,
    is_broken: false,
    owed: 0,
    left_last: 0,
    speed: 0,
    mines_under: 0,
    slicks_under: 0,
    has_played: false,
    partner: -1,
    finished: 0,
    out: 0,
    ...more,
  };
}

export function position(sleds: Sled[], more: Partial<PowersledView> = {}): PowersledView {
  return {
    kind: 'PowersledView',
    seat: 0,
    phase: 'Laying',
    turn: 1,
    round: 1,
    order: sleds.map((one) => one.seat),
    at: 0,
    sleds,
    decks: sleds.map(() => ({ kind: 'DeckView', holds: 5, pile: 40, discards: cards(), aside: 0 })),
    mines: board.squares.map(() => 0),
    slicks: board.squares.map(() => 0),
    play: {
      kind: 'Play',
      mover: -1,
      printed: 0,
      used: 0,
      is_drift: false,
      corners: 0,
      pilotings: 0,
      extras: 0,
      changes: 0,
      is_on_line: false,
      has_changed: false,
      has_passed: false,
      is_over: false,
      tested: 0,
      spared_mines: 0,
      spared_slicks: 0,
      path: [],
      towed: [],
    },
    hand: cards(),
    aside: cards(),
    ending: 0,
    ...more,
  };
}

export const RISK: OddsPreview = {
  kind: 'OddsPreview',
  seat: 0,
  permille: [278, 0, 306, 250, 139, 27, 0],
  exact: [],
  damage: 0,
  text: [],
};

/** A blow that the armor mostly takes, to the other sled. */
export const HIT: OddsPreview = { ...RISK, seat: 1, permille: [278, 722, 0, 0, 0, 0, 0], damage: 917 };

export function path(squares: string[], more: Partial<PathPreview> = {}): PathPreview {
  return {
    kind: 'PathPreview',
    steps: squares.map(() => 0),
    squares: squares.map(at),
    end: at(squares.at(-1)!),
    gain: squares.length,
    risks: [],
    struck: -1,
    strength: 0,
    manner: 0,
    odds: [],
    text: [],
    ...more,
  };
}

export const told = lineOf<Event>;

export function frameOf(view: PowersledView, decision: Asked | null = null, more: Partial<TableFrame> = {}): TableFrame<Wire> {
  return frameFor('powersled', view, view.sleds.length, decision, more);
}
