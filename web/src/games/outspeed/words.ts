/** The board in players' words: facts, the text alternative, and what each place on it is. */

import type { SeatFact } from '../../kit/seat-fact';
import { amountText } from '../../kit/phrases';
import { byPlace, joined } from '../../kit/words';
import type { Option } from '../../wire/frames';
import type { Scene } from './scene';
import { tileOf } from './tiles';
import { tokenName } from './tokens';
import type { OutspeedBoard, OutspeedView, PilotView, PrintedRoute, Wire } from './types.gen';

export function facts(view: OutspeedView, seat: number, board: OutspeedBoard): SeatFact[] {
  const pilot = view.pilots[seat];
  if (!pilot) return [];
  if (pilot.out) return [{ sign: '✕', label: 'status', value: 'out' }];
  return [
    { sign: '▰', label: 'fuel', value: String(pilot.fuel), alarm: pilot.fuel <= board.low_fuel },
    { sign: '✦', label: 'tokens', value: String(pilot.tokens) },
    { sign: '»', label: 'zone', value: String(pilot.zone) },
  ];
}

export function isOut(view: OutspeedView, seat: number): boolean {
  return (view.pilots[seat]?.out ?? 0) > 0;
}

/** What the button says: the answer in words, never a letter that could be a key. */
export function commitWords({ action }: Option<Wire>, _: string, __: unknown, board: OutspeedBoard): string {
  switch (action.kind) {
    case 'Program':
      return `Lock in the ${board.routes[action.route]} route`;
    case 'Dial':
      return `Set the wheel to ${action.number}`;
    case 'Keep':
      return `Keep ${tokenName(board, action.token)}`;
    case 'Play':
      return `Play ${tokenName(board, action.token)}`;
    case 'Pass':
      return 'Play no token';
  }
}

/** "Ann leads on zone 12 with 7 fuel; Bo is on zone 9 with 4 fuel; the rear edge is zone 1." */
export function describe(
  view: OutspeedView,
  names: readonly string[],
  _: OutspeedBoard,
  places: readonly number[],
): string {
  const order = byPlace(view.pilots, places).filter((pilot) => !pilot.out);
  const lead = order[0]?.zone ?? 0;
  const leaders = order.filter((pilot) => pilot.zone === lead);
  const parts = order.map((pilot) => {
    const verb = pilot.zone === lead ? (leaders.length > 1 ? 'shares the lead' : 'leads') : 'is';
    const tokens = pilot.tokens ? ` and ${plural(pilot.tokens, 'token')}` : '';
    return `${nameOf(names, pilot)} ${verb} on zone ${pilot.zone} with ${pilot.fuel} fuel${tokens}`;
  });
  const out = view.pilots.filter((pilot) => pilot.out);
  if (out.length) {
    const who = joined(out.map((pilot) => nameOf(names, pilot)));
    parts.push(`${who} ${out.length > 1 ? 'are' : 'is'} out`);
  }
  const fields = [...new Set(view.markers)].sort((one, other) => one - other);
  if (fields.length) {
    const where = joined(fields.map(String));
    parts.push(`${fields.length > 1 ? 'Forcefields on zones' : 'a Forcefield on zone'} ${where}`);
  }
  parts.push(`the rear edge is zone ${view.first_zone}`);
  return `${parts.join('; ')}.`;
}

function nameOf(names: readonly string[], pilot: PilotView): string {
  return names[pilot.seat] ?? `Seat ${pilot.seat + 1}`;
}

/** "Turn 5 of 13". */
export function roundWords(view: OutspeedView, board: OutspeedBoard): string {
  return `Turn ${view.turn} of ${board.turns}`;
}

export function plural(number: number, noun: string): string {
  return number === 1 || noun === 'fuel' ? `${number} ${noun}` : `${number} ${noun}s`;
}

/** What a route panel says when it is looked at. */
export function routeWords(board: OutspeedBoard, route: PrintedRoute, index: number, who: readonly string[]): string {
  const head = `${board.route_signs[index]} ${board.routes[index]}: ${route.text}.`;
  return who.length ? `${head} Taken by ${joined(who)}.` : head;
}

/** What a tile of the strip says when it is looked at. */
export function tileWords(board: OutspeedBoard, id: number, side: number, state: string): string {
  const tile = tileOf(board, id);
  if (!tile) return '';
  const routes = tile.sides[side]?.map((route, index) => `${board.route_signs[index]} ${route.text}`).join('; ');
  return `Tile ${id}, ${tile.name} (${state}). ${routes}.`;
}

/** What a zone says when it is looked at. */
export function zoneWords(
  board: OutspeedBoard,
  scene: Scene,
  names: readonly string[],
  zone: number,
  edges: { first: number; last: number; lead: number },
): string {
  const here = scene.ships.filter((ship) => !ship.isOut && ship.zone === zone);
  const who = here.map((ship) => names[ship.seat] ?? '');
  const parts = [`Zone ${zone}: ${who.length ? joined(who) : 'empty'}`];
  if (here.length && zone === edges.lead) parts.push('in the lead');
  if (scene.markers.includes(zone)) parts.push(board.forcefield);
  if (zone === edges.first) parts.push(board.rear);
  if (zone === edges.last) parts.push(board.front);
  return `${parts.join('; ')}.`;
}

/** What a pilot's instruments say when they are looked at. */
export function pilotWords(
  board: OutspeedBoard,
  scene: Scene,
  names: readonly string[],
  seat: number,
  status: string,
): string {
  const ship = scene.ships[seat];
  if (!ship) return '';
  const name = names[seat] ?? '';
  if (ship.isOut) return `${name} is out of the race.`;
  const route = ship.route >= 0 ? `, on the ${board.routes[ship.route]} route` : '';
  const news = ship.notes.length ? ` Just now: ${ship.notes.join(', ')}.` : '';
  const sum = ship.roll?.faces.length ? ` Rolled ${amountText(ship.roll.amount)}.` : '';
  return (
    `${name}: zone ${ship.zone}, ${ship.fuel} fuel, ${plural(ship.tokens, 'token')}${route}; ` +
    `${status}.${news}${sum}`
  );
}
