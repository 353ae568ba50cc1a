/** One moment on the whole page: the film of what happened, and how much of it is told by now. */

import { Projector } from '../kit/projector.svelte';
import type { Board } from '../wire/boards';
import type { LogLine, TableFrame } from '../wire/frames';
import { isSameLine } from '../wire/log';
import type { GameUi } from './game-ui';

/** Asked for again, a whole round may be seen without hurry. */
const LONGEST_AGAIN = 120;
/** Milliseconds for a step, for who asks to see again what was not moving. */
const AGAIN_STEP = 100;

export interface Set {
  motion: GameUi['motion'];
  board: Board;
  /** Milliseconds for a step of motion; 0 for none. */
  pace: number;
  /** Whether everybody at this device may see the same. */
  isOpen: boolean;
}

/** What the page may tell. */
export interface Shown {
  frame: TableFrame;
  log: LogLine[];
  /** How many of the last lines are news. */
  news: number;
  /** More has happened than is shown by now. */
  isBehind: boolean;
  /** Something moves on the board. */
  isRunning: boolean;
  scene: unknown;
  /** Milliseconds for one square of the film that runs. */
  step: number;
}

/** What one seat has seen so far. */
interface Seen {
  frame: TableFrame;
  log: LogLine[];
  scene: unknown;
}

export class Director {
  readonly #projector = new Projector<unknown>(null);
  /** What the page tells, then what it will tell once so many lines are shown. */
  #frames = $state.raw<{ frame: TableFrame; end: number }[]>([]);
  #log = $state.raw<LogLine[]>([]);
  #newsFrom = $state(0);
  #isAgain = $state(false);
  /** Where the film begins that can be shown again: at this seat's last answer. */
  #start = $state.raw<{ scene: unknown; from: number } | null>(null);
  #set: Set | null = null;
  #seen = new Map<number, Seen>();

  readonly #isFilming = $derived(this.#projector.isRunning && !this.#isAgain);
  readonly #told = $derived(this.#isFilming ? this.#projector.shown : this.#log.length);

  readonly shown = $derived.by((): Shown | null => {
    const last = this.#frames.at(-1);
    if (!last) return null;
    const now = this.#frames.findLast((one) => one.end <= this.#told) ?? this.#frames[0]!;
    return {
      frame: now.frame,
      log: this.#log.slice(0, this.#told),
      news: Math.max(0, this.#told - this.#newsFrom),
      isBehind: now !== last,
      isRunning: this.#projector.isRunning,
      scene: this.#projector.scene,
      step: this.#projector.step,
    };
  });

  readonly canShowAgain = $derived(!this.#projector.isRunning && this.#start !== null && this.#start.from < this.#log.length);

  /** What is known now: what is new of it is shown, after what runs. */
  follow(frame: TableFrame, log: LogLine[], set: Set): void {
    this.#set = set;
    const seat = this.#frames.at(-1)?.frame.seat ?? frame.seat;
    if (seat !== frame.seat && !set.isOpen) this.leave();
    if (this.#frames.length === 0) this.#resume(frame.seat);
    const last = this.#frames.at(-1);
    if (last?.frame === frame) return;
    if (!last || !set.motion || !isContinued(this.#log, log)) this.cut(frame, log, set);
    else this.#go(last.frame, frame, log);
  }

  /** Shows this at once: nothing led here. */
  cut(frame: TableFrame, log: LogLine[], set: Set): void {
    this.#set = set;
    this.#start = null;
    this.#newsFrom = isContinued(this.#log, log) && this.#frames.length > 0 ? this.#log.length : log.length;
    this.#log = log;
    this.#frames = [{ frame, end: log.length }];
    this.#rest(null);
  }

  /** Nobody looks any more; whoever comes back sees what happened meanwhile. */
  leave(): void {
    const { shown } = this;
    if (shown) this.#seen.set(shown.frame.seat, { frame: shown.frame, log: shown.log, scene: shown.scene });
    this.#projector.stop();
    this.#frames = [];
    this.#log = [];
    this.#start = null;
  }

  /** Ends the film at once. */
  skip(): void {
    if (this.#projector.isRunning) this.#rest(this.#projector.end);
  }

  /** What was told is no news any more. */
  age(): void {
    this.#newsFrom = this.#log.length;
  }

  showAgain(): void {
    const set = this.#set;
    const start = this.#start;
    if (!set?.motion || !start) return;
    const pace = set.pace || AGAIN_STEP;
    const lines = this.#log.slice(start.from);
    const film = set.motion.film({ board: set.board, before: start.scene, lines, from: start.from, pace, most: LONGEST_AGAIN });
    this.#projector.rest(start.scene);
    this.#isAgain = true;
    this.#projector.play(film, this.#settled, pace);
  }

  #go(from: TableFrame, frame: TableFrame, log: LogLine[]): void {
    const { motion, board, pace } = this.#set!;
    if (this.#isAgain) this.#rest(this.#projector.end);
    const isFilming = this.#projector.isRunning;
    const known = this.#log.length;
    const lines = log.slice(known);
    const next = { frame, end: log.length };
    this.#frames = isFilming ? [...this.#frames, next] : lines.length > 0 ? [this.#frames.at(-1)!, next] : [next];
    this.#log = log;
    if (lines.length === 0) {
      if (!isFilming) this.#rest(this.#projector.scene);
      return;
    }
    const before = this.#projector.end;
    if (!isFilming) {
      this.#newsFrom = known;
      this.#projector.shown = known;
      if (from.decision || from.seat < 0) this.#start = { scene: before, from: known };
    }
    const film = motion!.film({ board, before, lines, from: known, pace });
    const stills = film.stills.map((still) => ({ ...still, shown: known + (still.shown ?? 0) }));
    // What a window is about that runs out is seen in its first third.
    const within = frame.window?.ends_in ? frame.window.ends_in / 3 : Infinity;
    this.#projector.play({ ...film, stills }, this.#settled, pace, within);
  }

  #resume(seat: number): void {
    const seen = this.#seen.get(seat);
    if (!seen) return;
    this.#frames = [{ frame: seen.frame, end: seen.log.length }];
    this.#log = seen.log;
    this.#projector.rest(seen.scene);
  }

  readonly #settled = (last: unknown): unknown => {
    this.#isAgain = false;
    const { frame } = this.#frames.at(-1)!;
    return this.#set!.motion?.rest({ board: this.#set!.board, frame, log: this.#log }, last);
  };

  /** Nothing moves: this is how it stands. */
  #rest(before: unknown): void {
    this.#projector.rest(this.#settled(before));
  }
}

/** Whether one log goes on where another ends. */
function isContinued(known: readonly LogLine[], log: readonly LogLine[]): boolean {
  const last = known.at(-1);
  return last === undefined || (log.length >= known.length && isSameLine(last, log[known.length - 1]!));
}
