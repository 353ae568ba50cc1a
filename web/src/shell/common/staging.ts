/** What a page needs to draw a race of a game, fetched together. */

import { loadGame } from '../../games';
import type { GameUi } from '../../table/game-ui';
import { boardAt, type Board } from '../../wire/boards';
import { api, type GameCard, type Origin, type RaceCard } from '../../wire/rest';

let games: Promise<GameCard[]> | undefined;

/** The games of this server; asked once. */
export function allGames(): Promise<GameCard[]> {
  games ??= api.games().catch((error: unknown) => {
    games = undefined;
    throw error;
  });
  return games;
}

/** A game's parts in the browser. */
export interface Parts {
  ui: GameUi | null;
  title: string;
  hasSecrets: boolean;
  /** The kinds of moments at which one may react, in words. */
  moments: string[];
  /** Whether there is a lesson to be offered. */
  hasLesson: boolean;
}

/** What the stage needs: the game's parts, and the board that they draw. */
export interface Staging extends Parts {
  board: Board;
  /** Where the race was played on from, if it was. */
  origin: Origin | null;
}

/** For a race; `secret` opens one that nobody else may see. */
export async function stagingOf(race: RaceCard, secret?: string): Promise<Staging> {
  const [parts, board] = await Promise.all([partsOf(race.game), boardAt(race.board, secret)]);
  return { ...parts, board, origin: race.branch ?? null };
}

/** A game's parts, and what the page says of it. */
export async function partsOf(game: string): Promise<Parts> {
  const [ui, cards] = await Promise.all([loadGame(game), allGames()]);
  const card = cards.find((one) => one.id === game);
  return { ui, title: card?.title ?? game, hasSecrets: card?.has_secrets ?? true, moments: card?.moments ?? [], hasLesson: (card?.lessons ?? []).length > 0 };
}
