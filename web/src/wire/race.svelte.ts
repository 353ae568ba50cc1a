/** One seat's store over the server's frames. */

import type { ErrorFrame, LogLine, Shape, TableFrame } from './frames';
import { patch } from './log';
import { RaceSocket, type Connect, type Connection } from './socket';

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
          else refused(frame);
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

  /** This seat is asked and has not answered. */
  get isAsked(): boolean {
    return this.frame !== null && this.frame.decision !== null && this.frame.sealed === null;
  }

  answer(action: Shape): void {
    if (this.frame) this.#socket.answer(this.frame.moment, action);
  }

  retract(): void {
    if (this.frame) this.#socket.retract(this.frame.moment);
  }

  undo(): void {
    if (this.frame) this.#socket.undo(this.frame.moment);
  }

  shown(): void {
    this.fresh = [];
  }

  #take(frame: TableFrame): void {
    const { log, fresh } = patch(this.log, frame, this.frame === null);
    this.frame = frame;
    this.log = log;
    if (fresh.length > 0) {
      this.fresh = fresh;
      this.news += 1;
    }
  }
}
