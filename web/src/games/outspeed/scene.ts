/** What the board shows at one instant: a view, or a still of the motion between two views. */

import type { Secrets } from '../../table/game-ui';
import { NO_TOKEN, tokenName } from './tokens';
import type { OutspeedBoard, OutspeedView, Wire } from './types.gen';

export interface Roll {
  colour: 'yellow' | 'blue';
  /** Empty while the dice still roll. */
  faces: number[];
  /** How many dice. */
  count: number;
  /** The sum the faces went into: "1 + 2 = 3 fuel". */
  sum: string;
}

export interface Ship {
  seat: number;
  zone: number;
  fuel: number;
  tokens: number;
  isOut: boolean;
  /** The route on the controller once it is shown, else -1. */
  route: number;
  /** A token turned up in this bonus phase, else -1. */
  played: number;
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
  rear: number;
  front: number;
  markers: number[];
  ships: Ship[];
  /** The board that falls away right now, else 0. */
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
    rear: view.rear,
    front: view.front,
    markers: view.markers,
    ships: view.pilots.map((pilot) => ({
      seat: pilot.seat,
      zone: pilot.zone,
      fuel: pilot.fuel,
      tokens: pilot.tokens,
      isOut: pilot.out > 0,
      route: pilot.route,
      played: -1,
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

/** The same with what the pilots kept from one another: the controllers, the tokens laid face down. */
export function unveiled(board: OutspeedBoard, scene: Scene, secrets: Secrets<Wire>): Scene {
  const ships = scene.ships.map((ship): Ship => {
    const action = secrets.given.find((one) => one.seat === ship.seat)?.answer.action;
    const own = secrets.views[ship.seat];
    switch (action?.kind) {
      case 'Program':
        return { ...ship, route: action.route, played: NO_TOKEN };
      case 'Dial':
        return { ...ship, notes: [`dials ${action.number}`] };
      case 'Keep':
        return { ...ship, notes: [`keeps ${tokenName(board, action.token)}`] };
      case 'Play':
        return { ...ship, played: action.token };
      default:
        return own && own.committed !== NO_TOKEN ? { ...ship, played: own.committed } : ship;
    }
  });
  return { ...scene, ships };
}

/** The zone of whoever is furthest ahead; 0 when nobody is left. */
export function leadingZone(ships: readonly Ship[]): number {
  return Math.max(0, ...ships.filter((ship) => !ship.isOut).map((ship) => ship.zone));
}
