/** The printed tiles by their numbers. */

import type { OutspeedBoard, PrintedRoute, PrintedTile } from './types.gen';

export function tileOf(board: OutspeedBoard, id: number): PrintedTile | undefined {
  return board.tiles.find((tile) => tile.id === id);
}

/** The three routes that lie open. */
export function routesOf(board: OutspeedBoard, tile: number, side: number): PrintedRoute[] {
  return tileOf(board, tile)?.sides[side] ?? [];
}
