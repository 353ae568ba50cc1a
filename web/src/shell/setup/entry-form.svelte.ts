/** The entry form of a race: who sits where, what is picked, a file of one's own, and what is wrong with it. */

import { untrack } from 'svelte';
import { MOST_BYTES, unpacked } from '../../kit/parcel';
import { plainLook, type Look } from '../../kit/looks';
import { boardFor, type Board } from '../../wire/boards';
import type { Minutes, PaceName } from '../../wire/frames';
import type { GameCard, Numbers, Picked, PlainChoice, Problem } from '../../wire/rest';
import { usualChairs, wishOf, type ChairWish } from './chairs';
import {
  configOf,
  filled,
  isForParts,
  isForSeats,
  isInData,
  isShared,
  keyOfField,
  seatingOrder,
  taken,
  usualPicks,
  withinField,
  withoutField,
  type ChairPicks,
  type PartPicks,
  type Picks,
} from './choices';
import { allGames, partsOf, type Parts } from '../common/staging';
import { settings } from '../common/settings.svelte';
import { start, usualBot } from '../common/starter';

const DATA = 'data';

export class EntryForm {
  card = $state.raw<GameCard | null>(null);
  chairs = $state<ChairWish[]>([]);
  picks = $state<Picks>({});
  /** What somebody has chosen for the chairs; what nobody has touched is as usual. */
  chosen = $state.raw<ChairPicks>({});
  /** What somebody has set for the parts of something, such as the corners of the track. */
  numbers = $state.raw<PartPicks>({});
  isPublic = $state(false);
  pace = $state<PaceName>('normal');
  /** One may ask what the driver would do. */
  hasAdvice = $state(true);
  patience = $state<Minutes>(5);
  /** The bot that drives for who is away. */
  standIn = $state('');
  isAlone = $derived(this.chairs.filter((chair) => chair.who !== 'bot').length < 2);
  file = $state.raw<{ name: string; data: unknown } | null>(null);
  /** Data of one's own that are still being read: without them it would be another race. */
  #reads = $state(0);
  isReading = $derived(this.#reads > 0);
  problem = $state('');
  /** What is wrong, by the choice that it is about. */
  problems = $state.raw<Record<string, string>>({});
  isBusy = $state(false);
  /** What would lie on the table; null while that is not known, or cannot be. */
  board = $state.raw<Board>(null);
  #parts = $state.raw<Parts | null>(null);
  /** Whether the game's own look is here, or will not come. */
  #isDressed = $state(false);
  /** Whether the first board is here, or will not come. */
  #isPrinted = $state(false);
  /** Until it is known what is usual, nobody can take it from somebody else. */
  isLaid = $derived(this.#isDressed && this.#isPrinted);
  /** How often the board was asked for: only the last answer counts. */
  #prints = 0;

  choices = $derived(this.card?.choices ?? []);
  /** What there is still to choose: an own file may say some of it. */
  open = $derived(this.choices.filter((choice) => !this.file || !isInData(choice, this.choices)));
  shared = $derived(this.choices.filter(isShared));
  seatChoices = $derived(this.choices.filter(isForSeats));
  Picture = $derived(this.#parts?.ui?.Picture ?? null);
  mood = $derived(this.#parts?.ui?.mood ?? '');
  dataWord = $derived(this.#parts?.ui?.dataWord ?? 'data file');
  drawn = $derived(this.#parts?.ui?.drawn ?? null);
  friends = $derived(this.chairs.filter((chair) => chair.who === 'friend').length);
  people = $derived(this.chairs.filter((chair) => chair.who === 'here').length);
  fileProblem = $derived(this.problems[DATA] ?? '');
  /** What every chair has; nothing where only the game knows. */
  worn = $derived(
    Object.fromEntries(
      this.seatChoices.map((choice) => {
        const own = this.chosen[choice.key];
        return [choice.key, own ? filled(choice, own, this.chairs.length) : this.#usual(choice.key)];
      }),
    ),
  );

  /** Ask what there is to choose, and lay the usual. */
  find(game: string, isAmongBots = false): void {
    allGames().then(
      (games) => {
        const found = games.find((one) => one.id === game);
        if (found) untrack(() => this.#lay(found, isAmongBots));
        else this.problem = 'This server has no such game.';
      },
      (error: Problem) => (this.problem = error.message),
    );
  }

  /** The look of the chairs is a nicety: without it they wear their numbers. */
  draw(game: string): void {
    partsOf(game)
      .then(
        (found) => (this.#parts = found),
        () => {},
      )
      .finally(() => (this.#isDressed = true));
  }

  #lay(found: GameCard, isAmongBots: boolean): void {
    this.card = found;
    this.picks = usualPicks(found.choices);
    this.chairs = usualChairs(found, settings.name, isAmongBots);
    this.standIn = usualBot(found);
  }

  /** Which look a chair wears. */
  look(seat: number): Look {
    const worn = Object.entries(this.worn);
    const own = worn.flatMap(([key, list]) => (list[seat] === undefined ? [] : [[key, list[seat]]]));
    const chairLook = this.#parts?.ui?.chairLook;
    if (own.length < this.seatChoices.length || !chairLook) return plainLook(seat);
    return chairLook(Object.fromEntries(own) as Picks, seat);
  }

  #usual(key: string): Picked[] {
    const list = this.#parts?.ui?.usual?.(key, this.chairs.length, this.board) ?? [];
    return list.length === this.chairs.length ? list : [];
  }

  set(choice: PlainChoice, value: Picked): void {
    this.picks[choice.key] = value;
    // Another track has other corners.
    const others = this.choices.filter((other) => other.of === choice.key).map((other) => other.key);
    this.numbers = Object.fromEntries(Object.entries(this.numbers).filter(([key]) => !others.includes(key)));
    for (const key of [choice.key, ...others]) this.#forgive(key);
  }

  /** What was chosen by a picture. */
  choose(key: string, value: Picked): void {
    const choice = this.shared.find((one) => one.key === key);
    if (choice) this.set(choice, value);
  }

  /** The numbers of the parts of something. */
  number(key: string, own: Numbers): void {
    this.numbers = { ...this.numbers, [key]: own };
    this.#forgive(key);
  }

  pick(choice: PlainChoice, chair: number, value: Picked): void {
    const list = filled(choice, this.worn[choice.key] ?? [], this.chairs.length);
    this.chosen = { ...this.chosen, [choice.key]: taken(list, chair, value) };
    this.#forgive(choice.key);
  }

  asUsual(key: string): void {
    const { [key]: _, ...rest } = this.chosen;
    this.chosen = rest;
    this.#forgive(key);
  }

  #forgive(key: string): void {
    const { [key]: _, ...rest } = this.problems;
    this.problems = rest;
  }

  add(): void {
    if (this.card) this.chairs.push({ who: 'bot', name: '', bot: usualBot(this.card) });
  }

  remove(index: number): void {
    this.chosen = Object.fromEntries(
      Object.keys(this.chosen).map((key) => [key, (this.worn[key] ?? []).filter((_, chair) => chair !== index)]),
    );
    this.chairs.splice(index, 1);
  }

  /** A file of one's own, or none any more. */
  async take(given: File | null): Promise<void> {
    this.bring(null);
    if (!given) return;
    if (given.size > MOST_BYTES) {
      this.problems = { ...this.problems, [DATA]: `${given.name} is larger than ${MOST_BYTES / 1024} KB.` };
      return;
    }
    try {
      const text = await this.#read(given.text());
      this.file = { name: given.name, data: JSON.parse(text) as unknown };
    } catch (error) {
      this.problems = { ...this.problems, [DATA]: `${given.name} is not JSON: ${(error as Error).message}` };
    }
  }

  async #read<T>(reading: Promise<T>): Promise<T> {
    this.#reads += 1;
    return reading.finally(() => (this.#reads -= 1));
  }

  /** Data of one's own that is no file, or none any more. */
  bring(brought: { name: string; data: unknown } | null): void {
    this.#forgive(DATA);
    this.file = brought;
  }

  /** Data that came in a link. */
  async unpack(parcel: string): Promise<void> {
    const data = await this.#read(unpacked(parcel));
    const { name } = Object(data) as { name?: unknown };
    if (data === null) this.problems = { ...this.problems, [DATA]: 'There is nothing in this link that can be raced on.' };
    else this.bring({ name: typeof name === 'string' && name ? name : this.dataWord, data });
  }

  /** What is chosen for the table, whoever sits there. */
  get printed(): Record<string, unknown> {
    return this.#with(configOf(this.open.filter((choice) => !isForSeats(choice)), this.picks, {}, 0, this.numbers));
  }

  /** Draw the board of what is chosen; false if that cannot be, and it is said why. */
  async print(config: Record<string, unknown>): Promise<boolean> {
    const number = (this.#prints += 1);
    if (!this.card) return true;
    try {
      const board = await boardFor(this.card.id, config);
      if (number === this.#prints) this.board = board;
    } catch (error) {
      if (number !== this.#prints) return true;
      this.board = null;
      // Where the server does not answer there is no picture; whoever starts the race is told why.
      if (!(error as Problem).field) return true;
      this.#refuse(error as Problem);
      return false;
    } finally {
      if (number === this.#prints) this.#isPrinted = true;
    }
    return true;
  }

  #with(config: Record<string, unknown>): Record<string, unknown> {
    return this.file ? { ...config, data: this.file.data } : config;
  }

  /** What somebody touched and what is not as usual anyway. */
  #sentPicks(): ChairPicks {
    const touched = Object.keys(this.chosen).filter((key) => String(this.worn[key]) !== String(this.#usual(key)));
    return Object.fromEntries(touched.map((key) => [key, this.worn[key]!]));
  }

  /** Make the race and sit down, or say why not. */
  async go(): Promise<void> {
    const { card, chairs } = this;
    if (!card) return;
    this.isBusy = true;
    this.problem = '';
    this.problems = {};
    settings.set({ name: chairs[0]?.name.trim() ?? '' });
    const own = this.#sentPicks();
    const wishes = chairs.map(wishOf);
    const order = seatingOrder(this.choices, own, chairs.length);
    const config = configOf(this.open, this.picks, own, chairs.length, this.numbers);
    try {
      await start({
        game: card.id,
        config: this.#with(config),
        seats: order.map((chair) => wishes[chair]!),
        public: this.isPublic,
        advice: this.hasAdvice,
        pace: this.pace === 'instant' && !this.isAlone ? 'quick' : this.pace,
        ...(this.friends > 0 ? { patience: this.patience, stand_in: this.standIn } : {}),
      });
    } catch (error) {
      this.#refuse(error as Problem);
    }
    this.isBusy = false;
  }

  /** What the server does not like is said beside what it is about. */
  #refuse({ message, field }: Problem): void {
    const key = keyOfField(field);
    const choice = this.open.find((one) => one.key === key);
    if (choice) {
      this.problems = { [key]: isForParts(choice) ? withinField(message, key) : withoutField(message, field) };
    } else if (key === DATA && this.file) this.problems = { [DATA]: withinField(message, key) };
    else this.problem = message;
  }
}
