/** Game id → how it is drawn, loaded when it is needed. A game is its folder; nobody lists it here. */

import type { Component } from 'svelte';
import type { GameUi } from '../table/game-ui';

/** Every folder with an `index.ts` whose default export is a GameUi. */
const folders = import.meta.glob<{ default: GameUi }>('./*/index.ts');

/** Their living miniatures for the home page, apart from the rest, which home does not need. */
const miniatures = import.meta.glob<{ default: Component }>('./*/Miniature.svelte');

const loaded = new Map<string, Promise<GameUi | null>>();

/** The game's own parts; null when it has none and the generic table will do. */
export function loadGame(id: string): Promise<GameUi | null> {
  let game = loaded.get(id);
  if (!game) {
    const folder = folders[`./${id}/index.ts`];
    game = folder ? folder().then((module) => module.default) : Promise.resolve(null);
    loaded.set(id, game);
  }
  return game;
}

/** Null when the game has none. */
export async function loadMiniature(id: string): Promise<Component | null> {
  const module = await miniatures[`./${id}/Miniature.svelte`]?.();
  return module?.default ?? null;
}
