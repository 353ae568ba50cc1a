/** The calls of docs/wire.md over HTTP. */

import type {
  BranchWish,
  ChoiceValue,
  GameCard,
  MadeRace,
  ReplayFrame,
  NewRace,
  OwnSeat,
  PaperWish,
  PartsChoice,
  ProblemDocument,
  RaceCard,
  Replay,
  Story,
  RulesPage,
  Verdict,
} from './rest.gen';
import type { Shape } from './frames.gen';
import { unpacked } from './packed';

export * from './rest.gen';

/** What can be chosen, as it stands in the config of a race. */
export type Picked = ChoiceValue['value'];

/** A number for each part, by its name. */
export type Numbers = PartsChoice['default'];

/** One thing to choose before a race. */
export type Choice = GameCard['choices'][number];

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

  /** What is wrong, without the place that `field` says. */
  get why(): string {
    return this.field && this.message.startsWith(`${this.field}: `) ? this.message.slice(this.field.length + 2) : this.message;
  }
}

async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  return unpacked(await (await send(method, path, body, token)).json()) as T;
}

async function send(method: string, path: string, body?: unknown, token?: string): Promise<Response> {
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
  return answer;
}

async function problemOf(answer: Response): Promise<Problem> {
  let told: Partial<ProblemDocument> = {};
  try {
    told = (await answer.json()) as ProblemDocument;
  } catch {
    // A proxy's page: the status is all there is.
  }
  return new Problem(
    answer.status,
    told.title ?? (answer.statusText || 'Something went wrong'),
    told.detail ?? `The server answered ${answer.status}.`,
    told.rule ?? undefined,
    told.field ?? undefined,
  );
}

export const api = {
  games: () => call<GameCard[]>('GET', '/games'),

  /** The board that these choices would make. */
  print: (game: string, config: Record<string, unknown>) => call<Shape | null>('POST', `/games/${game}/board`, { config }),

  /** Whether that board can be driven, as a scouting of the game; null where every board can. */
  scout: (game: string, config: Record<string, unknown>) => call<Shape | null>('POST', `/games/${game}/scout`, { config }),

  /** That board at true scale, as a file to print. */
  paper: async (game: string, wish: PaperWish): Promise<Blob> => (await send('POST', `/games/${game}/paper`, wish)).blob(),

  /** The data files that a game comes with, by name. */
  data: (game: string) => call<Record<string, unknown>>('GET', `/games/${game}/data`),

  /** Lays out a lesson of a game for whoever learns. */
  learn: (game: string, lesson: string, name: string) => call<MadeRace>('POST', `/games/${game}/lessons/${lesson}`, { name }),

  rules: (game: string) => call<RulesPage>('GET', `/games/${game}/rules`),

  races: () => call<RaceCard[]>('GET', '/races'),

  /** `secret` is a token or the invitation, for a race that nobody else may see. */
  race: (race: string, secret?: string) => call<RaceCard>('GET', `/races/${race}`, undefined, secret),

  /** The board of a race, at the address that its card says. */
  board: (address: string, secret?: string) => call<Shape | null>('GET', address.replace(/^\/api/, ''), undefined, secret),

  make: (wish: NewRace) => call<MadeRace>('POST', '/races', wish),

  join: (race: string, invite: string, name: string, seat?: number) =>
    call<OwnSeat>('POST', `/races/${race}/join`, { invite, name, ...(seat === undefined ? {} : { seat }) }),

  /** A bot for a free seat of a race that one made, or none any more. */
  fill: async (race: string, seat: number, bot: string | null, token: string): Promise<void> => {
    await send('POST', `/races/${race}/seats/${seat}`, { bot }, token);
  },

  /** Do without a race that one made and that has not begun. */
  callOff: async (race: string, token: string): Promise<void> => {
    await send('DELETE', `/races/${race}`, undefined, token);
  },

  rematch: (race: string, token: string) => call<MadeRace>('POST', `/races/${race}/rematch`, {}, token),

  /** A race that goes on from a moment of this one, which is over. */
  branch: (race: string, wish: BranchWish) => call<MadeRace>('POST', `/races/${race}/branch`, wish),

  /** The transcript is for a game without a board of its own. */
  replay: async (race: string, seat: number, hasTranscript = false): Promise<ReplayFrame[]> =>
    (await call<Replay>('GET', `/races/${race}/replay?seat=${seat}${hasTranscript ? '&transcript=true' : ''}`)).moments,

  /** What decided a race that is over, and everybody's part in it. */
  story: (race: string) => call<Story>('GET', `/races/${race}/story`),

  record: async (race: string): Promise<string> => {
    const answer = await fetch(`/api/races/${race}/record`);
    if (!answer.ok) throw await problemOf(answer);
    return answer.text();
  },

  verify: (record: string) => call<Verdict>('POST', '/verify', { record }),
};
