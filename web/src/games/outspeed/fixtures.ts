/** Positions for the tests, made by hand. */

import { frameFor } from '../../table/fixtures';
import type { TableFrame } from '../../wire/frames';
import { unpacked } from '../../wire/packed';
import printed from './board.fixture.json';
import type { CompanyPreview, OutspeedBoard, OutspeedView, PilotView, Wire } from './types.gen';

/** What is printed. */
export const BOARD = unpacked(printed) as OutspeedBoard;

export function pilot(seat: number, zone: number, more: Partial<PilotView> = {}): PilotView {
  return {
    kind: 'PilotView',
    seat,
    zone,
    fuel: 12,
    tokens: 0,
    has_committed: false,
    route: -1,
    dialled: -1,
    ahead: 0,
    out: 0,
    ...more,
  };
}

export function position(pilots: PilotView[], more: Partial<OutspeedView> = {}): OutspeedView {
  return {
    kind: 'OutspeedView',
    seat: 0,
    phase: 'Programming',
    turn: 1,
    tile: 1,
    side: 0,
    track_left: [2, 3],
    pilots,
    rear: 1,
    front: 2,
    first_zone: 1,
    last_zone: 14,
    markers: [],
    hand: [0, 0, 0, 0, 0, 0],
    committed: -1,
    shuffled: 32,
    under: [],
    discards: [0, 0, 0, 0, 0, 0],
    ending: 0,
    ...more,
  };
}

export function company(others: number, more: Partial<CompanyPreview> = {}): CompanyPreview {
  return {
    kind: 'CompanyPreview',
    others,
    is_overfull: false,
    cost_low: 2,
    cost_high: 2,
    zones_low: 4,
    zones_high: 4,
    stands_low: 7,
    stands_high: 7,
    fuel_low: 0,
    fuel_high: 0,
    tokens: 0,
    field: 0,
    danger: 0,
    out_on: 0,
    out_of: 1,
    text: ['pay 2 fuel → 4 zones'],
    ...more,
  };
}

export function frameOf(view: OutspeedView, more: Partial<TableFrame> = {}): TableFrame<Wire> {
  return frameFor('outspeed', view, view.pilots.length, null, more);
}
