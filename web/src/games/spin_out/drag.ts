/** Dragging something over the ground, by mouse or finger. */

import { groundAt, pointerIn } from './ground';

export interface Drag {
  /** Of the table. */
  height: number;
  /** Where on the table it is dragged to; `isExact` with shift. */
  drag(to: { x: number; y: number }, isExact: boolean): void;
  /** It was let go. */
  release(): void;
  /** A press without a drag is meant for the ground below. */
  isHollow?: boolean;
}

/** Makes a part of a drawing something to drag. */
export function dragging(node: SVGElement, given: Drag): { update(next: Drag): void; destroy(): void } {
  let now = given;
  let held = -1;
  let hasMoved = false;

  function take(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    // Not for the window behind it, which would pan.
    event.stopPropagation();
    node.setPointerCapture(event.pointerId);
    held = event.pointerId;
    hasMoved = false;
  }

  function move(event: PointerEvent): void {
    if (held !== event.pointerId) return;
    event.stopPropagation();
    const at = pointerIn(node.ownerSVGElement!, event);
    if (!at) return;
    hasMoved = true;
    now.drag(groundAt(now.height, at), event.shiftKey);
  }

  function release(event: PointerEvent): void {
    if (held !== event.pointerId) return;
    held = -1;
    if (hasMoved) now.release();
  }

  /** A drag that ends sets nothing, and neither does a press on what is solid. */
  function click(event: MouseEvent): void {
    if (hasMoved || !now.isHollow) event.stopPropagation();
    hasMoved = false;
  }

  const heard = { pointerdown: take, pointermove: move, pointerup: release, pointercancel: release, click } as const;
  for (const [name, hear] of Object.entries(heard)) node.addEventListener(name, hear as EventListener);
  return {
    update: (next) => (now = next),
    destroy: () => {
      for (const [name, hear] of Object.entries(heard)) node.removeEventListener(name, hear as EventListener);
    },
  };
}
