/** The calls of docs/wire.md over HTTP. */

import type { Option, SeatKind, Shape, Standings, Status, TableFrame } from './frames';

/** What can be chosen, as it stands in the config of a race. */
export type Picked = string | number | boolean;

/** A number for each part, by its name. */
export type Numbers = Record<string, number>;

/** Something that has a number of its own: a corner and its safe speed. */
export interface Part {
  part: string;
  text: string;
  default: number;
}

interface AnyChoice {
  key: string;
  title: string;
  help: string;
  values: { value: Picked; text: string }[];
  least: number;
  most: number;
  /** The seats' values must rise: whoever chooses sits down in that order. */
  is_rising: boolean;
  /** What the parts are called while none is changed: "as posted". */
  usual: string;
  /** The choice that the parts depend on, and the parts by its values. */
  of: string;
  parts: Record<string, Part[]>;
  /** Own data says this itself. */
  is_in_data: boolean;
}

/** One of the values, a whole number, or one of the values for each seat, no two alike. */
export interface PlainChoice extends AnyChoice {
  kind: 'one' | 'number' | 'seats';
  /** What holds when it is left out; for seats a word that lets the game decide. */
  default: Picked;
}

/** A whole number for each part of what is chosen elsewhere. */
export interface PartsChoice extends AnyChoice {
  kind: 'parts';
  default: Numbers;
}

/** One thing to choose before a race. */
export type Choice = PlainChoice | PartsChoice;

export interface GameCard {
  id: string;
  title: string;
  tagline: string;
  /** The feeling of it in a few words: "Neon at night". */
  mood: string;
  /** The least and the most. */
  seats: [number, number];
  version: number;
  stage: string;
  minutes: number;
  bots: string[];
  has_data: boolean;
  /** Without secrets, people at one device need no cover. */
  has_secrets: boolean;
  choices: Choice[];
}

export interface Rule {
  number: string;
  section: string;
  text: string;
}

export interface RulesPage {
  rules: Rule[];
  markdown: string;
}

export interface SeatWish {
  kind: 'me' | 'open' | 'bot';
  name?: string;
  bot?: string;
}

export interface NewRace {
  game: string;
  config: Record<string, unknown>;
  seats: SeatWish[];
  public: boolean;
}

export interface OwnSeat {
  seat: number;
  token: string;
}

export interface MadeRace {
  race: string;
  seats: OwnSeat[];
  invite?: string | null;
}

export interface RaceCard {
  race: string;
  game: string;
  config: Record<string, unknown>;
  names: string[];
  kinds: SeatKind[];
  status: Status;
  /** Whether others may watch. */
  public: boolean;
  commitment: string;
  standings: Standings | null;
}

/** A table of then. Its log holds what happened since the moment before. */
export interface ReplayFrame extends TableFrame {
  /** What was answered to the question of this moment, as far as it is shown. */
  given: { seat: number; answer: Option }[];
  /** Every seat's view, when everything is shown. */
  views: Shape[];
}

/** A refusal of the server, in its own words. */
export class Problem extends Error {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly rule: string | undefined;
  /** The part of what was sent that is wrong: "seats[1].name". */
  readonly field: string | undefined;

  constructor(status: number, title: string, detail: string, rule?: string, field?: string) {
    super(detail || title);
    this.status = status;
    this.title = title;
    this.detail = detail;
    this.rule = rule;
    this.field = field;
  }
}

async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers['Authorization'] = `Bearer ${token}`;
  let answer: Response;
  try {
    const init: RequestInit = { method, headers };
    if (body !== undefined) init.body = JSON.stringify(body);
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Problem(0, 'No connection', 'The server does not answer. Is it running?');
  }
  if (!answer.ok) throw await problemOf(answer);
  return (await answer.json()) as T;
}

async function problemOf(answer: Response): Promise<Problem> {
  let told: Record<string, unknown> = {};
  try {
    told = (await answer.json()) as Record<string, unknown>;
  } catch {
    // A proxy's page: the status is all there is.
  }
  const text = (field: string, otherwise: string) =>
    typeof told[field] === 'string' ? (told[field] as string) : otherwise;
  return new Problem(
    answer.status,
    text('title', answer.statusText || 'Something went wrong'),
    text('detail', `The server answered ${answer.status}.`),
    typeof told['rule'] === 'string' ? told['rule'] : undefined,
    typeof told['field'] === 'string' ? told['field'] : undefined,
  );
}

export const api = {
  games: () => call<GameCard[]>('GET', '/games'),

  data: (game: string) => call<Record<string, unknown>>('GET', `/games/${game}/data`),

  rules: (game: string) => call<RulesPage>('GET', `/games/${game}/rules`),

  races: () => call<RaceCard[]>('GET', '/races'),

  /** `secret` is a token or the invitation, for a race that nobody else may see. */
  race: (race: string, secret?: string) => call<RaceCard>('GET', `/races/${race}`, undefined, secret),

  make: (wish: NewRace) => call<MadeRace>('POST', '/races', wish),

  join: (race: string, invite: string, name: string, seat?: number) =>
    call<OwnSeat>('POST', `/races/${race}/join`, { invite, name, ...(seat === undefined ? {} : { seat }) }),

  rematch: (race: string, token: string) => call<MadeRace>('POST', `/races/${race}/rematch`, {}, token),

  replay: async (race: string, seat: number): Promise<ReplayFrame[]> =>
    (await call<{ moments: ReplayFrame[] }>('GET', `/races/${race}/replay?seat=${seat}`)).moments,

  record: async (race: string): Promise<string> => {
    const answer = await fetch(`/api/races/${race}/record`);
    if (!answer.ok) throw await problemOf(answer);
    return answer.text();
  },

  verify: (record: string) => call<{ ok: boolean; why: string }>('POST', '/verify', { record }),
};
