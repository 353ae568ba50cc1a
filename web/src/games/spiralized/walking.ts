/** The board by arrow keys: round the ring sideways, in and out upright. */

import type { PrintedSpot, SpiralizedBoard } from './types.gen';

/** The next spot in a direction. */
export function beside(board: SpiralizedBoard, id: string, key: string): string | undefined {
  const spot = board.spots.find((one) => one.key === id);
  const sideways = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const inward = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (!spot) return undefined;
  if (spot.ring > 0) return besideSpace(board, spot, sideways, inward);
  if (sideways) {
    const turned = round(spot.colour + sideways, board.colours.length);
    return board.spots.find(
      (one) => one.ring === 0 && one.sign === spot.sign && one.position === spot.position && one.colour === turned,
    )?.key;
  }
  const line = lineIn(board, Math.max(0, spot.colour));
  return line[line.indexOf(id) + inward];
}

/** All of a colour's way from its rectangle to the Pit in the middle. */
function lineIn(board: SpiralizedBoard, colour: number): string[] {
  const way = board.ways[colour]!;
  return [way.at(-1)!, ...way.slice(0, -2), way.at(-2)!];
}

function besideSpace(board: SpiralizedBoard, spot: PrintedSpot, sideways: number, inward: number): string | undefined {
  const ring = spot.ring + inward;
  const position = round(spot.position + sideways, board.lap);
  const next = board.spots.find((one) => one.ring === ring && one.position === position);
  if (next) return next.key;
  // Out of the rings by the nearest door: a Start outside, a Safe Zone inside.
  const doors = board.colours.map((_, colour) => {
    const line = lineIn(board, colour);
    const inRings = line.filter((key) => board.spots.some((one) => one.key === key && one.ring === spot.ring));
    const door = inward < 0 ? inRings[0]! : inRings.at(-1)!;
    const at = board.spots.find((one) => one.key === door)!.position;
    const off = round(at - spot.position, board.lap);
    return { far: Math.min(off, board.lap - off), key: line[line.indexOf(door) + inward] };
  });
  return doors.reduce((best, door) => (door.far < best.far ? door : best)).key;
}

function round(number: number, of: number): number {
  return (number + of) % of;
}
