/** From the units of the table (ten-thousandths of an inch, hundredths of a degree) to those of the drawing: ten for an inch, y down. */

import { MM, spot } from '../../kit/tabletop/plane';
import type { SpinOutBoard } from './types.gen';

export const INCH = 10_000;
export const DEGREE = 100;
export const TURN = 360 * DEGREE;
/** Something round has its middle and a radius in the drawing. */
export const RADIUS_OF = (radius: number): number => radius / MM;

/** Degrees clockwise on the screen by which what points to the right is turned to a heading. */
export function turned(heading: number): number {
  return -heading / DEGREE;
}

/** As a transform of a group in which the nose points to the right and the middle is at 0, 0. */
export function lie(height: number, x: number, y: number, heading: number): string {
  const at = spot(height, x, y);
  return `translate(${at.x} ${at.y}) rotate(${turned(heading)})`;
}

/** What the drawing takes in: the table and a rim round it. */
export function frameOf(board: Pick<SpinOutBoard, 'width' | 'height'>, margin: number): string {
  return `${-margin} ${-margin} ${board.width / MM + 2 * margin} ${board.height / MM + 2 * margin}`;
}

/** A place of the drawing as one of the table. */
export function groundAt(height: number, at: { x: number; y: number }): { x: number; y: number } {
  return { x: Math.round(at.x * MM), y: Math.round(height - at.y * MM) };
}

/** Where a pointer is in a drawing. */
export function pointerIn(svg: SVGSVGElement, event: { clientX: number; clientY: number }): { x: number; y: number } | null {
  const matrix = svg.getScreenCTM();
  return matrix && new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
}

/** The same heading, as near as can be to another one. */
export function unwound(heading: number, near: number): number {
  const off = (((heading - near) % TURN) + TURN) % TURN;
  return near + (off > TURN / 2 ? off - TURN : off);
}

/** A heading from 0 on, short of a full turn. */
export function wrapped(heading: number): number {
  return ((Math.round(heading) % TURN) + TURN) % TURN;
}
