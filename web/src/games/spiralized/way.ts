/** Where a token with a progress is: the board has every colour's way, place by place. */

import type { PrintedSpot, SpiralizedBoard } from './types.gen';

/** The key of the place where a token lies; where it waits stands at the end of the board's ways. */
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

/** Whether a token has left its rectangle and not come Home. */
export function isOnTheWay(board: SpiralizedBoard, progress: number): boolean {
  return toGo(board, progress) > 0;
}
