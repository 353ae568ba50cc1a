/** How a card that lies at a place with a heading is put onto the drawing. */

import { MM, spot } from '../../kit/tabletop/plane';

/** Tenths of a degree in one. */
export const TENTHS = 10;

/** Degrees clockwise on the screen by which a card with its nose up is turned to a heading. */
export function turned(heading: number): number {
  return 90 - heading / TENTHS;
}

/** As a transform of a group in which the nose points up and the pivot is at 0, 0. */
export function lie(height: number, x: number, y: number, heading: number): string {
  const at = spot(height, x, y);
  return `translate(${at.x} ${at.y}) rotate(${turned(heading)})`;
}

/** What the drawing of a table takes in: the table and some floor, on which cards may hang over. */
export function frameOf(course: { width: number; height: number }, margin = 48): string {
  return `${-margin} ${-margin} ${course.width / MM + 2 * margin} ${course.height / MM + 2 * margin}`;
}
