/** What tells seats apart: colour, shape and letter, always all three. */

export const SHAPES = [
  'circle',
  'triangle',
  'square',
  'diamond',
  'hexagon',
  'star',
  'cross',
  'ring',
] as const;

export type SeatShape = (typeof SHAPES)[number];

export const COLOURS = [
  'vermilion',
  'sky',
  'green',
  'yellow',
  'blue',
  'purple',
  'orange',
  'graphite',
] as const;

/** The outlines in a box of 24 by 24. */
const OUTLINES: Record<SeatShape, string> = {
  circle: 'M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21z',
  triangle: 'M12 1.2 23 21.8H1z',
  square: 'M2.5 2.5h19v19h-19z',
  diamond: 'M12 .6 23.4 12 12 23.4.6 12z',
  hexagon: 'M6.2 1.8h11.6L23.5 12l-5.7 10.2H6.2L.5 12z',
  star: 'm12 .6 3.3 6.9 7.7 1-5.6 5.3 1.4 7.6L12 17.7l-6.8 3.7 1.4-7.6L1 8.5l7.7-1z',
  cross: 'M7.5 1.5h9v6h6v9h-6v6h-9v-6h-6v-9h6z',
  ring: 'M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21z',
};

/** The seat's place among the eight looks. */
function look(seat: number): number {
  return ((seat % SHAPES.length) + SHAPES.length) % SHAPES.length;
}

export function seatShape(seat: number): SeatShape {
  return SHAPES[look(seat)]!;
}

export function seatOutline(seat: number): string {
  return OUTLINES[seatShape(seat)];
}

export function seatColour(seat: number): string {
  return `var(--seat-${look(seat)})`;
}

/** Readable on the seat's colour. */
export function seatInk(seat: number): string {
  return `var(--seat-ink-${look(seat)})`;
}

export function seatLetter(seat: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + look(seat));
}

/** "vermilion circle A", for those who hear it. */
export function seatLook(seat: number, letter = seatLetter(seat)): string {
  return `${COLOURS[look(seat)]} ${seatShape(seat)} ${letter}`.trim();
}
