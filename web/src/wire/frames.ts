/** The frames of docs/wire.md: what stands around the shapes of a game. */

/** Any value of a game on the wire: it says its kind. */
export interface Shape {
  kind: string;
  [field: string]: unknown;
}

/** A sentence with the rule numbers behind it. */
export interface Told {
  text: string;
  rules: string[];
}

/** One option of a decision, in words. */
export interface Option {
  action: Shape;
  word: string;
  text: string;
}

/** What this seat is asked, with everything needed to show it. */
export interface Asked {
  decision: Shape;
  prompt: Told;
  options: Option[];
  previews: Shape[];
}

/** One line of the log. */
export interface LogLine extends Told {
  event: Shape;
}

/** `left` is a person who has gone: a bot drives there, or the rules took the seat out. */
export type SeatKind = 'human' | 'bot' | 'open' | 'left';
/** What leaving means: the rules take one out for good, or a bot drives on. */
export type Leaving = 'gives_up' | 'driven';
export type Status = 'waiting' | 'racing' | 'over';

export interface Standings {
  kind: 'Standings';
  winners: number[];
  places: number[];
  reason: string;
}

/** The table as one seat, or a spectator (seat -1), sees it now. */
export interface TableFrame {
  type: 'table';
  seq: number;
  seat: number;
  game: string;
  status: Status;
  moment: number;
  names: string[];
  kinds: SeatKind[];
  online: number[];
  asked: number[];
  locked: number[];
  can_undo: boolean;
  /** What leaving would mean for this seat; null when it cannot leave. */
  leaving: Leaving | null;
  /** Has left, and may come back. */
  can_return: boolean;
  view: Shape;
  decision: Asked | null;
  sealed: Shape | null;
  log_from: number;
  log: LogLine[];
  transcript: string[];
  standings: Standings | null;
  commitment: string;
  reveal: Record<string, unknown> | null;
  /** The race that somebody made to race again, once there is one. */
  rematch?: string | null;
}

export interface Ack {
  type: 'ack';
  id: string;
  seq: number;
}

/** A refusal or a mistake: nothing was changed. */
export interface ErrorFrame {
  type: 'error';
  id: string | null;
  status: number;
  title: string;
  detail: string;
  rule?: string;
  retry_after?: number;
}

export type ServerFrame = TableFrame | Ack | ErrorFrame | { type: 'pong' };
