/** Who sits where on the set-up page. */

import type { GameCard, SeatWish } from '../../wire/rest';
import { botName, GUEST, minutesAt, usualBot, usualSeats } from '../common/starter';

export type Who = 'me' | 'here' | 'friend' | 'bot';

export interface ChairWish {
  who: Who;
  name: string;
  bot: string;
}

/** Oneself, a friend by link unless one wants to play bots, and bots. */
export function usualChairs(game: GameCard, myName: string, isAmongBots = false): ChairWish[] {
  const bot = usualBot(game);
  const others = usualSeats(game) - 1;
  return [
    { who: 'me', name: myName, bot },
    ...Array.from({ length: others }, (_, index): ChairWish => ({
      who: index === 0 && !isAmongBots ? 'friend' : 'bot',
      name: '',
      bot,
    })),
  ];
}

/** As the server is told. */
export function wishOf(chair: ChairWish, index: number): SeatWish {
  const name = chair.name.trim();
  if (chair.who === 'bot') return { kind: 'bot', bot: chair.bot, name: botName(index - 1) };
  if (chair.who === 'friend') return { kind: 'open' };
  return { kind: 'me', name: name || (chair.who === 'me' ? GUEST : `Player ${index + 1}`) };
}

/** How long it takes these. */
export function minutesOf(game: GameCard, chairs: readonly ChairWish[]): number {
  return minutesAt(game, chairs.length, chairs.filter(({ who }) => who !== 'bot').length);
}
