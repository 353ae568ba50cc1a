/** What a game brings to the table in the browser. Everything may be left out. */

import type { Component } from 'svelte';
import type { Film } from '../kit/film';
import type { Look } from '../kit/looks';
import type { SeatFact } from '../kit/seat-fact';
import type { TabletopKind } from '../kit/tabletop/editor/kind';
import type { Asked, LogLine, Option, TableFrame, Wire } from '../wire/frames';
import type { Told } from '../wire/foresight.svelte';
import type { Given, Picked } from '../wire/rest';

/** What was hidden: only the replay of a finished race has it, and only when it shows everything. */
export interface Secrets<W extends Wire = Wire> {
  /** Every seat's own view. */
  views: W['view'][];
  /** What everybody answered to the question of this moment. */
  given: Given<W>[];
}

/** A frame whose question, if there is one, is of certain kinds. */
type Asking<W extends Wire, Decision> = Omit<TableFrame<W>, 'decision'> & {
  decision: (Asked<W> & { decision: Decision }) | null;
};

/** Handed to a prompt: what it asks is of the kinds that it is for. */
export type PromptProps<W extends Wire, Kind extends W['decision']['kind']> = TableProps<
  W,
  Extract<W['decision'], { kind: Kind }>
>;

/** Handed to every part of a game that draws: a board, an own sheet, a prompt. */
export interface TableProps<W extends Wire = Wire, Decision = W['decision']> {
  /** What this seat sees. In a replay it is the view of that moment. */
  view: W['view'];
  frame: Asking<W, Decision>;
  /** What is printed on the table; it does not change during a race. */
  board: W['board'];
  /** The option that is being looked at, before it is committed. */
  selected: Option<W> | null;
  /**
   * Look at an option: the board shows what it would do. Nothing is sent. `orders` are left when it
   * is committed, and give this answer and those to the questions that follow: a whole drive, all
   * the cards of a discard.
   */
  select(option: Option<W> | null, ...orders: W['order'][]): void;
  /** The orders that were selected with the option. */
  planned: W['order'][];
  /** Show an option that nobody has chosen yet: only the button commits it, or a choice before Enter. */
  propose(option: Option<W>): void;
  /** Whether `selected` was only proposed by the page. */
  isProposed: boolean;
  /** Commit an option, with the orders that were selected with it: it is sealed at the server. */
  commit(option: Option<W>): void;
  /**
   * Leave these orders in the place of those in `frame.orders`, asked or not; none withdraws them.
   * `frame.dropped` says why one fell away.
   */
  order(...orders: W['order'][]): void;
  /** What an order would bring that is left now, its words, or why it cannot be; null until it is known. */
  toldOfOrder(order: W['order'] | null): Told<W> | null;
  /**
   * What an option would bring, as far as this seat can know; null when there is no more to say, or
   * not yet: who reads it again is given it when it has come.
   */
  foreseen(option: Option<W> | null): W['foresight'] | null;
  /** What the server says of an answer that is on no menu: its words, or why it is not allowed; null until it is known. */
  told?(option: Option<W>): Told | null;
  /** Milliseconds for a step of motion: 0 with reduced motion or when skipped. */
  pace: number;
  /** What the seats kept from one another; never at the table itself. */
  secrets?: Secrets<W> | undefined;
  /** Opens a rule beside the table; none where there are no rules to open. */
  openRule?: ((number: string) => void) | undefined;
}

/** Handed to a board: what it draws is a scene, at rest or on the way. */
export interface BoardProps<W extends Wire, Scene> extends TableProps<W> {
  scene: Scene;
  /** Something moves: the view and the question are those that the film has come to. */
  isRunning: boolean;
  /** Milliseconds for one square of the film that runs. */
  step: number;
}

/** What an event sounds like. */
export type Sound = 'dice' | 'reveal' | 'contact' | 'out' | 'win';

/** How a game shows what happens. */
export interface Motion<W extends Wire, Scene> {
  /** What is heard when an event is told. */
  sounds: { [Kind in W['event']['kind']]?: Sound };
  /** The table at rest, after how it was shown before. */
  rest(now: { board: W['board']; frame: TableFrame<W>; log: LogLine<W>[] }, before: Scene | null): Scene;
  /** The film of these lines, whose stills say how many of them are shown; `from` is how many came before. */
  film(shot: {
    board: W['board'];
    before: Scene;
    lines: LogLine<W>[];
    from: number;
    /** Milliseconds for a step; 0 for none. */
    pace: number;
    /** The most steps it may take. */
    most?: number;
  }): Film<Scene>;
}

export interface Drawn {
  /** What is drawn: "course". */
  word: string;
  /** The data file that the choices of the set-up page name, to be copied; none where they name none. */
  copied: (picks: Record<string, Picked>) => string | null;
  /** How it is drawn, fetched when somebody does. */
  load: () => Promise<{ default: TabletopKind }>;
}

export interface PictureProps<W extends Wire = Wire> {
  board: W['board'];
  /** Choose by the picture, as by the choice of that key; none where there is nothing to choose. */
  pick?: ((key: string, value: Picked) => void) | undefined;
}

export interface GameUi<W extends Wire = Wire, Scene = unknown> {
  /** A class that sets the game's mood on top of the design tokens. */
  mood?: string;
  /** The board as SVG; without it the transcript is shown. */
  Board?: Component<BoardProps<W, Scene>>;
  /** Where something moves on it. */
  motion?: Motion<W, Scene>;
  /** The board alone, as it is printed: the set-up page shows what is chosen. */
  Picture?: Component<PictureProps<W>>;
  /** What lies in front of this seat: hand, own sheet. */
  Sheet?: Component<TableProps<W>>;
  /** What a seat holds that others do not see, in one line: for the replay. */
  Hand?: Component<{ view: W['view']; board: W['board'] }>;
  /** Decision kind → how a person answers it; without one its options are listed. */
  prompts?: { [Kind in W['decision']['kind']]?: Component<PromptProps<W, Kind>> };
  /** Which look a seat wears, where the game names its colours; the seat's own without it. */
  look?: (view: W['view'], seat: number) => Look;
  /** What each chair gets of a per-seat choice ("colours") while nobody chooses. */
  usual?: (key: string, chairs: number, board: W['board'] | null) => Picked[];
  /** Which look a chair of the set-up page wears, by its per-seat choices. */
  chairLook?: (chosen: Record<string, Picked>, seat: number) => Look;
  /** What a data file of one's own is called: "track file"; "data file" without it. */
  dataWord?: string;
  /** Tables of one's own are drawn in the browser; without it there is no page for that. */
  drawn?: Drawn;
  /** A seat's facts at a glance. */
  facts?: (view: W['view'], seat: number, board: W['board']) => SeatFact[];
  /** Whether a seat has left the race. */
  isOut?: (view: W['view'], seat: number) => boolean;
  /** What the plot of the race counts: "zone". */
  unit?: string;
  /** The round that a view belongs to, in words for the bar. */
  round?: (view: W['view'], board: W['board']) => string;
  /** Its number, where the words say more than the round: "Round 3 · turn 9". */
  roundNumber?: (view: W['view']) => number;
  /** What the button says that commits an option, whose `text` is read out; "Lock in" and that text without it. */
  commitWords?: (option: Option<W>, text: string, planned: W['order'][], board: W['board']) => string;
  /** What it says while nothing is chosen yet. */
  pickWords?: (asked: Asked<W>) => string;
  /** Whether an event opens a round: the log draws a line there, the replay bar a mark. */
  opensRound?: (event: W['event']) => boolean;
  /** The board in players' words, for those who cannot see it. */
  describe?: (view: W['view'], names: string[], board: W['board'], places: number[]) => string;
}

/**
 * A game as the table takes it, which knows no title: it hands each game only what came from that
 * game, so its parts may be written for their own kinds.
 */
export function defineGame<W extends Wire, Scene = unknown>(ui: GameUi<W, Scene>): GameUi {
  return ui as unknown as GameUi;
}
