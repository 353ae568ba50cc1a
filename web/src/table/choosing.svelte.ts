/** What is looked at, and planned with it, before it is answered. */

import { isSame } from '../wire/actions';
import type { Option, Shape, TableFrame } from '../wire/frames';

interface Now {
  frame: TableFrame;
  /** The answer that is on its way, until a frame shows what became of it. */
  sending: Option | null;
  /** Orders are on their way, or the table is asked in place of this seat. */
  isBusy: boolean;
  answer: (option: Option) => void;
  order: (...orders: Shape[]) => void;
}

export class Choosing {
  readonly #now: () => Now;
  /** For which question, and whether the page put it there. */
  #looking = $state.raw<{ question: string; option: Option; planned: Shape[]; isProposed: boolean } | null>(null);
  readonly #looked = $derived.by(() => (this.#looking?.question === this.question ? this.#looking : null));

  readonly selected = $derived.by(() => this.#now().frame.sealed ?? this.#now().sending ?? this.#looked?.option ?? null);
  readonly planned = $derived.by(() => this.#looked?.planned ?? []);
  readonly isProposed = $derived.by(() => !this.#now().frame.sealed && (this.#looked?.isProposed ?? false));

  constructor(now: () => Now) {
    this.#now = now;
  }

  get question(): string {
    const { seat, moment } = this.#now().frame;
    return `${seat}:${moment}`;
  }

  /** What was asked is answered, or nothing was. */
  get #isClosed(): boolean {
    const { frame, sending, isBusy } = this.#now();
    return !frame.decision || frame.sealed !== null || sending !== null || isBusy;
  }

  readonly select = (option: Option | null, ...planned: Shape[]): void => {
    if (!this.#isClosed) this.#looking = option ? { question: this.question, option, planned, isProposed: false } : null;
  };

  readonly propose = (option: Option): void => {
    if (!this.#isClosed && !this.selected) this.#looking = { question: this.question, option, planned: [], isProposed: true };
  };

  /** Somebody asked for a choice: it takes the place of what was looked at, and only the button commits it. */
  readonly suggest = (option: Option): void => {
    if (!this.#isClosed) this.#looking = { question: this.question, option, planned: [], isProposed: true };
  };

  /** Once for each question, however often the key is hit. */
  readonly commit = (option: Option): void => {
    if (this.#isClosed) return;
    const planned = isSame(option, this.selected) ? this.planned : [];
    this.#looking = { question: this.question, option, planned, isProposed: false };
    if (planned.length > 0) this.#now().order(...planned);
    else this.#now().answer(option);
  };
}
