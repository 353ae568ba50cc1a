// Made from the server's HTTP shapes by `make golden`. Do not edit.

import type { Absence, Asked, CoachFrame, Driven, LogLine, Option, Ordered, Phrase, Ruled, Standings, WindowFrame, Wire } from './frames.gen';

/** What is wrong; with the rule of the game that says so, or the field that is wrong. */
export interface ProblemDocument {
  type: string;
  title: string;
  status: number;
  detail: string;
  rule?: string | null;
  field?: string | null;
}

/** Something that can be chosen, and what it is called. */
export interface ChoiceValue {
  value: string | number | boolean;
  text: string;
}

/** Something that has a number of its own, and what that is unless it is changed. */
export interface PartCard {
  part: string;
  text: string;
  default: number;
}

/**
 * One of the values, a whole number, or for `seats` a list with one of the values each.
 *
 * A `number` goes from `least` to `most`. The values of the seats are no two alike, and rise if
 * `is_rising`. `default` holds when it is left out; for seats a word that lets the game decide.
 */
export interface PlainChoice {
  key: string;
  title: string;
  help: string;
  values: ChoiceValue[];
  least: number;
  most: number;
  is_rising: boolean;
  usual: string;
  of: string;
  parts: Record<string, PartCard[]>;
  is_in_data: boolean;
  kind: 'one' | 'number' | 'seats';
  default: string | number | boolean;
}

/**
 * A whole number from `least` to `most` for each part that is changed.
 *
 * The parts are those of what is chosen as `of`, by its values. While none is changed they are
 * called `usual`: "as posted".
 */
export interface PartsChoice {
  key: string;
  title: string;
  help: string;
  values: ChoiceValue[];
  least: number;
  most: number;
  is_rising: boolean;
  usual: string;
  of: string;
  parts: Record<string, PartCard[]>;
  is_in_data: boolean;
  kind: 'parts';
  default: Record<string, number>;
}

/** A lesson, and what it is called. */
export interface LessonCard {
  id: string;
  title: string;
}

/**
 * One game. `seats` are the least and the most; `mood` is how it feels, in a few words;
 * `goal` is how one wins, in a sentence.
 *
 * `minutes` has for each number of seats those of a race with one person among bots, with two, and
 * so on. `moments` are the kinds of moments at which windows open, in words. Of `lessons` the
 * first is for who has never played.
 */
export interface GameCard {
  id: string;
  title: string;
  tagline: string;
  goal: string;
  mood: string;
  seats: [number, number];
  version: number;
  stage: string;
  minutes: number[][];
  bots: string[];
  has_data: boolean;
  has_secrets: boolean;
  moments: string[];
  lessons: LessonCard[];
  choices: (PlainChoice | PartsChoice)[];
}

/** One numbered rule and the tests that hold it. */
export interface Rule {
  number: string;
  section: string;
  text: string;
  tests: string[];
}

/** The rules of a game: by number, and as a page to read. */
export interface RulesPage {
  rules: Rule[];
  markdown: string;
}

/** Who shall sit there: the maker, whoever is invited, or a bot. */
export interface SeatWish {
  kind: 'me' | 'open' | 'bot';
  name?: string | null;
  bot?: string | null;
}

/**
 * A race to be made. `config` are the choices of the game's set-up, `data` among them.
 *
 * `pace` is how long reactions are waited for and bots pause; `instant` is for one person alone.
 * With `advice` players may ask what the driver would do, where the game's aids allow it.
 * `patience` are the minutes after which a bot answers for who is away and waited for, 0 for
 * never; `stand_in` is which, if not the game's usual one.
 */
export interface NewRace {
  game: string;
  config?: Record<string, unknown>;
  seats: SeatWish[];
  public?: boolean;
  pace?: 'relaxed' | 'normal' | 'quick' | 'instant';
  advice?: boolean;
  patience?: 0 | 1 | 5;
  stand_in?: string | null;
}

/** What the learner is called. */
export interface LessonWish {
  name?: string | null;
}

/** The same for paper: one sheet as SVG, or as PDF on as many sheets of a size as it takes. */
export interface PaperWish {
  config?: Record<string, unknown>;
  form?: 'svg' | 'pdf';
  paper?: 'a4' | 'a3' | 'letter';
}

/** Who drives on there: whoever asks, or a bot. */
export interface BranchSeat {
  kind: 'me' | 'bot';
  bot?: string | null;
}

/** Play on from a moment of a race that is over, with somebody in each of its seats. */
export interface BranchWish {
  moment: number;
  seats: BranchSeat[];
  pace?: 'relaxed' | 'normal' | 'quick' | 'instant';
}

/** The moment of another race that a race was played on from, as its replay counts them. */
export interface Origin {
  race: string;
  moment: number;
}

/** A seat and the secret that opens it. */
export interface OwnSeat {
  seat: number;
  token: string;
}

/** A new race, the own seats, and the invitation when seats are open. */
export interface MadeRace {
  race: string;
  seats: OwnSeat[];
  invite: string | null;
}

/** Whoever has the invitation takes a free seat, the first or the wanted one. */
export interface Joining {
  invite: string;
  name?: string | null;
  seat?: number | null;
}

/** The bot that has a free seat from now on; null to have it free again. */
export interface Filling {
  bot: string | null;
}

/**
 * What anybody may know of a race. `made` and `changed` are seconds since 1970.
 *
 * `board` is the address of its board, which never changes; null if the game is not here.
 * `branch` is where it was played on from.
 */
export interface RaceCard {
  race: string;
  game: string;
  version: number;
  config: Record<string, unknown>;
  names: string[];
  kinds: ('human' | 'bot' | 'open' | 'left')[];
  status: 'waiting' | 'racing' | 'over';
  public: boolean;
  commitment: string;
  standings: Standings | null;
  board: string | null;
  rematch: string | null;
  branch: Origin | null;
  made: number;
  changed: number;
}

/** A record, as a text of JSON lines. */
export interface Claim {
  record: string;
}

/** Whether a record is whole and true, and if not, why. */
export interface Verdict {
  ok: boolean;
  why: string;
}

/** The server runs, and its database can be read and written. */
export interface Health {
  ok: boolean;
}

/** One answer of a moment. */
export interface Given<W extends Wire = Wire> {
  seat: number;
  answer: Option<W>;
}

/**
 * A table frame of then; `given` is what was answered to this question, as far as shown.
 *
 * `gone` is how far every seat had come, None for who was out; nothing in a game without it.
 */
export interface ReplayFrame<W extends Wire = Wire> {
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
  given: Given<W>[];
  views: W['view'][];
  gone: (number | null)[];
}

/** A whole race. Each moment's log holds what happened since the one before. */
export interface Replay<W extends Wire = Wire> {
  race: string;
  seat: number;
  moments: ReplayFrame<W>[];
}

/** After which the later winner was in front for good: a moment of the replay, in words. */
export interface Turning {
  moment: number;
  text: Phrase;
}

/** A seat's part in it. `out` is why it left the race; `facts` are what it gave and took. */
export interface SeatStory {
  seat: number;
  out: Phrase | null;
  facts: Phrase[];
}

/** How a race went. `end` is how it was decided. */
export interface Story {
  race: string;
  end: Phrase;
  turning: Turning | null;
  seats: SeatStory[];
}
