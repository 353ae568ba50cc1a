/** One seat's store over the server's frames. */

import { optionOf } from './actions';
import type { ErrorFrame, LogLine, Option, TableFrame } from './frames';
import { patch } from './log';
import { RaceSocket, type Connect, type Connection } from './socket';

/** The last question that was answered, and with what if it was by itself. */
interface Answered {
  moment: number;
  kind: string;
  given: Option | null;
}

const NOTHING: Answered = { moment: -1, kind: '', given: null };

export class RaceStore {
  readonly race: string;
  frame = $state.raw<TableFrame | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** The newest lines, until they have been shown. */
  fresh = $state.raw<LogLine[]>([]);
  /** Grows with every frame that brought news, for those who react to it. */
  news = $state(0);
  connection = $state<Connection>('connecting');
  pending = $state(0);
  /** Why there is no table: a wrong token, no such race. */
  trouble = $state.raw<ErrorFrame | null>(null);
  /** What was given with the last answer, for the questions that follow it. */
  following = $state.raw<Option[]>([]);

  #answered = $state.raw(NOTHING);
  readonly #socket: RaceSocket;

  constructor(
    race: string,
    token: string | undefined,
    refused: (frame: ErrorFrame) => void,
    connect?: Connect,
  ) {
    this.race = race;
    this.#socket = new RaceSocket(
      race,
      token,
      {
        table: (frame) => this.#take(frame),
        refused: (frame) => {
          if (!frame.id && this.frame === null) this.trouble = frame;
          else {
            this.#forget();
            refused(frame);
          }
        },
        connection: (now) => (this.connection = now),
        pending: (count) => (this.pending = count),
      },
      connect,
    );
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
  }

  /** What answers the present question of itself, because it was given with an earlier answer. */
  get given(): Option | null {
    return this.#answered.moment === this.frame?.moment ? this.#answered.given : null;
  }

  /** Somebody has to answer for this seat. */
  get isAsked(): boolean {
    if (this.frame === null || this.given) return false;
    return this.frame.decision !== null && this.frame.sealed === null;
  }

  /** Answers, and leaves answers for as many questions of this kind to come. */
  answer(option: Option, ...then: Option[]): void {
    if (!this.frame) return;
    this.following = then;
    this.#answered = { moment: this.frame.moment, kind: this.frame.decision?.decision.kind ?? '', given: null };
    this.#socket.answer(this.frame.moment, option.action);
  }

  retract(): void {
    this.#forget();
    if (this.frame) this.#socket.retract(this.frame.moment);
  }

  undo(): void {
    this.#forget();
    if (this.frame) this.#socket.undo(this.frame.moment);
  }

  shown(): void {
    this.fresh = [];
  }

  #take(frame: TableFrame): void {
    const { log, fresh } = patch(this.log, frame, this.frame === null);
    this.#follow(frame);
    this.frame = frame;
    this.log = log;
    if (fresh.length > 0) {
      this.fresh = fresh;
      this.news += 1;
    }
  }

  #forget(): void {
    this.following = [];
    this.#answered = NOTHING;
  }

  /** The next question of those that were answered together; what does not fit any more is dropped. */
  #follow({ moment, decision, sealed }: TableFrame): void {
    if (this.following.length === 0 || moment === this.#answered.moment) return;
    if (moment < this.#answered.moment) return this.#forget();
    if (!decision || sealed) return;
    const { kind } = decision.decision;
    const option = kind === this.#answered.kind ? optionOf(decision.options, this.following[0]!.action) : null;
    if (!option) return this.#forget();
    this.following = this.following.slice(1);
    this.#answered = { moment, kind, given: option };
    this.#socket.answer(moment, option.action);
  }
}
