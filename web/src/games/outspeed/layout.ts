/** Where everything on the board stands, in real pixels: one composition for wide, one for narrow. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A board of the track: a plate with its zones side by side. */
export interface Plate extends Box {
  firstZone: number;
  zones: number;
}

/** Wide has words beside every sign; narrow is brief; short also drops what the shell says anyway. */
export type Form = 'wide' | 'narrow' | 'short';

export interface Composition {
  form: Form;
  width: number;
  height: number;
  rail: Box;
  routes: Box[];
  track: Box;
  /** How far the top of a plate leans to the right, as a share of its height. */
  lean: number;
  dash: Box;
  gauges: Box[];
  /** Height of the line of words at the foot; without any it lies over the gauges when there is something to say. */
  readout: number;
}

export const NARROW = 640;

interface Measures {
  pad: number;
  top: number;
  rail: number;
  gap: number;
  /** Least and most height of the routes. */
  routes: [number, number];
  between: number;
  /** Least height of a row of track. */
  row: number;
  dash: number;
  gauge: { gap: number; width: number; top: number; height: number };
  readout: number;
  lean: number;
}

const MEASURES: Record<Form, Measures> = {
  wide: {
    pad: 22,
    top: 8,
    rail: 58,
    gap: 16,
    routes: [196, 300],
    between: 18,
    row: 124,
    dash: 126,
    gauge: { gap: 10, width: 230, top: 13, height: 104 },
    readout: 40,
    lean: 0.24,
  },
  narrow: {
    pad: 6,
    top: 2,
    rail: 46,
    gap: 6,
    routes: [156, 190],
    between: 4,
    row: 78,
    dash: 56,
    gauge: { gap: 3, width: 130, top: 5, height: 48 },
    readout: 40,
    lean: 0.1,
  },
  short: {
    pad: 5,
    top: 1,
    rail: 25,
    gap: 3,
    routes: [102, 120],
    between: 4,
    row: 58,
    dash: 30,
    gauge: { gap: 3, width: 130, top: 3, height: 25 },
    readout: 0,
    lean: 0.08,
  },
};

const TALLEST_ROW = 210;

/** A pilot's instruments need so much width in the wide form. */
const WIDE_GAUGE = 146;

/** The form that fits into so much room with so many rows of track and pilots. */
export function formFor(width: number, height: number, rows: number, pilots: number): Form {
  const { pad, gauge } = MEASURES.wide;
  const wide = Math.max(NARROW, 2 * pad + pilots * (WIDE_GAUGE + gauge.gap));
  if (width >= wide && height >= leastHeight('wide', rows)) return 'wide';
  return height >= leastHeight('narrow', rows) ? 'narrow' : 'short';
}

/** The least height in which everything of a form is readable. */
export function leastHeight(form: Form, rows: number): number {
  const size = MEASURES[form];
  return (
    size.top +
    size.rail +
    size.routes[0] +
    rows * size.row +
    size.dash +
    size.readout +
    3 * size.gap
  );
}

/** The board in so much room, with so many rows of track and pilots. */
export function compose(width: number, height: number, rows: number, pilots: number): Composition {
  const form = formFor(width, height, rows, pilots);
  const size = MEASURES[form];
  const tall = Math.max(height, leastHeight(form, rows));
  const inner = width - 2 * size.pad;
  const rail = { x: size.pad, y: size.top, width: inner, height: size.rail };
  const dash = { x: 0, y: tall - size.readout - size.dash, width, height: size.dash };
  const top = rail.y + rail.height + size.gap;
  const middle = dash.y - top - 2 * size.gap;
  const [least, most] = size.routes;
  const routesHeight = Math.min(Math.max(least, middle * 0.5), most, middle - rows * size.row);
  const routeWidth = (inner - 2 * size.between) / 3;
  const routes = [0, 1, 2].map((index) => ({
    x: size.pad + index * (routeWidth + size.between),
    y: top,
    width: routeWidth,
    height: routesHeight,
  }));
  const trackTop = top + routesHeight + size.gap;
  const track = { x: size.pad, y: trackTop, width: inner, height: dash.y - trackTop - size.gap };
  const { gap, width: widest, top: gaugeTop, height: gaugeHeight } = size.gauge;
  const gaugeWidth = Math.min((inner - gap * (pilots - 1)) / pilots, widest);
  const left = (width - gaugeWidth * pilots - gap * (pilots - 1)) / 2;
  const gauges = Array.from({ length: pilots }, (_, index) => ({
    x: left + index * (gaugeWidth + gap),
    y: dash.y + gaugeTop,
    width: gaugeWidth,
    height: gaugeHeight,
  }));
  return {
    form,
    width,
    height: tall,
    rail,
    routes,
    track,
    lean: size.lean,
    dash,
    gauges,
    readout: size.readout,
  };
}

/** A zone should not be narrower than this. */
const LEAST_CELL = 38;

/** The zones that lie there. */
export interface Stretch {
  first: number;
  last: number;
}

/** The first zone of each board, from rear to front. */
function firstZones({ first, last }: Stretch, zones: number): number[] {
  const firsts: number[] = [];
  for (let zone = first; zone <= last; zone += zones) firsts.push(zone);
  return firsts;
}

/** In how many rows the boards from rear to front are laid. */
export function trackRows(width: number, stretch: Stretch, zones: number): number {
  const boards = firstZones(stretch, zones).length;
  const room = width - 2 * sideRoom(width);
  for (let rows = 1; rows < boards; rows += 1) {
    if (room / (Math.ceil(boards / rows) * zones) >= LEAST_CELL) return rows;
  }
  return boards;
}

/** The room beside the track, for its edges and for ghosts beyond the front. */
export function sideRoom(width: number): number {
  return width < NARROW ? 24 : 60;
}

/** The plates of the track. Ahead is right, and then up. */
export function plates(
  track: Box,
  lean: number,
  stretch: Stretch,
  zones: number,
): Plate[] {
  const firsts = firstZones(stretch, zones);
  const rows = trackRows(track.width, stretch, zones);
  const inRow = Math.ceil(firsts.length / rows);
  const rowHeight = track.height / rows;
  // Room above for tags and below for the plate's thickness.
  const above = rowHeight > 110 ? 22 : rowHeight > 70 ? 7 : 4;
  const below = rowHeight > 110 ? 24 : rowHeight > 70 ? 9 : 5;
  const height = Math.min(rowHeight, TALLEST_ROW) - above - below;
  const side = sideRoom(track.width);
  const gap = track.width < NARROW ? 0 : 8;
  const width = (track.width - 2 * side - gap * (inRow - 1) - height * lean) / inRow;
  return firsts.map((firstZone, index) => {
    const row = Math.floor(index / inRow);
    const spare = Math.max(0, rowHeight - TALLEST_ROW) / 2;
    return {
      firstZone,
      zones,
      x: track.x + side + (index % inRow) * (width + gap),
      y: track.y + (rows - 1 - row) * rowHeight + spare + above,
      width,
      height,
    };
  });
}

/** The four corners of a zone, or of a whole plate, on the leaning plate. */
export function cellOutline(plate: Plate, lean: number, zone: number, span = 1): string {
  const cell = plate.width / plate.zones;
  const left = plate.x + (zone - plate.firstZone) * cell;
  const right = left + cell * span;
  const shift = plate.height * lean;
  const bottom = plate.y + plate.height;
  return `M${left + shift} ${plate.y}H${right + shift}L${right} ${bottom}H${left}Z`;
}

export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** Number strip at the foot of a zone. */
export function numberRoom(plate: Plate): number {
  return plate.height > 90 ? 26 : plate.height > 56 ? 17 : 14;
}

/** Where ships that share a zone stand, side by side, as large as the zone allows. */
export function shipSpots(count: number, plate: Plate, lean: number, zone: number): Spot[] {
  const cell = plate.width / plate.zones;
  const brow = plate.height < 60 ? 7 : 4;
  const height = plate.height - numberRoom(plate) - brow - 1;
  const left = plate.x + (zone - plate.firstZone) * cell;
  const { columns, size } = grid(count, cell - 4, height);
  const rows = Math.ceil(count / columns);
  // Where they would be too small to be seen, they stand closer instead.
  const seen = Math.max(size, LEAST_SHIP);
  const across = Math.min(seen, (cell - 2 - seen) / Math.max(1, columns - 1));
  const down = Math.min(seen * 1.04, size < seen ? (height - seen) / Math.max(1, rows - 1) : height / rows);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const y = plate.y + brow + height / 2 + (row - (rows - 1) / 2) * down;
    const shift = (plate.y + plate.height - y) * lean;
    const x = left + shift + cell / 2 + ((index % columns) - (inRow - 1) / 2) * across;
    return { x, y, size: seen };
  });
}

const LARGEST_SHIP = 46;
const LEAST_SHIP = 22;

/** The columns that let so many squares be largest in a box. */
export function grid(
  count: number,
  width: number,
  height: number,
): { columns: number; size: number } {
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.ceil(count / columns);
    const size = Math.min(width / columns, height / rows, LARGEST_SHIP);
    if (size > best.size) best = { columns, size };
  }
  return best;
}

/** The middle of a zone, at the height where ships fly. */
export function zoneCentre(plate: Plate, lean: number, zone: number): { x: number; y: number } {
  const cell = plate.width / plate.zones;
  const y = plate.y + (plate.height - numberRoom(plate)) / 2;
  const shift = (plate.y + plate.height - y) * lean;
  return { x: plate.x + (zone - plate.firstZone + 0.5) * cell + shift, y };
}
