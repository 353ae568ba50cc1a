/**
 * Events become motion: a film of stills from the scene before to the scene after.
 *
 * What the rules do at once is shown at once: all controllers flip together, all costs are paid
 * together, all ships fly together. The board lets style sheets carry things from still to still.
 */

import { develop, type Film, type Still } from '../../kit/film';
import { ROUTES } from './glyphs';
import { type Roll, type Scene, type Ship } from './scene';
import { tokenName } from './tokens';
import type { Event, FuelGained, Moved, OutspeedBoard, Paid, ZonesGained } from './types.gen';
import { plural } from './words';

/** Steps that a kind of take lasts. Ships take one for each zone. */
const REVEAL = 4;
const DICE = 4;
const SUM = 2;
const PAY = 2;
const BOARD = 2;
const ZONE = 1;

type Take =
  | 'reveal'
  | 'wheels'
  | 'overfull'
  | 'pay'
  | 'earn'
  | 'fuel'
  | 'tokens'
  | 'strike'
  | 'move'
  | 'fall'
  | 'out'
  | 'marker'
  | 'announce'
  | 'draw'
  | 'tile'
  | 'end';

const TAKES: Record<Event['kind'], Take> = {
  RoutesRevealed: 'reveal',
  WheelsRevealed: 'wheels',
  RouteOverfull: 'overfull',
  Paid: 'pay',
  WentAlone: 'pay',
  ZonesGained: 'earn',
  FuelGained: 'fuel',
  FuelLost: 'fuel',
  BonusRevealed: 'tokens',
  BonusApplied: 'strike',
  Moved: 'move',
  BoardAttached: 'move',
  BoardRemoved: 'fall',
  Eliminated: 'out',
  TokensDiscarded: 'out',
  MarkerPlaced: 'marker',
  MarkersRemoved: 'marker',
  Announced: 'announce',
  Committed: 'announce',
  TokensDrawn: 'draw',
  TokensSeen: 'draw',
  TokenTaken: 'draw',
  TokenKept: 'draw',
  NoTokenLeft: 'draw',
  StackReshuffled: 'draw',
  TileRevealed: 'tile',
  TilesTurned: 'tile',
  RaceEnded: 'end',
};

/** How long the simple takes stand. */
const STEPS: Partial<Record<Take, number>> = {
  wheels: REVEAL,
  overfull: 3,
  fuel: 2,
  tokens: REVEAL,
  strike: 3,
  out: 3,
  marker: 1,
  announce: 1,
  draw: 1,
  tile: 1,
};

/** Consecutive events that belong to one take. */
export function takes(events: readonly Event[]): { take: Take; events: Event[] }[] {
  const groups: { take: Take; events: Event[] }[] = [];
  for (const event of events) {
    const take = TAKES[event.kind];
    if (take === undefined) continue;
    const last = groups.at(-1);
    if (last?.take === take) last.events.push(event);
    else groups.push({ take, events: [event] });
  }
  return groups;
}

/** The film of these events. Without pace it is one still: everything has happened. */
export function film(board: OutspeedBoard, before: Scene, events: readonly Event[], pace: number): Film<Scene> {
  const reel = new Reel(board, freshen(before, events));
  for (const group of takes(events)) reel.shoot(group.take, group.events);
  const last: Scene = { ...reel.scene, caption: '', falling: 0, overfull: [] };
  return develop(reel.stills, reel.steps, last, pace);
}

/** Notes of the turn before go as soon as controllers or tokens are shown. */
function freshen(scene: Scene, events: readonly Event[]): Scene {
  const isNew = events.some((one) => one.kind === 'RoutesRevealed' || one.kind === 'BonusRevealed');
  const ships = scene.ships.map((ship) => ({
    ...ship,
    roll: isNew ? null : ship.roll,
    isHit: false,
    notes: isNew ? [] : ship.notes,
    hasMoved: false,
  }));
  return { ...scene, ships };
}

class Reel {
  stills: Still<Scene>[] = [];
  steps = 0;

  constructor(
    private readonly board: OutspeedBoard,
    public scene: Scene,
  ) {}

  shoot(take: Take, events: Event[]): void {
    switch (take) {
      case 'reveal':
        return this.routes(events);
      case 'pay':
        return this.costs(events);
      case 'earn':
        return this.earnings(events);
      case 'move':
        return this.flight(events);
      case 'fall':
        return this.fall(events);
      default:
        return this.rest(take, events);
    }
  }

  /** Change the scene, show it, and let it stand for some steps. */
  private hold(change: Partial<Scene>, steps: number): void {
    this.scene = { ...this.scene, ...change };
    this.stills.push({ at: this.steps, scene: this.scene });
    this.steps += steps;
  }

  private ships(change: (ship: Ship) => Partial<Ship> | null): Ship[] {
    return this.scene.ships.map((ship) => ({ ...ship, ...change(ship) }));
  }

  private one(seat: number, change: Partial<Ship>, note = ''): Ship[] {
    return this.ships((ship) => {
      if (ship.seat !== seat) return null;
      return { ...change, notes: note ? [...ship.notes, note] : ship.notes };
    });
  }

  private routes(events: Event[]): void {
    for (const event of events) {
      if (event.kind !== 'RoutesRevealed') continue;
      const ships = this.ships((ship) => ({ route: event.routes[ship.seat] ?? -1 }));
      this.hold({ ships, caption: 'Controllers up!' }, REVEAL);
    }
  }

  /** OS-050 All costs at once: the dice roll, then the sums stand, then the fuel goes. */
  private costs(events: Event[]): void {
    const paid = events.filter((event): event is Paid => event.kind === 'Paid');
    const rolls = new Map(
      paid.filter((one) => one.rolled.length).map((one) => [one.seat, costRoll(one)]),
    );
    this.roll(rolls, 'Dice for fuel!');
    const ships = this.ships((ship) => {
      const bill = paid.find((one) => one.seat === ship.seat);
      if (bill) return { fuel: bill.fuel, notes: [...ship.notes, `−${bill.paid} fuel`] };
      const alone = events.some((one) => one.kind === 'WentAlone' && one.seat === ship.seat);
      return alone ? { notes: [...ship.notes, 'alone: free'] } : null;
    });
    this.hold({ ships, caption: 'Costs are paid' }, PAY);
  }

  private earnings(events: Event[]): void {
    const earned = events.filter((event): event is ZonesGained => event.kind === 'ZonesGained');
    const rolls = new Map(
      earned.filter((one) => one.rolled.length).map((one) => [one.seat, zonesRoll(one)]),
    );
    this.roll(rolls, 'Dice for zones!');
  }

  private roll(rolls: Map<number, Roll>, caption: string): void {
    if (!rolls.size) return;
    const rolling = this.ships((ship) => {
      const roll = rolls.get(ship.seat);
      return { roll: roll ? { ...roll, faces: [] } : null };
    });
    this.hold({ ships: rolling, caption }, DICE);
    this.hold({ ships: this.ships((ship) => ({ roll: rolls.get(ship.seat) ?? null })) }, SUM);
  }

  /** All ships fly zone by zone; several movements of one ship come after each other. */
  private flight(events: Event[]): void {
    const paths = new Map<number, number[]>();
    const notes = new Map<number, string[]>();
    let front = this.scene.front;
    for (const event of events) {
      if (event.kind === 'BoardAttached') front = Math.max(front, event.board);
      if (event.kind !== 'Moved') continue;
      paths.set(event.seat, [...(paths.get(event.seat) ?? []), ...path(event)]);
      notes.set(event.seat, [...(notes.get(event.seat) ?? []), moveNote(event)]);
    }
    if (front > this.scene.front) this.hold({ front, caption: 'A board slides in ahead' }, BOARD);
    const longest = Math.max(0, ...[...paths.values()].map((zones) => zones.length));
    for (let index = 0; index < longest; index += 1) {
      const ships = this.ships((ship) => {
        const zone = paths.get(ship.seat)?.[index];
        return zone === undefined ? null : { zone, hasMoved: true };
      });
      this.hold({ ships, caption: 'Ships fly' }, ZONE);
    }
    const told = this.ships((ship) => ({
      notes: [...ship.notes, ...(notes.get(ship.seat) ?? [])],
    }));
    this.hold({ ships: told }, ZONE);
  }

  private fall(events: Event[]): void {
    for (const event of events) {
      if (event.kind !== 'BoardRemoved') continue;
      this.hold({ falling: event.board, caption: 'The rear board falls away' }, BOARD);
    }
  }

  /** A board that fell is gone once its ships are; then the track closes up. */
  private closeUp(): Partial<Scene> {
    const rear = this.scene.falling ? this.scene.falling + 1 : this.scene.rear;
    return { rear, falling: 0 };
  }

  /** What happens together: all its changes, then one still. */
  private rest(take: Take, events: Event[]): void {
    for (const event of events) this.scene = { ...this.scene, ...this.change(event) };
    const isLast = take === 'tile' || take === 'end';
    this.hold(isLast ? this.closeUp() : {}, STEPS[take] ?? 0);
  }

  private change(event: Event): Partial<Scene> {
    switch (event.kind) {
      case 'RouteOverfull': {
        const ships = this.ships((ship) =>
          event.seats.includes(ship.seat)
            ? { isHit: true, notes: [...ship.notes, 'lost the turn'] }
            : null,
        );
        const caption = `Too many on the ${ROUTES[event.route]} route`;
        return { overfull: [...this.scene.overfull, event.route], ships, caption };
      }
      case 'WheelsRevealed': {
        const ships = this.ships((ship) => {
          const index = event.seats.indexOf(ship.seat);
          return index < 0 ? null : { notes: [...ship.notes, `X = ${event.numbers[index]}`] };
        });
        return { ships, caption: 'Wheels up!' };
      }
      case 'FuelGained': {
        const ships = this.one(event.seat, { fuel: event.fuel }, `+${gained(event)} fuel`);
        return { ships, caption: 'Fuel comes in' };
      }
      case 'FuelLost':
        return {
          ships: this.one(event.seat, { fuel: event.fuel, isHit: true }, `−${event.amount} fuel`),
        };
      case 'BonusRevealed': {
        const ships = this.ships((ship) => ({
          played: event.tokens[event.seats.indexOf(ship.seat)] ?? -1,
          hasCommitted: false,
        }));
        return { ships, caption: 'Tokens up!' };
      }
      case 'BonusApplied': {
        const ships = this.ships((ship) => ({
          isHit: ship.isHit || event.targets.includes(ship.seat),
        }));
        return { ships, caption: `${tokenName(this.board, event.token)}!` };
      }
      case 'Eliminated':
        return {
          ships: this.one(event.seat, { isOut: true, isHit: true }, 'out'),
          caption: 'Out of the race',
        };
      case 'MarkerPlaced':
        return { markers: [...this.scene.markers, event.zone], caption: 'A Forcefield goes up' };
      case 'MarkersRemoved':
        return { markers: this.scene.markers.filter((zone) => zone !== event.zone) };
      case 'Announced':
        return { ships: this.one(event.seat, { hasCommitted: event.plays }) };
      case 'Committed':
        return { ships: this.one(event.seat, { hasCommitted: true }) };
      case 'TokenTaken':
      case 'TokenKept': {
        const held = this.scene.ships.find((ship) => ship.seat === event.seat)?.tokens ?? 0;
        return { ships: this.one(event.seat, { tokens: held + 1 }, '+1 token') };
      }
      case 'TilesTurned':
        return { side: event.side, caption: 'The tiles turn over' };
      case 'TileRevealed': {
        const ships = this.ships(() => ({ route: -1, played: -1, roll: null, isHit: false }));
        return { turn: event.turn, tile: event.tile, side: event.side, ships, caption: '' };
      }
      default:
        return {};
    }
  }
}

function gained(event: FuelGained): number {
  return event.fixed + event.crowd;
}

/** The zones that a ship passes, one by one. */
export function path(event: Moved): number[] {
  const step = event.end > event.start ? 1 : -1;
  const length = Math.abs(event.end - event.start);
  return Array.from({ length }, (_, index) => event.start + step * (index + 1));
}

function moveNote(event: Moved): string {
  const by = event.end - event.start;
  const zones = `${by > 0 ? '+' : '−'}${plural(Math.abs(by), 'zone')}`;
  return event.stopped ? `${zones}, stopped` : zones;
}

/** The arithmetic of an amount: "1 + 2 = 3 fuel"; the result alone when there is nothing to add. */
export function arithmetic(parts: readonly number[], noun: string): string {
  const total = plural(
    parts.reduce((sum, part) => sum + part, 0),
    noun,
  );
  return parts.length > 1 ? `${parts.join(' + ')} = ${total}` : total;
}

function costRoll(event: Paid): Roll {
  const others = [event.fixed, event.crowd, event.dialled].filter(Boolean);
  const sum = arithmetic([...others, ...event.rolled], 'fuel');
  return { colour: 'yellow', faces: event.rolled, count: event.rolled.length, sum };
}

function zonesRoll(event: ZonesGained): Roll {
  const others = [event.fixed, event.crowd, event.dialled].filter(Boolean);
  const sum = arithmetic([...event.rolled, ...others], 'zone');
  return { colour: 'blue', faces: event.rolled, count: event.rolled.length, sum };
}
