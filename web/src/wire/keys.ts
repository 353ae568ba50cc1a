/** The seats this browser holds: race → tokens, kept in its local storage and nowhere else. */

const PLACE = 'paddock.races';
const MOST_KEPT = 40;

export interface HeldSeat {
  seat: number;
  token: string;
  name: string;
}

export interface HeldRace {
  race: string;
  game: string;
  seats: HeldSeat[];
  invite: string | null;
  /** When it was last looked at, so that the oldest are forgotten first. */
  at: number;
  over: boolean;
}

export function heldRaces(): HeldRace[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? (kept as HeldRace[]) : [];
  } catch {
    return [];
  }
}

export function heldRace(race: string): HeldRace | undefined {
  return heldRaces().find((held) => held.race === race);
}

export function hold(race: HeldRace): void {
  const others = heldRaces().filter((held) => held.race !== race.race);
  keep([race, ...others]);
}

/** The seats of a lesson, as if they were held; nothing of a lesson is kept. */
export function lessonSeats(race: string, seats: { seat: number; token: string }[]): HeldRace {
  return { race, game: '', seats: seats.map((one) => ({ ...one, name: '' })), invite: null, at: 0, over: false };
}

/** Adds a seat to a race this browser may already hold seats of. */
export function holdSeat(race: string, game: string, seat: HeldSeat): void {
  const held = heldRace(race) ?? { race, game, seats: [], invite: null, at: 0, over: false };
  const seats = [...held.seats.filter((one) => one.seat !== seat.seat), seat];
  hold({ ...held, seats: seats.sort((a, b) => a.seat - b.seat), at: Date.now() });
}

export function markOver(race: string): void {
  const held = heldRace(race);
  if (held && !held.over) hold({ ...held, over: true });
}

export function forget(race: string): void {
  keep(heldRaces().filter((held) => held.race !== race));
}

function keep(races: HeldRace[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(races.slice(0, MOST_KEPT)));
  } catch {
    // Storage is full or forbidden: the race goes on, but only in this tab.
  }
}
