/** One socket for one seat: it comes back by itself, and what was sent is done once. */

import type {
  Advise,
  Advised,
  Answer,
  Attend,
  ChangePace,
  ChangePatience,
  ErrorFrame,
  Foreseen,
  GiveOrders,
  Hello,
  Hold,
  How,
  Leave,
  Minutes,
  Offered,
  Offers,
  PaceName,
  Retract,
  Return,
  SealedFrame,
  ServerFrame,
  Shape,
  StandIn,
  TableFrame,
  Try,
  Undo,
} from './frames';

import { unpacked } from './packed';

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

export interface Hearer {
  table: (frame: TableFrame) => void;
  /** A refusal of something that was sent, or of the whole connection (id null). */
  refused: (frame: ErrorFrame) => void;
  connection: (now: Connection) => void;
  /** What a candidate would bring, or why that was not told; of several only the newest is answered. */
  foreseen?: (frame: Foreseen | ErrorFrame) => void;
  /** What the driver would do, or why it does not say. */
  advised?: (frame: Advised | ErrorFrame) => void;
  /** Orders that could be left. */
  offered?: (frame: Offered) => void;
  /** What we sent and is not yet to be seen on the table, oldest first. */
  pending?: (sent: Sent[]) => void;
}

export type Sent = Answer | Retract | Undo | GiveOrders | Leave | Return | StandIn | Hold | Attend | ChangePace | ChangePatience;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const SILENCE_ALLOWED = 10_000;
/** Refusals of the connection itself that trying again would not change. */
const FINAL = new Set([401, 403, 404, 410]);
/** The close code of a server that will not have us as we are: no reason to hurry back. */
const NOT_WELCOME = 1008;

export type Connect = (url: string) => WebSocket;

export class RaceSocket {
  readonly #race: string;
  readonly #token: string | undefined;
  readonly #hearer: Hearer;
  readonly #connect: Connect;

  #socket: WebSocket | null = null;
  #seen = 0;
  #table: TableFrame | null = null;
  #hasTranscript = false;
  #isByHand = false;
  #wait = FIRST_WAIT;
  /** The last question to the driver. */
  #advising = '';
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** What we sent, each with the table that shows it once it is acknowledged. */
  #pending: { frame: Sent; shown: number | null }[] = [];
  #closed = false;
  #tries = new Set<string>();

  constructor(
    race: string,
    token: string | undefined,
    hearer: Hearer,
    connect: Connect = (url) => new WebSocket(url),
  ) {
    this.#race = race;
    this.#token = token;
    this.#hearer = hearer;
    this.#connect = connect;
  }

  open(): void {
    this.#closed = false;
    globalThis.addEventListener?.('online', this.#hurry);
    globalThis.addEventListener?.('offline', this.#cut);
    globalThis.document?.addEventListener('visibilitychange', this.#hurry);
    this.#dial();
  }

  close(): void {
    this.#closed = true;
    globalThis.removeEventListener?.('online', this.#hurry);
    globalThis.removeEventListener?.('offline', this.#cut);
    globalThis.document?.removeEventListener('visibilitychange', this.#hurry);
    this.#stopTimers();
    if (this.#socket) hangUp(this.#socket);
    this.#socket = null;
    this.#hearer.connection('closed');
  }

  /** Every table comes with its transcript from now on; said in a first frame, so it begins anew. */
  askForTranscript(): void {
    if (this.#hasTranscript) return;
    this.#hasTranscript = true;
    this.#beginAnew();
  }

  /** Whether to be asked also where nothing is to choose; said in a first frame, too. */
  answerByHand(isByHand: boolean): void {
    if (this.#isByHand === isByHand) return;
    this.#isByHand = isByHand;
    this.#beginAnew();
  }

  #beginAnew(): void {
    // While it still connects nothing has been said: the first frame will say it.
    if (!this.#socket || this.#closed || this.#socket.readyState === CONNECTING) return;
    this.#stopTimers();
    this.#socket.onclose = null;
    this.#socket.close();
    this.#dial();
  }

  answer(moment: number, action: Shape): string {
    return this.#send({ type: 'answer', id: newId(), moment, action });
  }

  retract(moment: number): string {
    return this.#send({ type: 'retract', id: newId(), moment });
  }

  undo(moment: number): string {
    return this.#send({ type: 'undo', id: newId(), moment });
  }

  /** Leaves these orders in the place of those that are there. */
  order(moment: number, orders: Shape[]): string {
    return this.#send({ type: 'order', id: newId(), moment, orders });
  }

  /** Asks what a candidate would bring. Not sent again: by then something else is looked at. */
  try(moment: number, candidate: Shape): string | null {
    if (this.#socket?.readyState !== OPEN) return null;
    const frame: Try = { type: 'try', id: newId(), moment, candidate };
    this.#tries.add(frame.id);
    this.#socket.send(JSON.stringify(frame));
    return frame.id;
  }

  /** Asks what the driver would do. Not sent again: whoever still wants to know asks anew. */
  advise(moment: number): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    const frame: Advise = { type: 'advise', id: newId(), moment };
    this.#advising = frame.id;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  hold(whenever?: boolean): string {
    return this.#send({ type: 'hold', id: newId(), ...(whenever === undefined ? {} : { whenever }) });
  }

  /** Says for each kind of moment when to be asked to react. */
  attend(asking: How[]): string {
    return this.#send({ type: 'attend', id: newId(), asking });
  }

  /** Asks which orders could be left. Not sent again: whoever still wants to know asks anew. */
  askForOffers(): void {
    if (this.#socket?.readyState !== OPEN) return;
    const frame: Offers = { type: 'offers', id: newId() };
    this.#socket.send(JSON.stringify(frame));
  }

  changePace(pace: PaceName, untilAsked = false): string {
    return this.#send({ type: 'pace', id: newId(), pace, ...(untilAsked ? { until_asked: true } : {}) });
  }

  changePatience(minutes: Minutes, bot: string): string {
    return this.#send({ type: 'patience', id: newId(), minutes, bot });
  }

  /** Lets a bot drive for this seat, or asks for it for another whose person is away. */
  standIn(of?: number): string {
    return this.#send({ type: 'stand_in', id: newId(), ...(of === undefined ? {} : { of }) });
  }

  leave(): string {
    return this.#send({ type: 'leave', id: newId() });
  }

  comeBack(): string {
    return this.#send({ type: 'return', id: newId() });
  }

  #send(frame: Sent): string {
    this.#pending.push({ frame, shown: null });
    this.#tellPending();
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(frame));
    return frame.id;
  }

  #dial(): void {
    clearTimeout(this.#retry);
    this.#hearer.connection(this.#seen ? 'lost' : 'connecting');
    const socket = this.#connect(socketUrl(this.#race));
    this.#tries.clear();
    this.#socket = socket;
    socket.onopen = () => {
      const hello: Hello = { type: 'hello', seen: this.#seen };
      if (this.#token) hello.token = this.#token;
      if (this.#hasTranscript) hello.transcript = true;
      if (this.#isByHand) hello.by_hand = true;
      socket.send(JSON.stringify(hello));
      // Sent again with the same id: the server does it once and acknowledges again.
      for (const { frame, shown } of this.#pending) if (shown === null) socket.send(JSON.stringify(frame));
      this.#startPing(socket);
    };
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#hear(unpacked(JSON.parse(String(message.data))) as ServerFrame);
    };
    socket.onclose = (event) => {
      if (event.code === NOT_WELCOME) this.#wait = LONGEST_WAIT;
      if (socket === this.#socket) this.#lost();
    };
    socket.onerror = () => socket.close();
  }

  #hear(frame: ServerFrame): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    switch (frame.type) {
      case 'table':
        this.#wait = FIRST_WAIT;
        this.#hearer.connection('open');
        if (frame.seq >= this.#seen) this.#show(frame);
        return;
      case 'sealed':
        if (this.#table && frame.seq >= this.#seen) this.#show(sealedOn(this.#table, frame));
        return;
      case 'ack':
        for (const one of this.#pending) if (one.frame.id === frame.id) one.shown = frame.seq;
        this.#tellPending();
        return;
      case 'foreseen':
        this.#tries.delete(frame.id);
        this.#hearer.foreseen?.(frame);
        return;
      case 'advised':
        if (frame.id === this.#advising) this.#hearer.advised?.(frame);
        return;
      case 'offered':
        this.#hearer.offered?.(frame);
        return;
      case 'error':
        if (frame.id && this.#tries.delete(frame.id)) return this.#hearer.foreseen?.(frame);
        if (frame.id && frame.id === this.#advising) return this.#hearer.advised?.(frame);
        this.#pending = this.#pending.filter((one) => one.frame.id !== frame.id);
        this.#tellPending();
        this.#hearer.refused(frame);
        if (!frame.id && FINAL.has(frame.status)) this.close();
        return;
    }
  }

  #show(table: TableFrame): void {
    this.#table = table;
    this.#seen = table.seq;
    for (const one of this.#pending) if (one.frame.id === table.ack) one.shown = table.seq;
    this.#hearer.table(table);
    this.#tellPending();
  }

  #tellPending(): void {
    this.#pending = this.#pending.filter((one) => one.shown === null || one.shown > this.#seen);
    this.#hearer.pending?.(this.#pending.map((one) => one.frame));
  }

  #lost(): void {
    this.#stopTimers();
    if (this.#closed) return;
    this.#hearer.connection(this.#seen ? 'lost' : 'connecting');
    // Spread out, so that a restarted server is not met by everybody at once.
    const wait = this.#wait * (0.75 + Math.random() / 2);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#retry = setTimeout(() => this.#dial(), wait);
  }

  /** Back online, or the tab is looked at again: do not sit out the wait. */
  #hurry = (): void => {
    if (this.#closed || globalThis.document?.hidden) return;
    const state = this.#socket?.readyState;
    if (state === OPEN) this.#askForLife(this.#socket!);
    else if (state !== CONNECTING) {
      this.#wait = FIRST_WAIT;
      this.#dial();
    }
  };

  /** The browser knows that it is offline: do not wait for the silence to tell. */
  #cut = (): void => {
    if (!this.#closed && this.#socket) this.#drop(this.#socket);
  };

  #drop(socket: WebSocket): void {
    socket.onclose = null;
    socket.close();
    this.#lost();
  }

  #startPing(socket: WebSocket): void {
    clearInterval(this.#ping);
    this.#ping = setInterval(() => this.#askForLife(socket), PING_EVERY);
  }

  #askForLife(socket: WebSocket): void {
    if (socket.readyState !== OPEN || this.#silence !== undefined) return;
    socket.send('{"type":"ping"}');
    this.#silence = setTimeout(() => {
      // A sleeping network never says that it is gone.
      this.#drop(socket);
    }, SILENCE_ALLOWED);
  }

  #stopTimers(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }
}

const CONNECTING = 0;
const OPEN = 1;

function socketUrl(race: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/races/${encodeURIComponent(race)}/socket`;
}

/** A browser warns of a socket that is closed while it connects: that one is closed as it opens. */
function hangUp(socket: WebSocket): void {
  if (socket.readyState === CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

/** crypto.randomUUID only exists on secure pages; a table in the home network is not one. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The table as it stands when somebody has sealed an answer, or taken it back, and nothing else happened. */
function sealedOn(table: TableFrame, frame: SealedFrame): TableFrame {
  const told = table.log_from + table.log.length;
  const stands: TableFrame = { ...table, ...frame, type: 'table', log_from: told, log: [] };
  if (frame.ack === undefined) delete stands.ack;
  return stands;
}
