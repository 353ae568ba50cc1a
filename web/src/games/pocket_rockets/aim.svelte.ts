/** Turning the own card before it goes: the ghost that is shown, the moves planned before it, and what is asked of the server. */

import type { TableProps } from '../../table/game-ui';
import type { Told } from '../../wire/foresight.svelte';
import type { Option } from '../../wire/frames';
import { TENTHS } from './lie';
import { unwound } from './scene';
import type { ChooseHeading, ChooseMove, Leg, Plan, Wire } from './types.gen';

const TURN = 360 * TENTHS;
/** The ghost turns as fast as the display; what it would bring is asked for this often. */
const ASK_MS = 100;
/** The second half of a double click is no answer to the next question. */
const CLICK_MS = 350;

type Table = Pick<TableProps<Wire>, 'frame' | 'view' | 'selected' | 'select' | 'propose' | 'told' | 'toldOfOrder' | 'planned'>;
type Turned = ChooseMove | ChooseHeading;

/** What is asked, if it is a heading. */
export function turnedIn({ frame }: Pick<Table, 'frame'>): Turned | null {
  const decision = frame.decision?.decision;
  return decision?.kind === 'ChooseMove' || decision?.kind === 'ChooseHeading' ? decision : null;
}

/** A heading from 0 on, short of a full turn. */
export function wrapped(heading: number): number {
  return ((Math.round(heading) % TURN) + TURN) % TURN;
}

class Aim {
  /** Of the ghost, in tenths of a degree. */
  heading = $state(0);
  /** Headings of the moves that are planned before the one that is being turned. */
  before = $state.raw<number[]>([]);
  /** What the server said last, of whatever heading. */
  seen = $state.raw<Told<Wire> | null>(null);
  #question = '';
  #asked = 0;
  #timer = 0;
  #proposal = 0;

  /** A new question begins with the card as it lies. */
  begin(table: Table): void {
    const decision = turnedIn(table);
    if (!decision) return;
    const question = `${table.frame.commitment}:${table.frame.seat}:${table.frame.moment}`;
    if (question === this.#question) return;
    this.#question = question;
    clearTimeout(this.#timer);
    this.heading = decision.kind === 'ChooseMove' ? decision.pose.heading : decision.usual;
    this.before = [];
    this.seen = null;
    clearTimeout(this.#proposal);
    this.#proposal = window.setTimeout(() => {
      if (question === this.#question && !table.frame.sealed) table.propose(this.option(table));
    }, CLICK_MS);
  }

  /** All headings that are planned, the one that is being turned last. */
  get headings(): number[] {
    return [...this.before, this.heading];
  }

  /** The answer that these headings begin with. */
  option(table: Table): Option<Wire> {
    const [heading = this.heading] = this.headings;
    const kind = turnedIn(table)?.kind === 'ChooseHeading' ? 'Face' : 'Go';
    return { action: { kind, heading }, word: '', text: [] };
  }

  /** The order to go all of them; null for a single move. */
  plan(table: Table): Plan | null {
    const decision = turnedIn(table);
    if (decision?.kind !== 'ChooseMove' || this.before.length === 0) return null;
    const { pose, is_damaged } = decision;
    return { kind: 'Plan', round: table.view.round, pose, is_damaged, headings: this.headings, stops: false };
  }

  /** Turns the ghost. While it is being dragged the server is asked now and then; at the end at once. */
  turn(table: Table, heading: number, isMoving = false): void {
    if (table.frame.sealed) return;
    this.heading = wrapped(heading);
    const wait = this.#asked + ASK_MS - performance.now();
    clearTimeout(this.#timer);
    if (!isMoving || wait <= 0) this.#select(table);
    else this.#timer = window.setTimeout(() => this.#select(table), wait);
  }

  /** Nothing is waited for any more. */
  settle(table: Table): void {
    this.turn(table, this.heading);
  }

  #select(table: Table): void {
    clearTimeout(this.#timer);
    this.#asked = performance.now();
    const plan = this.plan(table);
    table.select(this.option(table), ...(plan ? [plan] : []));
  }

  /** Plans another move after this one, straight on at first. */
  add(table: Table): void {
    this.before = this.headings;
    this.#select(table);
  }

  /** Takes the last planned move back. */
  drop(table: Table): void {
    const last = this.before.at(-1);
    if (last === undefined) return;
    this.before = this.before.slice(0, -1);
    this.heading = last;
    this.#select(table);
  }

  /** What is known of what is selected; the last that was known while it is not. */
  told(table: Table): { told: Told<Wire> | null; isOld: boolean } {
    const chosen = table.selected?.action;
    if (!chosen || (chosen.kind !== 'Go' && chosen.kind !== 'Face')) return { told: null, isOld: false };
    const plan = table.planned[0] ?? null;
    const told = (plan ? table.toldOfOrder(plan) : table.told?.(table.selected!)) as Told<Wire> | null | undefined;
    const isNow = this.heading === (plan ? plan.headings.at(-1) : chosen.heading);
    return { told: told ?? this.seen, isOld: !told || !isNow };
  }
}

export const aim = new Aim();

/** The moves that were foreseen. */
export function legsOf(told: Told<Wire> | null): Leg[] {
  const foresight = told?.foresight;
  return foresight?.kind === 'DriveForesight' ? foresight.legs : [];
}

/** Whether the card fits at the last heading; null while that is not known. */
export function fitsIn({ told, isOld }: { told: Told<Wire> | null; isOld: boolean }, planned: number): boolean | null {
  if (!told || isOld) return null;
  const { refusal, foresight } = told;
  if (refusal || (foresight?.kind === 'FitForesight' && !foresight.fits)) return false;
  return foresight?.kind !== 'DriveForesight' || foresight.legs.length > planned;
}

/** Where the ghost turns: after the planned moves, or where the card lies. */
export function pivotOf(decision: Turned, legs: Leg[], planned: number): { x: number; y: number; from: number } {
  const last = legs[planned - 1];
  if (last) return { x: last.to_x, y: last.to_y, from: last.heading };
  if (decision.kind === 'ChooseHeading') return { x: decision.x, y: decision.y, from: decision.usual };
  return { x: decision.pose.x, y: decision.pose.y, from: decision.pose.heading };
}

/** Headings near this one are it: nobody means to turn by a degree. */
const NEAR = 15;
const A_DEGREE = 10;

/** A heading that was pointed at: in whole degrees, and straight on where it nearly is; exact if it is wanted so. */
export function snapped(heading: number, straight: number, isExact: boolean): number {
  if (isExact) return wrapped(heading);
  if (Math.abs(unwound(heading, straight) - straight) <= NEAR) return straight;
  return wrapped(Math.round(heading / A_DEGREE) * A_DEGREE);
}
