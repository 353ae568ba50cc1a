/** What answers would bring, as the server foresees it: with the question, or asked for when it is looked at. */

import { isSame, keyOf } from './actions';
import type { Asked, ErrorFrame, Foreseen, Option, Shape, TableFrame, Wire } from './frames';

/** Of what is not answered yet the newest is asked for; what was wanted long before is not looked at any more. */
const MOST_WANTED = 40;
const TOO_FAST = 429;
const A_WHILE = 1000;

/** What an option brings, where that came with its question. */
export function fromMenu<W extends Wire>(asked: Asked<W> | null, option: Option<W> | null): W['foresight'] | null {
  if (!asked?.foresight || !option) return null;
  return asked.foresight[asked.options.findIndex((one) => isSame(one, option))] ?? null;
}

/** Sends a wish to look ahead and gives its id; null while there is no connection. */
export type Try = (moment: number, candidate: Shape) => string | null;

/** What the server said of a candidate: its words, what it brings, or why it is not allowed. */
export type Told<W extends Wire = Wire> = Pick<Foreseen<W>, 'option' | 'order' | 'foresight' | 'refusal'>;

export class ForesightStore {
  /** By candidate, for the present question. */
  #known = $state.raw<ReadonlyMap<string, Told>>(new Map());
  #question = '';
  #moment = -1;
  #asked: Asked | null = null;
  /** Candidates that were looked at and are not known, the newest last. */
  #wanted = new Map<string, Shape>();
  #trying: { id: string; key: string } | null = null;
  readonly #try: Try;

  constructor(send: Try) {
    this.#try = send;
  }

  /** What a candidate would bring; null when nothing, or not yet: whoever reads it is told when it is there. */
  of(option: Option | null): Wire['foresight'] | null {
    return this.told(option)?.foresight ?? null;
  }

  /** All that is known of a candidate; null while it is not known. */
  told(option: Option | null): Told | null {
    return this.#of(option?.action ?? null);
  }

  /** The same of an order that might be left now. */
  toldOfOrder(order: Shape | null): Told | null {
    return this.#of(order);
  }

  #of(candidate: Shape | null): Told | null {
    const known = this.#known;
    if (!candidate) return null;
    const key = keyOf(candidate);
    if (!known.has(key) && this.#asked) this.#want(key, candidate);
    return known.get(key) ?? null;
  }

  take(frame: TableFrame): void {
    const question = frame.decision ? `${frame.seat}:${frame.moment}` : '';
    this.#asked = frame.decision;
    if (question === this.#question) return;
    this.#question = question;
    this.#moment = frame.moment;
    this.#wanted.clear();
    this.#trying = null;
    const { options = [], foresight = null } = frame.decision ?? {};
    this.#known = new Map(
      foresight && options.map((option, at): [string, Told] =>
        [keyOf(option.action), { option, order: null, foresight: foresight[at] ?? null, refusal: null }],
      ),
    );
  }

  hear(frame: Foreseen | ErrorFrame): void {
    if (frame.id !== this.#trying?.id) return;
    const { key } = this.#trying;
    this.#trying = null;
    if (frame.type === 'foreseen') {
      this.#wanted.delete(key);
      this.#known = new Map(this.#known).set(key, frame);
    } else if (frame.status === TOO_FAST) {
      setTimeout(() => this.#next(), A_WHILE * (frame.retry_after ?? 1));
      return;
    } else {
      this.#wanted.delete(key);
    }
    this.#next();
  }

  /** Connected anew: what was on its way is lost. */
  resume(): void {
    this.#trying = null;
    this.#next();
  }

  #want(key: string, candidate: Shape): void {
    if (this.#trying?.key === key) return;
    this.#wanted.delete(key);
    this.#wanted.set(key, candidate);
    const [oldest] = this.#wanted.keys();
    if (this.#wanted.size > MOST_WANTED && oldest !== undefined) this.#wanted.delete(oldest);
    this.#next();
  }

  #next(): void {
    const newest = [...this.#wanted].at(-1);
    if (this.#trying || !newest) return;
    const [key, candidate] = newest;
    const id = this.#try(this.#moment, candidate);
    if (id) this.#trying = { id, key };
  }
}
