/** Pan and zoom as arithmetic: a scale, and where the content's corner lies in the frame. */

export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const FIT: Zoom = { scale: 1, x: 0, y: 0 };
export const CLOSEST = 6;

/** Scaled by a factor with the given point of the frame standing still. */
export function zoomAt(from: Zoom, factor: number, x: number, y: number, frame: Size): Zoom {
  const scale = Math.min(CLOSEST, Math.max(1, from.scale * factor));
  const grown = scale / from.scale;
  return inside({ scale, x: x - (x - from.x) * grown, y: y - (y - from.y) * grown }, frame);
}

export function pan(from: Zoom, dx: number, dy: number, frame: Size): Zoom {
  return inside({ ...from, x: from.x + dx, y: from.y + dy }, frame);
}

/** The content always covers the frame: one can never get lost beside the board. */
function inside(zoom: Zoom, frame: Size): Zoom {
  const least = (length: number) => length - length * zoom.scale;
  return {
    scale: zoom.scale,
    x: Math.min(0, Math.max(least(frame.width), zoom.x)),
    y: Math.min(0, Math.max(least(frame.height), zoom.y)),
  };
}
