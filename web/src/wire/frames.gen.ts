// Made from the server's frames by `make golden`. Do not edit.

/** Any value of a game on the wire: it says its kind. */
export type Shape = { kind: string; [field: string]: unknown };

/** The kinds of one game, by their sort; any kinds where the game is not known. */
export type Wire = {
  view: Shape;
  decision: Shape;
  action: Shape;
  event: Shape;
  foresight: Shape;
};

/** Who is there, and what it has seen. */
export interface Hello {
  type: 'hello';
  token?: string | null;
  seen?: number;
  transcript?: boolean;
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

/** Are you there? */
export interface Ping {
  type: 'ping';
}

/** A question in words, with the rule numbers behind it. */
export interface Prompt {
  text: string;
  rules: string[];
}

/** One event, in words as well. */
export interface LogLine<W extends Wire = Wire> {
  event: W['event'];
  text: string;
  rules: string[];
}

/** One option of a decision, in words as well. */
export interface Option<W extends Wire = Wire> {
  action: W['action'];
  word: string;
  text: string;
}

/** What a seat is asked, with everything needed to show it. */
export interface Asked<W extends Wire = Wire> {
  decision: W['decision'];
  prompt: Prompt;
  options: Option<W>[];
  previews: W['foresight'][];
}

/** How a race ended. `places` count from 1 for each seat; equal places are shared. */
export interface Standings {
  kind: 'Standings';
  winners: number[];
  places: number[];
  reason: string;
}

/**
 * The table as one seat, or a spectator (seat -1), sees it now.
 *
 * `leaving` is what leaving would mean for this seat; None when it cannot leave. The log holds
 * its lines from `log_from` on. The transcript is there for who asked for it.
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
  standings: Standings | null;
  commitment: string;
  reveal: Record<string, unknown> | null;
  rematch?: string | null;
  seq: number;
  seat: number;
  locked: number[];
  can_undo: boolean;
  leaving: 'gives_up' | 'driven' | null;
  can_return: boolean;
  view: W['view'];
  decision: Asked<W> | null;
  sealed: W['action'] | null;
  log_from: number;
  log: LogLine<W>[];
  transcript?: string[];
}

/** It is stored. */
export interface Ack {
  type: 'ack';
  id: string;
  seq: number;
}

/** It is not done, and why. */
export interface ErrorFrame {
  type: 'error';
  id: string | null;
  status: number;
  title: string;
  detail: string;
  rule?: string;
  retry_after?: number;
}

/** Yes. */
export interface Pong {
  type: 'pong';
}

export type ClientFrame<W extends Wire = Wire> = Hello | Answer<W> | Retract | Undo | Leave | Return | Ping;

export type ServerFrame<W extends Wire = Wire> = TableFrame<W> | Ack | ErrorFrame | Pong;
