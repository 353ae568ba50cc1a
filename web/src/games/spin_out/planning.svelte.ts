/** The manoeuvre that is being planned: its way-points, where the pointer is, and what the server said of it. */

import type { TableProps } from '../../table/game-ui';
import type { Told } from '../../wire/foresight.svelte';
import type { Option } from '../../wire/frames';
import { added, manoeuvre, planOf, STRAIGHT, type Plan, type Spot } from './plan';
import type { ChooseManoeuvre, WayForesight, Wire } from './types.gen';

/** Ghosts move as fast as the display; what they would bring is asked for this often. */
const ASK_MS = 100;
/** The second half of a double click is no answer to the next question. */
const CLICK_MS = 350;

type Table = Pick<TableProps<Wire>, 'frame' | 'selected' | 'select' | 'propose' | 'told' | 'isProposed'>;

/** What is asked, if it is a way. */
export function manoeuvreIn({ frame }: Pick<Table, 'frame'>): ChooseManoeuvre | null {
  const decision = frame.decision?.decision;
  return decision?.kind === 'ChooseManoeuvre' ? decision : null;
}

class Planning {
  plan = $state.raw<Plan>(STRAIGHT);
  /** Only as far as the last way-point, and then cards may be played. */
  isPart = $state(false);
  /** Where a way-point would be set now. */
  hovered = $state.raw<Spot | null>(null);
  isExact = $state(false);
  /** What the server said last, of whatever plan. */
  seen = $state.raw<WayForesight | null>(null);
  /** The plan with what is pointed at, as it was asked for last. */
  #tried = $state.raw<Plan | null>(null);
  #question = '';
  #asked = 0;
  #timer = 0;
  #proposal = 0;

  /** A new question begins with the rest of what was planned, or the way that the server offers first. */
  begin(table: Table): void {
    const decision = manoeuvreIn(table);
    if (!decision) return;
    const question = `${table.frame.commitment}:${table.frame.seat}:${table.frame.moment}`;
    if (question === this.#question) return;
    this.#question = question;
    clearTimeout(this.#timer);
    clearTimeout(this.#proposal);
    const ways = (table.frame.decision?.options ?? []).flatMap(({ action }) => (action.kind === 'Manoeuvre' ? [action.steps] : []));
    const isLegal = ways.some((steps) => `${steps}` === `${decision.rest}`);
    this.plan = planOf(isLegal ? decision.rest : (ways[0] ?? []), decision.left);
    this.isPart = false;
    this.hovered = null;
    this.#tried = null;
    this.seen = null;
    this.#proposal = window.setTimeout(() => {
      if (question === this.#question && !table.frame.sealed) table.propose(this.option(table));
    }, CLICK_MS);
  }

  /** The plan, with a way-point where the pointer is. */
  shown(decision: ChooseManoeuvre): Plan {
    return this.hovered ? added(decision.pose, this.plan, decision.left, this.hovered, this.isExact) : this.plan;
  }

  option(table: Table): Option<Wire> {
    return this.#optionOf(table, this.plan, this.isPart);
  }

  #optionOf(table: Table, plan: Plan, isPart: boolean): Option<Wire> {
    const left = manoeuvreIn(table)?.left ?? 0;
    return { action: manoeuvre(plan, left, isPart && plan.legs.length > 0), word: '', text: [] };
  }

  /** Another plan. While it is being dragged the server is asked now and then; at the end at once. */
  put(table: Table, plan: Plan, isMoving = false): void {
    if (table.frame.sealed) return;
    this.plan = plan;
    if (plan.legs.length === 0) this.isPart = false;
    this.hovered = null;
    this.#tried = null;
    this.#soon(() => table.select(this.option(table)), isMoving);
  }

  /** Nothing is waited for any more. */
  settle(table: Table): void {
    this.put(table, this.plan);
  }

  pause(table: Table, isPart: boolean): void {
    this.isPart = isPart;
    this.settle(table);
  }

  /** The pointer is over the ground, or has left it. */
  hover(table: Table, at: Spot | null, isExact: boolean): void {
    const decision = manoeuvreIn(table);
    if (!decision || table.frame.sealed) return;
    this.hovered = at;
    this.isExact = isExact;
    if (at) this.#soon(() => (this.#tried = this.shown(decision)), true);
    else this.#tried = null;
  }

  #soon(ask: () => void, canWait: boolean): void {
    const wait = this.#asked + ASK_MS - performance.now();
    clearTimeout(this.#timer);
    const now = () => {
      this.#asked = performance.now();
      ask();
    };
    if (!canWait || wait <= 0) now();
    else this.#timer = window.setTimeout(now, wait);
  }

  /** What is known of what is shown; the last that was known while it is not. */
  told(table: Table): { told: Told<Wire> | null; way: WayForesight | null; isOld: boolean } {
    const { selected } = table;
    if (!selected || selected.action.kind !== 'Manoeuvre') return { told: null, way: null, isOld: false };
    const asked = this.#tried ? this.#optionOf(table, this.#tried, false) : selected;
    const told = (table.told?.(asked) ?? null) as Told<Wire> | null;
    const way = told?.foresight?.kind === 'WayForesight' ? told.foresight : null;
    const now = this.hovered ? this.#tried : this.plan;
    const isNow = this.hovered ? now !== null : `${selected.action.steps}` === `${manoeuvre(this.plan, manoeuvreIn(table)?.left ?? 0, this.isPart).steps}`;
    return { told, way: way ?? this.seen, isOld: !told || !isNow };
  }
}

export const planning = new Planning();
