/** Who stands where: ships that share a zone side by side, with the ghosts among them. */

import type { Ghost } from './ghosts';
import { shipSpots, type Plate, type Spot } from './layout';
import type { Ship } from './scene';

export type PlacedShip = Ship & Spot;
export type PlacedGhost = Ghost & Spot & { tagX: number; tagY: number };

/** Every ship and ghost in its place. Ships that are out stay where they were last seen, unseen. */
export function spread(
  ships: readonly Ship[],
  ghosts: readonly Ghost[],
  own: number,
  plates: readonly Plate[],
  lean: number,
): { ships: PlacedShip[]; ghosts: PlacedGhost[] } {
  const placedShips: PlacedShip[] = [];
  const placedGhosts: PlacedGhost[] = [];
  const ownZone = ships.find((ship) => ship.seat === own)?.zone ?? 0;
  for (const plate of plates) {
    for (let zone = plate.firstZone; zone < plate.firstZone + plate.zones; zone += 1) {
      const here = ships.filter((ship) => !ship.isOut && ship.zone === zone);
      const gone = ships.filter((ship) => ship.isOut && ship.zone === zone);
      const ghost = ghosts.find((one) => one.zone === zone);
      // A ghost on the own zone is the ship itself, staying.
      const hovers = ghost !== undefined && zone !== ownZone;
      const spots = shipSpots(here.length + (hovers ? 1 : 0), plate, lean, zone);
      here.forEach((ship, index) => placedShips.push({ ...ship, ...spots[index]! }));
      const centre = shipSpots(1, plate, lean, zone)[0]!;
      gone.forEach((ship) => placedShips.push({ ...ship, ...centre }));
      if (ghost && hovers) {
        const tag = { tagX: centre.x + (plate.height / 2) * lean, tagY: plate.y + 2 };
        placedGhosts.push({ ...ghost, ...spots.at(-1)!, ...tag });
      }
    }
  }
  // Ships on a board that is gone are kept at the rear edge until they are taken off.
  const [first] = plates;
  if (first) {
    for (const ship of ships) {
      if (ship.zone < first.firstZone) {
        const spot = shipSpots(1, first, lean, first.firstZone)[0]!;
        placedShips.push({ ...ship, isOut: true, ...spot, x: first.x - spot.size });
      }
    }
  }
  placedShips.sort((one, other) => one.seat - other.seat);
  return { ships: placedShips, ghosts: placedGhosts };
}
