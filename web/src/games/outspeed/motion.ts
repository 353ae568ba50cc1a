/**
 * Events become motion: a film of stills from the scene before to the scene after.
 *
 * What the rules do at once is shown at once: all controllers flip together, all costs are paid
 * together, all ships fly together. The board lets style sheets carry things from still to still.
 */

import { Reel as Shooting, type Film } from '../../kit/film';
import { amountWords, isAmount } from '../../kit/phrases';
import type { AmountPart, LogLine } from '../../wire/frames';
import { type Roll, type Scene, type Ship } from './scene';
import { tokenName } from './tokens';
import { RouteName, Token, type Event, type Moved, type OutspeedBoard, type Wire } from './types.gen';
import { plural } from './words';

/** Steps that a kind of take lasts. Ships take one for each zone. */
const REVEAL = 3;
const SHUT = 4;
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
  overfull: SHUT,
  fuel: 2,
  tokens: REVEAL,
  strike: 3,
  out: 3,
  marker: 1,
  announce: 1,
  draw: 1,
  tile: 1,
};

/** What everybody has waited for stands its time, however much comes after it. */
const MOMENTS: readonly Take[] = ['wheels', 'overfull', 'tokens'];

type Line = LogLine<Wire>;

/** Consecutive events that belong to one take. */
export function takes(lines: readonly Line[]): { take: Take; lines: Line[] }[] {
  const groups: { take: Take; lines: Line[] }[] = [];
  for (const line of lines) {
    const take = TAKES[line.event.kind];
    const last = groups.at(-1);
    if (last?.take === take) last.lines.push(line);
    else groups.push({ take, lines: [line] });
  }
  return groups;
}

/** The film of these events. Without pace it is one still: everything has happened. */
export function film(board: OutspeedBoard, before: Scene, lines: readonly Line[], pace: number, most?: number): Film<Scene> {
  const reel = new Reel(board, freshen(before, lines));
  for (const { take, lines: together } of takes(lines)) {
    reel.take(together.length, () => reel.shoot(take, together));
  }
  return reel.film({ caption: '', falling: 0, overfull: [] }, pace, most);
}

/** Notes of the turn before go as soon as controllers or tokens are shown. */
function freshen(scene: Scene, lines: readonly Line[]): Scene {
  const isNew = lines.some(({ event }) => event.kind === 'RoutesRevealed' || event.kind === 'BonusRevealed');
  const ships = scene.ships.map((ship) => ({
    ...ship,
    roll: isNew ? null : ship.roll,
    isHit: false,
    notes: isNew ? [] : ship.notes,
    hasMoved: false,
  }));
  return { ...scene, ships };
}

class Reel extends Shooting<Scene> {
  constructor(
    private readonly board: OutspeedBoard,
    before: Scene,
  ) {
    super(before);
  }

  shoot(take: Take, lines: Line[]): void {
    const events = lines.map((line) => line.event);
    switch (take) {
      case 'reveal':
        return this.routes(events);
      case 'pay':
        return this.costs(lines);
      case 'earn':
        return this.roll(rollsOf(lines, 'blue'), 'Dice for zones!');
      case 'move':
        return this.flight(events);
      case 'fall':
        return this.fall(events);
      default:
        return this.rest(take, lines);
    }
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
      const ships = this.ships((ship) => ({ route: event.routes[ship.seat] ?? RouteName.NO_ROUTE }));
      this.dwell({ ships, caption: 'Controllers up!' }, REVEAL);
    }
  }

  /** All costs at once: the dice roll, then the sums stand, then the fuel goes. */
  private costs(lines: Line[]): void {
    this.roll(rollsOf(lines, 'yellow'), 'Dice for fuel!');
    const ships = this.ships((ship) => {
      const event = lines.map((line) => line.event).find((one) => 'seat' in one && one.seat === ship.seat);
      if (event?.kind === 'Paid') return { fuel: event.fuel, notes: [...ship.notes, `−${event.paid} fuel`] };
      return event?.kind === 'WentAlone' ? { notes: [...ship.notes, 'alone: free'] } : null;
    });
    this.hold({ ships, caption: 'Costs are paid' }, PAY);
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
    let last = this.scene.last;
    for (const event of events) {
      if (event.kind === 'BoardAttached') last = event.last_zone;
      if (event.kind !== 'Moved') continue;
      paths.set(event.seat, [...(paths.get(event.seat) ?? []), ...path(event)]);
      notes.set(event.seat, [...(notes.get(event.seat) ?? []), moveNote(event)]);
    }
    if (last !== this.scene.last) this.hold({ last, caption: 'A board slides in ahead' }, BOARD);
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
      this.hold({ falling: event.first_zone, caption: 'The rear board falls away' }, BOARD);
    }
  }

  /** A board that fell is gone once its ships are; then the track closes up. */
  private closeUp(): Partial<Scene> {
    return { first: this.scene.falling || this.scene.first, falling: 0 };
  }

  /** What happens together: all its changes, then one still. */
  private rest(take: Take, lines: Line[]): void {
    for (const line of lines) this.scene = { ...this.scene, ...this.change(line) };
    const isLast = take === 'tile' || take === 'end';
    this.hold(isLast ? this.closeUp() : {}, STEPS[take] ?? 0, MOMENTS.includes(take));
  }

  private change(line: Line): Partial<Scene> {
    const event = line.event;
    switch (event.kind) {
      case 'RouteOverfull': {
        const ships = this.ships((ship) =>
          event.seats.includes(ship.seat)
            ? { isHit: true, notes: [...ship.notes, 'lost the turn'] }
            : null,
        );
        const caption = `Too many on the ${this.board.routes[event.route]} route`;
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
        const gained = amountIn(line);
        const ships = this.one(event.seat, { fuel: event.fuel }, gained ? `+${amountWords(gained)}` : '');
        return { ships, caption: 'Fuel comes in' };
      }
      case 'FuelLost':
        return {
          ships: this.one(event.seat, { fuel: event.fuel, isHit: true }, `−${event.amount} fuel`),
        };
      case 'BonusRevealed': {
        const ships = this.ships((ship) => ({
          played: event.tokens[event.seats.indexOf(ship.seat)] ?? Token.NO_TOKEN,
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
      case 'TokenKept':
        return { ships: this.one(event.seat, { tokens: event.tokens }, '+1 token') };
      case 'TilesTurned':
        return { side: event.side, caption: 'The tiles turn over' };
      case 'TileRevealed': {
        const ships = this.ships(() => ({
          route: RouteName.NO_ROUTE,
          played: Token.NO_TOKEN,
          roll: null,
          isHit: false,
        }));
        return { turn: event.turn, tile: event.tile, side: event.side, ships, caption: '' };
      }
      default:
        return {};
    }
  }
}

/** The amount that a line is about. */
function amountIn(line: Line): AmountPart | undefined {
  return line.text.find(isAmount);
}

/** The dice of those who rolled, with the amounts that they went into. */
function rollsOf(lines: Line[], colour: Roll['colour']): Map<number, Roll> {
  const rolls = new Map<number, Roll>();
  for (const line of lines) {
    const { event } = line;
    const amount = amountIn(line);
    if ((event.kind !== 'Paid' && event.kind !== 'ZonesGained') || !event.rolled.length || !amount) continue;
    rolls.set(event.seat, { colour, faces: event.rolled, count: event.rolled.length, amount });
  }
  return rolls;
}

/** The zones that a ship passes, one by one. */
export function path(event: Moved): number[] {
  const step = event.end > event.start ? 1 : -1;
  const length = Math.abs(event.end - event.start);
  return Array.from({ length }, (_, index) => event.start + step * (index + 1));
}

function moveNote({ zones, stopped }: Moved): string {
  const far = `${zones > 0 ? '+' : '−'}${plural(Math.abs(zones), 'zone')}`;
  return stopped ? `${far}, stopped` : far;
}
