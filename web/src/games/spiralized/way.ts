/** Where a token with a progress is: the board has every colour's way, place by place. */

import type { PrintedSpot, SpiralizedBoard } from './types.gen';

/** Below Start a progress says where a token waits; on the board's ways both stand at the end. */
export const PIT = -2;
export const RECT = -1;
export const START = 0;

/** The key of the place where a token lies. */
export function keyAt(board: SpiralizedBoard, colour: number, progress: number): string {
  return board.ways[colour]?.at(progress) ?? '';
}

/** The place where a token lies, as it is printed. */
export function spotAt(board: SpiralizedBoard, colour: number, progress: number): PrintedSpot {
  const key = keyAt(board, colour, progress);
  return board.spots.find((spot) => spot.key === key)!;
}

/** How far it is to Home; -1 for a token that waits. */
export function toGo(board: SpiralizedBoard, progress: number): number {
  return board.to_go.at(progress) ?? -1;
}
