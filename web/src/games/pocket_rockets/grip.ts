/** Turning something by dragging round its pivot, by mouse or finger. */

import { TENTHS } from './lie';

export interface Grip {
  /** In the units of the drawing. */
  pivot: { x: number; y: number };
  /** The heading that it has when it is taken hold of. */
  heading: number;
  /** A heading that was dragged to; `isExact` with shift. */
  turn(heading: number, isExact: boolean): void;
  /** It was let go. */
  release(): void;
}

/** The direction from the pivot to the pointer, in tenths of a degree, counter-clockwise from the right. */
export function direction(svg: SVGSVGElement, pivot: { x: number; y: number }, event: MouseEvent): number {
  const matrix = svg.getScreenCTM();
  if (!matrix) return 0;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return (Math.atan2(pivot.y - at.y, at.x - pivot.x) * 180 * TENTHS) / Math.PI;
}

/** Makes a part of a drawing a handle. What is dragged keeps its angle to the pointer. */
export function gripping(node: SVGElement, grip: Grip): { update(next: Grip): void; destroy(): void } {
  let now = grip;
  let held: { pointer: number; angle: number; heading: number } | null = null;
  let hasTurned = false;

  const angle = (event: MouseEvent) => direction(node.ownerSVGElement!, now.pivot, event);

  function take(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    // Not for the window behind it, which would pan.
    event.stopPropagation();
    node.setPointerCapture(event.pointerId);
    held = { pointer: event.pointerId, angle: angle(event), heading: now.heading };
    hasTurned = false;
  }

  function drag(event: PointerEvent): void {
    if (held?.pointer !== event.pointerId) return;
    event.stopPropagation();
    hasTurned = true;
    now.turn(held.heading + angle(event) - held.angle, event.shiftKey);
  }

  function release(event: PointerEvent): void {
    if (held?.pointer !== event.pointerId) return;
    held = null;
    if (hasTurned) now.release();
  }

  /** A drag that ends is no press. */
  function click(event: MouseEvent): void {
    if (hasTurned) event.stopPropagation();
    hasTurned = false;
  }

  node.addEventListener('pointerdown', take);
  node.addEventListener('pointermove', drag);
  node.addEventListener('pointerup', release);
  node.addEventListener('pointercancel', release);
  node.addEventListener('click', click);
  return {
    update: (next) => (now = next),
    destroy: () => {
      node.removeEventListener('pointerdown', take);
      node.removeEventListener('pointermove', drag);
      node.removeEventListener('pointerup', release);
      node.removeEventListener('pointercancel', release);
      node.removeEventListener('click', click);
    },
  };
}
