/** The five games as the home page shows them; what the server says of a game comes first. */

import type { GameCard } from '../../wire/rest';

export interface Entry {
  id: string;
  title: string;
  tagline: string;
  mood: string;
  seats: [number, number];
  minutes: number;
  /** The server's word for it; null while it is still being built. */
  card: GameCard | null;
}

const FIVE: Omit<Entry, 'card'>[] = [
  {
    id: 'outspeed',
    title: 'Outspeed',
    tagline: 'Choose in secret, burn your fuel, stay on the board.',
    mood: 'Bluff at sunset',
    seats: [3, 6],
    minutes: 30,
  },
  {
    id: 'spiralized',
    title: 'Spiralized',
    tagline: 'A family race around a painted wooden spiral.',
    mood: 'Warm and friendly',
    seats: [2, 6],
    minutes: 30,
  },
  {
    id: 'pocket_rockets',
    title: 'Pocket Rocket Racers',
    tagline: 'Pulp rockets between the coffee cups.',
    mood: 'Kitchen-table space',
    seats: [2, 6],
    minutes: 45,
  },
  {
    id: 'powersled',
    title: 'Powersled Circuit',
    tagline: 'Force fields, sharp corners, and nerve.',
    mood: 'Neon at night',
    seats: [2, 6],
    minutes: 60,
  },
  {
    id: 'spin_out',
    title: 'Spin-Out',
    tagline: 'Tin cars, canyon walls and a cloud of dust.',
    mood: 'Dust and heat',
    seats: [2, 6],
    minutes: 60,
  },
];

/** Those that can be played first, then those to come. */
export function entries(cards: GameCard[]): Entry[] {
  const known = FIVE.map((entry): Entry => {
    const card = cards.find((one) => one.id === entry.id) ?? null;
    return card ? { ...entry, ...facts(card), card } : { ...entry, card: null };
  });
  const others = cards
    .filter((card) => FIVE.every((entry) => entry.id !== card.id))
    .map((card): Entry => ({ id: card.id, mood: '', ...facts(card), card }));
  const all = [...known, ...others];
  return [...all.filter((entry) => entry.card), ...all.filter((entry) => !entry.card)];
}

function facts(card: GameCard): Pick<Entry, 'title' | 'tagline' | 'seats' | 'minutes'> {
  return { title: card.title, tagline: card.tagline, seats: card.seats, minutes: card.minutes };
}
