/** What a page needs to draw a race of a game, fetched together. */

import { loadGame } from '../../games';
import type { GameUi } from '../../table/game-ui';
import { boardAt, type Board } from '../../wire/boards';
import { api, type GameCard, type RaceCard } from '../../wire/rest';

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
  data: Record<string, unknown>;
  hasSecrets: boolean;
}

/** What the stage needs: the game's parts, and the board that they draw. */
export interface Staging extends Parts {
  board: Board;
}

/** For a race; `secret` opens one that nobody else may see. */
export async function stagingOf(race: RaceCard, secret?: string): Promise<Staging> {
  const [parts, board] = await Promise.all([partsOf(race.game, race.config), boardAt(race.board, secret)]);
  return { ...parts, board };
}

/** A game's parts and data; own data of the race stands in for the file it replaces. */
export async function partsOf(game: string, config: Record<string, unknown>): Promise<Parts> {
  const [ui, data, cards] = await Promise.all([loadGame(game), api.data(game), allGames()]);
  const card = cards.find((one) => one.id === game);
  const files = Object.fromEntries(
    Object.entries(data).map(([name, file]) => [fileName(name), file]),
  );
  const [first] = Object.keys(files);
  if (config['data'] !== undefined && first) files[first] = config['data'];
  // What was chosen before the race, for games with more than one track to choose from.
  files['config'] = config;
  return { ui, title: card?.title ?? game, data: files, hasSecrets: card?.has_secrets ?? true };
}

/** Files go by their whole name, "tiles.json"; the server leaves the ending out. */
function fileName(name: string): string {
  return name.endsWith('.json') ? name : `${name}.json`;
}
