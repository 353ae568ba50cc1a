// Made from the server's frames by `make golden`. Do not edit.

/** Any value of a game on the wire: it says its kind. */
export type Shape = { kind: string; [field: string]: unknown };

/** The kinds of one game, by their sort; any kinds where the game is not known. */
export type Wire = {
  view: Shape;
  decision: Shape;
  action: Shape;
  event: Shape;
  foresight: Shape & { text: Phrase };
  order: Shape;
  /** What is printed; null where a game prints nothing. */
  board: Shape | null;
};

/** A place of the board: its key, and its name. */
export type PlacePart = [key: string, name: string];

/** So many of something; `sum` is what it was added up from. Both texts may be empty. */
export type AmountPart = [number: number, unit: string, sum: string];

/** Of a phrase: words, the player of a seat, a place or an amount. */
export type Part = string | number | PlacePart | AmountPart;

/** Words for people, in parts. */
export type Phrase = Part[];

/**
 * Who is there, and what it has seen; with `by_hand` it answers also where nothing is to
 * choose.
 */
export interface Hello {
  type: 'hello';
  token?: string | null;
  seen?: number;
  transcript?: boolean;
  by_hand?: boolean;
}

/** Seal an answer, or change it. */
export interface Answer<W extends Wire = Wire> {
  type: 'answer';
  id: string;
  moment: number;
  action: W['action'];
  seat?: number | null;
}

/** Take the sealed answer back. */
export interface Retract {
  type: 'retract';
  id: string;
  moment: number;
  seat?: number | null;
}

/** Take back the last answer. */
export interface Undo {
  type: 'undo';
  id: string;
  moment: number;
  seat?: number | null;
}

/** Leave these orders, in the place of those that are there; none withdraws them. */
export interface GiveOrders<W extends Wire = Wire> {
  type: 'order';
  id: string;
  moment: number;
  orders: W['order'][];
  seat?: number | null;
}

/** What would this bring? Changes nothing. */
export interface Try<W extends Wire = Wire> {
  type: 'try';
  id: string;
  moment: number;
  candidate: W['action'] | W['order'];
}

/** What would the driver do in this place, and why? Changes nothing. */
export interface Advise {
  type: 'advise';
  id: string;
  moment: number;
}

/** Leave the race: give up where the rules know it, else let a bot drive on. */
export interface Leave {
  type: 'leave';
  id: string;
  bot?: string | null;
  seat?: number | null;
}

/** Take the seat back from the bot that drives there. */
export interface Return {
  type: 'return';
  id: string;
  seat?: number | null;
}

/**
 * Let a bot answer for this seat until it returns; with `of`, ask for it for another seat whose
 * person is away: it is done when all the others who are here ask for it.
 */
export interface StandIn {
  type: 'stand_in';
  id: string;
  of?: number | null;
  bot?: string | null;
  seat?: number | null;
}

/**
 * Stretch the window that is open, or the next one. Nobody is told who did.
 *
 * `whenever` says to do so whenever something is aimed and this seat could answer, or no more.
 */
export interface Hold {
  type: 'hold';
  id: string;
  whenever?: boolean | null;
  seat?: number | null;
}

/**
 * Say for each of the game's kinds of moments whether to be asked in windows: always, only when
 * there is more than to pass, or never. Nobody else can tell.
 */
export interface Attend {
  type: 'attend';
  id: string;
  asking: ('always' | 'able' | 'never')[];
  seat?: number | null;
}

/** Which orders could be left now without planning them? Changes nothing. */
export interface Offers {
  type: 'offers';
  id: string;
}

/**
 * Let windows and bots take longer or shorter from now on; with `until_asked` only until a
 * person has something to choose.
 */
export interface ChangePace {
  type: 'pace';
  id: string;
  pace: 'relaxed' | 'normal' | 'quick' | 'instant';
  until_asked?: boolean;
  seat?: number | null;
}

/**
 * How many minutes the table waits for who is away, 0 for ever, before a bot stands in; and
 * which bot, if not the game's usual one.
 */
export interface ChangePatience {
  type: 'patience';
  id: string;
  minutes: 0 | 1 | 5;
  bot?: string | null;
  seat?: number | null;
}

/** Are you there? */
export interface Ping {
  type: 'ping';
}

/** A question, or why not, in words, with the rule numbers behind it. */
export interface Ruled {
  text: Phrase;
  rules: string[];
}

/**
 * What an event puts into the line of a play: it opens one of this seat, or goes on with the
 * one that the seat opened last; of seat -1, a line of the table, or whichever play is running.
 * Where a play has no words, the sentence that opened it stands there.
 */
export interface Brief {
  seat: number;
  opens: boolean;
  words: Phrase;
}

/**
 * One event, in words as well. It is a step of each play that `brief` names, of the one that is
 * running where that is empty.
 */
export interface LogLine<W extends Wire = Wire> {
  event: W['event'];
  text: Phrase;
  rules: string[];
  brief: Brief[];
}

/** One option of a decision, in words as well. */
export interface Option<W extends Wire = Wire> {
  action: W['action'];
  word: string;
  text: Phrase;
}

/** An order that a seat has left, in words as well. */
export interface Ordered<W extends Wire = Wire> {
  order: W['order'];
  text: Phrase;
}

/**
 * One field of a free answer. An angle is a number of tenths of a degree.
 *
 * `title` is what people call it. `least` and `most` are what a number can be while the other
 * fields are as in the example, None without an end. A list holds shapes of a `kind` with these
 * `fields`.
 */
export interface FieldForm {
  name: string;
  title: string;
  type: 'number' | 'angle' | 'flag' | 'text' | 'list' | 'other';
  least?: number | null;
  most?: number | null;
  kind?: string;
  fields?: FieldForm[];
}

/** A kind of free answer: an allowed example, and its fields. */
export interface Form<W extends Wire = Wire> {
  example: W['action'];
  fields: FieldForm[];
}

/** An answer that one would look for, and why it is not allowed now. */
export interface Closed<W extends Wire = Wire> {
  action: W['action'];
  why: Ruled;
}

/**
 * What a seat is asked, with everything needed to show it.
 *
 * `closed` are answers that one would look for among the options. Where it is not `exact` the
 * options are examples, and `forms` say what else can be answered. `foresight` is what each option
 * would bring, in their order, None for what says all itself; it is empty where all of them do,
 * and None where it is not small: then one tries what one looks at. It `is_window` where it asks
 * for a reaction, and not where a window is open and whoever's turn it is may go on.
 */
export interface Asked<W extends Wire = Wire> {
  decision: W['decision'];
  prompt: Ruled;
  exact: boolean;
  options: Option<W>[];
  closed: Closed<W>[];
  forms: Form<W>[];
  foresight: (W['foresight'] | null)[] | null;
  is_window: boolean;
}

/** How a race ended. `places` count from 1 for each seat; equal places are shared. */
export interface Standings {
  kind: 'Standings';
  winners: number[];
  places: number[];
  reason: string;
}

/**
 * A window that is open: what is at stake, and the milliseconds left; None if it waits.
 *
 * `turn` is the seat whose turn it is, or -1.
 */
export interface WindowFrame {
  ends_in: number | null;
  kind: 'free' | 'aimed' | 'fateful';
  is_held: boolean;
  turn: number;
}

/**
 * What the coach says now, at which part of the table and at which option it points, and how
 * many of all steps are done; all of them at the end.
 */
export interface CoachFrame {
  say: string;
  point: 'prompt' | 'board' | 'seats' | 'sheet';
  option: string;
  done: number;
  steps: number;
}

/** Somebody is away and no bot drives; those who ask that one does. */
export interface Absence {
  seat: number;
  by: number[];
}

/** A bot answers for a person, until that one is back. */
export interface Driven {
  seat: number;
  bot: string;
}

/**
 * The table as one seat, or a spectator (seat -1), sees it now.
 *
 * `leaving` is what leaving would mean for this seat; None when it cannot leave. `call` says how
 * the people at its device are asked in a window; None where each is asked alone. `can_hold` says
 * whether it may stretch the window that is open, or the next one, `holds_whenever` whether it
 * does so wherever something is aimed, `asking` whether it wants to be asked at each kind of
 * moment; nothing if always. `orders` are those that it has left, and `dropped` is why
 * one fell away since it last did something itself, or None. The log holds its lines from
 * `log_from` on. The transcript is there for who asked for it. `ack` is the id of the frame of
 * this socket that brought it about.
 */
export interface TableFrame<W extends Wire = Wire> {
  type: 'table';
  game: string;
  status: 'waiting' | 'racing' | 'over';
  moment: number;
  names: string[];
  kinds: ('human' | 'bot' | 'open' | 'left')[];
  online: number[];
  asked: number[];
  places: number[];
  window: WindowFrame | null;
  pace: 'relaxed' | 'normal' | 'quick' | 'instant';
  patience: 0 | 1 | 5;
  stand_in: string;
  away: Absence[];
  driven: Driven[];
  has_advice: boolean;
  advised: number[];
  standings: Standings | null;
  commitment: string;
  reveal: Record<string, unknown> | null;
  rematch?: string | null;
  coach?: CoachFrame;
  seq: number;
  seat: number;
  locked: number[];
  call: 'aloud' | 'silent' | null;
  can_undo: boolean;
  can_hold: boolean;
  holds_whenever: boolean;
  asking: ('always' | 'able' | 'never')[];
  leaving: 'gives_up' | 'driven' | null;
  can_return: boolean;
  view: W['view'];
  decision: Asked<W> | null;
  sealed: Option<W> | null;
  orders: Ordered<W>[];
  dropped: Ruled | null;
  log_from: number;
  log: LogLine<W>[];
  transcript?: string[];
  ack?: string;
}

/**
 * Somebody has sealed an answer, or taken it back, and that is all: else the table stands as
 * this socket was sent it last.
 */
export interface SealedFrame<W extends Wire = Wire> {
  type: 'sealed';
  seq: number;
  moment: number;
  locked: number[];
  can_undo: boolean;
  sealed: Option<W> | null;
  asking: ('always' | 'able' | 'never')[];
  orders: Ordered<W>[];
  dropped: Ruled | null;
  ack?: string;
}

/** It is stored. Where the table is sent at once, that says so itself. */
export interface Ack {
  type: 'ack';
  id: string;
  seq: number;
}

/**
 * What a candidate would bring, as far as its seat can know; or why it is not allowed.
 *
 * `option` is the candidate in words, where it is allowed; of an order `order` is.
 */
export interface Foreseen<W extends Wire = Wire> {
  type: 'foreseen';
  id: string;
  moment: number;
  option: Option<W> | null;
  order: Ordered<W> | null;
  foresight: W['foresight'] | null;
  refusal: Ruled | null;
}

/** What the driver would answer, and why, as far as this seat can know. */
export interface Advised<W extends Wire = Wire> {
  type: 'advised';
  id: string;
  moment: number;
  option: Option<W>;
  why: Phrase;
}

/** Orders that this seat could leave besides those that it has left. */
export interface Offered<W extends Wire = Wire> {
  type: 'offered';
  id: string;
  orders: Ordered<W>[];
}

/** It is not done, and why. Where the table or a rule refuses it, `told` says so in parts. */
export interface ErrorFrame {
  type: 'error';
  id: string | null;
  status: number;
  title: string;
  detail: string;
  rule?: string;
  told?: Ruled;
  retry_after?: number;
}

/** Yes. */
export interface Pong {
  type: 'pong';
}

/** Shapes of one kind as a table: their fields once, a row for each, what is alike in all. */
export interface Packed {
  each: string;
  fields: string[];
  rows: unknown[][];
  alike?: Record<string, unknown>;
}

export type ClientFrame<W extends Wire = Wire> = Hello | Answer<W> | Retract | Undo | GiveOrders<W> | Offers | Try<W> | Advise | Leave | Return | StandIn | Hold | Attend | ChangePace | ChangePatience | Ping;

export type ServerFrame<W extends Wire = Wire> = TableFrame<W> | SealedFrame<W> | Ack | Foreseen<W> | Advised<W> | Offered<W> | ErrorFrame | Pong;
