/** Boards, each fetched once by this page: what is printed does not change. */

import type { Shape } from './frames';
import { api } from './rest';

/** Null where the game prints nothing. */
export type Board = Shape | null;

const MOST_KEPT = 16;
const kept = new Map<string, Promise<Board>>();

/** The board of a race, at the address that its card says; `secret` as for the card. */
export function boardAt(address: string | null | undefined, secret?: string): Promise<Board> {
  return address ? once(address, () => api.board(address, secret)) : Promise.resolve(null);
}

/** The board that these choices would make; a Problem says what is wrong with them, and where. */
export function boardFor(game: string, config: Record<string, unknown>): Promise<Board> {
  return once(`${game} ${JSON.stringify(config)}`, () => api.print(game, config));
}

function once(key: string, ask: () => Promise<Board>): Promise<Board> {
  const known = kept.get(key);
  if (known) return known;
  const board = ask();
  kept.set(key, board);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  board.catch(() => kept.delete(key));
  return board;
}
