/** One seat's store over the server's frames. */

import { isSame } from './actions';
import { ForesightStore } from './foresight.svelte';
import type { Advised, ErrorFrame, How, LogLine, Minutes, Option, Ordered, PaceName, Shape, TableFrame } from './frames';
import { patched } from './log';
import { RaceSocket, type Connect, type Connection, type Sent } from './socket';

/** The race is no more. */
const GONE = 410;
/** The question was over before the answer came: nobody's mistake. */
const STALE = 409;

export class RaceStore {
  readonly race: string;
  frame = $state.raw<TableFrame | null>(null);
  log = $state.raw<LogLine[]>([]);
  connection = $state<Connection>('connecting');
  /** What was sent and is not yet to be seen on the table. */
  pending = $state.raw<Sent[]>([]);
  /** Orders that could be left, as far as that was asked for. */
  offers = $state.raw<Ordered[]>([]);
  /** The question about which the driver was asked, and what it would do, once that is known. */
  #asking = $state.raw<{ question: string; said: Advised | null } | null>(null);
  /** Why there is no table: a wrong token, no such race. */
  trouble = $state.raw<ErrorFrame | null>(null);

  /** What answers would bring. */
  readonly foresight = new ForesightStore((moment, candidate) => this.#socket.try(moment, candidate));

  /** The last option that was answered with from here, with its words. */
  #given: Option | null = null;
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
          if (!frame.id && (this.frame === null || frame.status === GONE)) this.trouble = frame;
          else refused(frame);
        },
        advised: (frame) => {
          const question = this.#asking?.question ?? '';
          this.#asking = frame.type === 'advised' ? { question, said: frame } : null;
          if (frame.type === 'error' && frame.status !== STALE) refused(frame);
        },
        offered: (frame) => (this.offers = frame.orders),
        foreseen: (frame) => this.foresight.hear(frame),
        connection: (now) => {
          if (now === 'open' && this.connection !== 'open') this.foresight.resume();
          // What was on its way is lost: one may ask again.
          if (now !== 'open' && this.#asking?.said === null) this.#asking = null;
          this.connection = now;
        },
        pending: (sent) => (this.pending = sent),
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

  /** For a game without a board of its own. */
  askForTranscript(): void {
    this.#socket.askForTranscript();
  }

  /** Whether to be asked also where nothing is to choose. */
  answerByHand(isByHand: boolean): void {
    this.#socket.answerByHand(isByHand);
  }

  /** The answer to the present question that is on its way; what is sealed is in the frame. */
  get sending(): Option | null {
    const { frame } = this;
    if (!frame || frame.sealed) return null;
    const last = this.pending.findLast((sent) => sent.type === 'answer' && sent.moment === frame.moment);
    if (last?.type !== 'answer') return null;
    const sent = { action: last.action, word: '', text: [] };
    return isSame(this.#given, sent) ? this.#given : sent;
  }

  /** Orders for the present question are on their way. */
  get isOrdering(): boolean {
    const moment = this.frame?.moment;
    return this.pending.some((sent) => sent.type === 'order' && sent.moment === moment);
  }

  /** Somebody has to answer for this seat; whoever takes an answer back is asked again. */
  get isAsked(): boolean {
    const { frame } = this;
    if (frame === null || frame.decision === null) return false;
    return frame.sealed === null || this.pending.some((sent) => sent.type === 'retract' && sent.moment === frame.moment);
  }

  answer(option: Option): void {
    if (!this.frame) return;
    this.#given = option;
    this.#socket.answer(this.frame.moment, option.action);
  }

  /** What the driver would do, if it was asked about the present question and has said so. */
  get advice(): Advised | null {
    return this.#asking?.question === this.#question ? this.#asking.said : null;
  }

  /** The driver still thinks about the present question. */
  get isAdvising(): boolean {
    return this.#asking?.question === this.#question && this.#asking.said === null;
  }

  get #question(): string {
    return `${this.frame?.seat}:${this.frame?.moment}`;
  }

  askDriver(): void {
    if (!this.frame || this.isAdvising) return;
    if (this.#socket.advise(this.frame.moment)) this.#asking = { question: this.#question, said: null };
  }

  /** Leaves these orders in the place of those that are there; none withdraws them. */
  order(...orders: Shape[]): void {
    if (this.frame) this.#socket.order(this.frame.moment, orders);
  }

  retract(): void {
    if (this.frame) this.#socket.retract(this.frame.moment);
  }

  undo(): void {
    if (this.frame) this.#socket.undo(this.frame.moment);
  }

  hold(): void {
    this.#socket.hold();
  }

  /** Holds wherever something is aimed and this seat could answer, or no more. */
  holdWhenever(isOn: boolean): void {
    this.#socket.hold(isOn);
  }

  /** Says for each kind of moment when to be asked to react. */
  attend(asking: How[]): void {
    this.#socket.attend(asking);
  }

  askForOffers(): void {
    this.#socket.askForOffers();
  }

  changePace(pace: PaceName): void {
    this.#socket.changePace(pace);
  }

  /** No bot pauses until a person has something to choose. */
  hurry(): void {
    this.#socket.changePace('instant', true);
  }

  /** How long the table waits for who is away; which bot drives then stays. */
  changePatience(minutes: Minutes): void {
    if (this.frame) this.#socket.changePatience(minutes, this.frame.stand_in);
  }

  /** Lets a bot drive for this seat, or asks for it for another whose person is away. */
  standIn(of?: number): void {
    this.#socket.standIn(of);
  }

  /** A bot drives for this seat, whose person has not left. */
  get isDriven(): boolean {
    return this.frame?.driven.some((one) => one.seat === this.frame?.seat) ?? false;
  }

  leave(): void {
    this.#socket.leave();
  }

  comeBack(): void {
    this.#socket.comeBack();
  }

  #take(frame: TableFrame): void {
    this.foresight.take(frame);
    this.frame = frame;
    this.log = patched(this.log, frame);
  }
}
