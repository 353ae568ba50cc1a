/** Positions for the tests, made by hand. */

import { frameFor, lineOf } from '../../table/fixtures';
import type { Asked, TableFrame } from '../../wire/frames';
import { unpacked } from '../../wire/packed';
import printed from './board.fixture.json';
import { TOKENS } from './paint';
import type { Event, ExchangePreview, MovePreview, SpiralizedBoard, SpiralizedView, Wire } from './types.gen';

/** The printed board. */
export const BOARD = unpacked(printed) as SpiralizedBoard;

/** Two seats, red and green, unless told otherwise. */
export function position(tokens: number[], more: Partial<SpiralizedView> = {}): SpiralizedView {
  const seats = tokens.length / TOKENS;
  return {
    kind: 'SpiralizedView',
    seat: 0,
    phase: 'Beginning',
    colours: BOARD.seating[seats] ?? [],
    tokens,
    pit: tokens.indexOf(-2),
    active: 0,
    round: 3,
    turn: 5,
    throws: 0,
    die_one: 0,
    die_two: 0,
    dice_used: 0,
    is_double: false,
    landed: -1,
    stairs_in_a_row: 0,
    left: Array.from({ length: seats }, () => 0),
    winner: -1,
    ...more,
  };
}

export const told = lineOf<Event>;

export function movePreview(more: Partial<MovePreview>): MovePreview {
  return {
    kind: 'MovePreview',
    token: 0,
    die: 5,
    ring: 1,
    way: [2, 3, 4, 5, 6],
    place: '1/5',
    to_go: 147,
    gain: 5,
    victim: -1,
    drops: false,
    is_sunburst: false,
    partners: 0,
    stairs: 0,
    hitters: 0,
    rolls: 0,
    brings: ['nobody can hit it'],
    text: ['nobody can hit it; to ', ['space-5', '1/5']],
    ...more,
  };
}

export function exchangePreview(more: Partial<ExchangePreview>): ExchangePreview {
  return {
    kind: 'ExchangePreview',
    seat: 1,
    token: 0,
    place: '1/16 (arrow)',
    to_go: 136,
    gain: -13,
    other_place: '2/4 (sunburst)',
    text: ['to ', ['space-16', '1/16 (arrow)'], ', 13 spaces further from Home; ', 1, "'s A to ", ['space-28', '2/4 (sunburst)']],
    ...more,
  };
}

export function frameOf(view: SpiralizedView, decision: Asked | null = null): TableFrame<Wire> {
  return frameFor('spiralized', view, view.left.length, decision);
}
