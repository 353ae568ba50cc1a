/** What the board shows at one instant: a view, or a still of the motion between two views. */

import type { Secrets } from '../../table/game-ui';
import type { AmountPart } from '../../wire/frames';
import { byPlace } from '../../kit/words';
import { tokenName } from './tokens';
import { RouteName, Token, type OutspeedBoard, type OutspeedView, type Wire } from './types.gen';

export interface Roll {
  colour: 'yellow' | 'blue';
  /** Empty while the dice still roll. */
  faces: number[];
  /** How many dice. */
  count: number;
  /** The amount that they went into, as it is told. */
  amount: AmountPart;
}

export interface Ship {
  seat: number;
  zone: number;
  fuel: number;
  tokens: number;
  isOut: boolean;
  /** The route on the controller once it is shown. */
  route: RouteName;
  /** A token turned up in this bonus phase. */
  played: Token;
  hasCommitted: boolean;
  roll: Roll | null;
  /** What just became of it: "−3 fuel", "+4 zones". */
  notes: string[];
  /** Stands elsewhere than before the last film. */
  hasMoved: boolean;
  /** Struck by something just now. */
  isHit: boolean;
}

export interface Scene {
  turn: number;
  tile: number;
  side: number;
  /** The zones that lie there. */
  first: number;
  last: number;
  markers: number[];
  ships: Ship[];
  /** The zones before this one fall away right now; 0 for none. */
  falling: number;
  /** The overfull routes, while that is told. */
  overfull: number[];
  /** What is going on, for the caption of the moment; empty when nothing moves. */
  caption: string;
}

export function sceneOf(view: OutspeedView): Scene {
  return {
    turn: view.turn,
    tile: view.tile,
    side: view.side,
    first: view.first_zone,
    last: view.last_zone,
    markers: view.markers,
    ships: view.pilots.map((pilot) => ({
      seat: pilot.seat,
      zone: pilot.zone,
      fuel: pilot.fuel,
      tokens: pilot.tokens,
      isOut: pilot.out > 0,
      route: pilot.route,
      played: Token.NO_TOKEN,
      hasCommitted: pilot.has_committed,
      roll: null,
      notes: [],
      hasMoved: false,
      isHit: false,
    })),
    falling: 0,
    overfull: [],
    caption: '',
  };
}

/** The view, with the notes of the film that led to it. */
export function restOf(view: OutspeedView, last: Scene | null): Scene {
  const now = sceneOf(view);
  if (!last || last.turn > now.turn) return now;
  const isOn = last.turn === now.turn;
  const ships = now.ships.map((ship) => {
    const before = last.ships.find((one) => one.seat === ship.seat);
    return {
      ...ship,
      notes: before?.notes ?? [],
      roll: isOn ? (before?.roll ?? null) : null,
      played: isOn && before ? before.played : ship.played,
      hasMoved: before?.hasMoved ?? false,
    };
  });
  return { ...now, ships };
}

/** The same with what the pilots kept from one another: the controllers, the tokens laid face down. */
export function unveiled(board: OutspeedBoard, scene: Scene, secrets: Secrets<Wire>): Scene {
  const ships = scene.ships.map((ship): Ship => {
    const action = secrets.given.find((one) => one.seat === ship.seat)?.answer.action;
    const own = secrets.views[ship.seat];
    switch (action?.kind) {
      case 'Program':
        return { ...ship, route: action.route, played: Token.NO_TOKEN };
      case 'Dial':
        return { ...ship, notes: [`dials ${action.number}`] };
      case 'Keep':
        return { ...ship, notes: [`keeps ${tokenName(board, action.token)}`] };
      case 'Play':
        return { ...ship, played: action.token };
      default:
        return own && own.committed !== Token.NO_TOKEN ? { ...ship, played: own.committed } : ship;
    }
  });
  return { ...scene, ships };
}

/** The zone of whoever leads by the places that the server gives; 0 when nobody is left. */
export function leadingZone(view: OutspeedView, places: readonly number[]): number {
  return byPlace(view.pilots, places).find((pilot) => !pilot.out)?.zone ?? 0;
}
