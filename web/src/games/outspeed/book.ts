/** What is printed: tiles, boards and dice, as the race's own data file says. */

import { parseRoute, type Route } from './routes';

export interface Tile {
  id: number;
  name: string;
  isFinish: boolean;
  /** By side (3–4, then 5–6), then left, middle, right. */
  sides: [Route[], Route[]];
}

export interface Book {
  tiles: Map<number, Tile>;
  /** The numbers of the track tiles and of the finish tiles. */
  track: number[];
  finish: number[];
  zonesPerBoard: number;
  startFuel: number;
  wheelMost: number;
  dice: { yellow: number[]; blue: number[] };
}

/** The sides of the tiles, in players' words. */
export const SIDES = ['3–4', '5–6'] as const;

interface TileData {
  id: number;
  kind: string;
  name: string;
  '3-4': Record<string, string>;
  '5-6': Record<string, string>;
}

interface BookData {
  start: { fuel: number };
  boards: { zones_per_board: number };
  wheel: { max: number };
  dice: { yellow: number[]; blue: number[] };
  tiles: TileData[];
}

const read = new WeakMap<object, Book>();

/** The book of a race, read once for each data file. */
export function bookOf(data: Record<string, unknown>): Book | null {
  const raw = data['tiles.json'];
  if (typeof raw !== 'object' || raw === null) return null;
  let book = read.get(raw);
  if (!book) {
    book = readBook(raw as BookData);
    read.set(raw, book);
  }
  return book;
}

function readBook(data: BookData): Book {
  const tiles = data.tiles.map((tile) => ({
    id: tile.id,
    name: tile.name,
    isFinish: tile.kind === 'finish',
    sides: [routes(tile['3-4']), routes(tile['5-6'])] as [Route[], Route[]],
  }));
  return {
    tiles: new Map(tiles.map((tile) => [tile.id, tile])),
    track: tiles.filter((tile) => !tile.isFinish).map((tile) => tile.id),
    finish: tiles.filter((tile) => tile.isFinish).map((tile) => tile.id),
    zonesPerBoard: data.boards.zones_per_board,
    startFuel: data.start.fuel,
    wheelMost: data.wheel.max,
    dice: data.dice,
  };
}

function routes(side: Record<string, string>): Route[] {
  return ['L', 'M', 'R'].map((key) => parseRoute(side[key] ?? 'off'));
}

/** The first and the last zone of a board. */
export function zonesOf(book: Book, board: number): [number, number] {
  return [(board - 1) * book.zonesPerBoard + 1, board * book.zonesPerBoard];
}
