/** Making a race and sitting down. */

import { hold } from '../../wire/keys';
import { api, type GameCard, type MadeRace, type NewRace, type SeatWish } from '../../wire/rest';
import { router } from './router.svelte';
import { settings } from './settings.svelte';

/** From the friendliest to the hardest; a bot that is not listed comes last. */
const LEVELS: [bot: string, label: string, about: string][] = [
  ['first', 'Sleepy', 'Takes whatever comes first.'],
  ['random', 'Wild', 'Does anything the rules allow, wise or not.'],
  ['rookie', 'Rookie', 'Guesses, but never wrecks itself for nothing. Good for a first race.'],
  ['beginner', 'Beginner', 'Plans like a Driver, with a shaky hand.'],
  ['driver', 'Driver', 'Looks ahead and weighs the odds. A fair opponent.'],
  ['skilled', 'Skilled', 'Plans like a Driver, with a steadier hand.'],
  ['expert', 'Expert', 'Plans like a Driver, and its hand never slips.'],
];
const USUAL_BOTS = ['driver', 'rookie', 'random'];
const COMFORTABLE_SEATS = 4;
/** For who has not said a name, and for bots that were given none. */
export const GUEST = 'Ace';
const BOT_NAMES = ['Turbo', 'Diesel', 'Sparky', 'Ratchet', 'Clutch', 'Piston', 'Gasket'];

export interface Level {
  bot: string;
  label: string;
}

export function levels(game: GameCard): Level[] {
  const known = LEVELS.filter(([bot]) => bot !== 'first' && game.bots.includes(bot));
  const others = game.bots.filter((bot) => LEVELS.every(([name]) => name !== bot));
  const levelled = known.map(([bot, label]) => ({ bot, label }));
  return [...levelled, ...others.map((bot) => ({ bot, label: capital(bot) }))];
}

/** What a bot is like, in a sentence; nothing of one that is not known here. */
export function aboutLevel(bot: string): string {
  return LEVELS.find(([name]) => name === bot)?.[2] ?? '';
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function usualBot(game: GameCard): string {
  return USUAL_BOTS.find((bot) => game.bots.includes(bot)) ?? game.bots[0] ?? '';
}

export function usualSeats(game: GameCard): number {
  return Math.min(game.seats[1], Math.max(game.seats[0], COMFORTABLE_SEATS));
}

/** How long a race takes as it was measured; one of bots alone as one with a person. */
export function minutesAt(game: GameCard, seats: number, people: number): number {
  return game.minutes[seats - game.seats[0]]?.[Math.max(1, people) - 1] ?? 0;
}

/** Minutes at the usual number of seats: of one person among bots, and of people in all of them. */
export function spanOf(game: GameCard): [number, number] {
  const seats = usualSeats(game);
  return [minutesAt(game, seats, 1), minutesAt(game, seats, seats)];
}

export async function start(wish: NewRace): Promise<void> {
  const made = await api.make(wish);
  sitDown(made, wish.game, wish.seats);
  router.go(`/race/${made.race}`);
}

/** Keeps the tokens of what was made. */
export function sitDown(made: MadeRace, game: string, wishes: SeatWish[]): void {
  hold({
    race: made.race,
    game,
    seats: made.seats.map(({ seat, token }) => ({ seat, token, name: wishes[seat]?.name ?? '' })),
    invite: made.invite ?? null,
    at: Date.now(),
    over: false,
  });
}

/** One click: me against bots. */
export function playNow(game: GameCard): Promise<void> {
  const me: SeatWish = { kind: 'me', name: settings.name || GUEST };
  const seats = [me, ...bots(game, usualSeats(game) - 1)];
  return start({ game: game.id, config: {}, seats, public: false });
}

/** A race of bots, for everybody to see. */
export function watchExample(game: GameCard): Promise<void> {
  const seats = bots(game, usualSeats(game));
  return start({ game: game.id, config: {}, seats, public: true });
}

function bots(game: GameCard, count: number): SeatWish[] {
  return Array.from({ length: count }, (_, index) => ({
    kind: 'bot',
    bot: usualBot(game),
    name: botName(index),
  }));
}

export function botName(index: number): string {
  return BOT_NAMES[index % BOT_NAMES.length]!;
}
