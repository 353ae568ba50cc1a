/** Games whose lesson was begun or declined in this browser: it is offered once. */

const PLACE = 'paddock.lessons';

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? (kept as string[]) : [];
  } catch {
    return [];
  }
}

let settled = $state.raw(read());

/** Whether the lesson of a game is still to be offered. */
export function isDue(game: string): boolean {
  return !settled.includes(game);
}

/** It is not offered again. */
export function settle(game: string): void {
  if (!isDue(game)) return;
  settled = [...settled, game];
  try {
    localStorage.setItem(PLACE, JSON.stringify(settled));
  } catch {
    // It holds for this visit, then.
  }
}
