import { describe, expect, it } from 'vitest';
import { spread } from './fleet';
import { pilot, position } from './fixtures';
import { compose, formFor, grid, leastHeight, plates, shipSpots, trackRows } from './layout';
import { breakWords, cut } from './panel';
import { sceneOf } from './scene';

/** Two boards of seven zones. */
const TWO = { first: 1, last: 14 };

describe('the composition', () => {
  it('lays two boards in one row when there is room, and in two on a phone', () => {
    expect(trackRows(1040, TWO, 7)).toBe(1);
    expect(trackRows(378, TWO, 7)).toBe(2);
    expect(trackRows(378, { first: 1, last: 21 }, 7)).toBe(3);
  });

  it('takes the form that fits', () => {
    expect(formFor(1040, 740, 1, 6)).toBe('wide');
    expect(formFor(390, 520, 2, 6)).toBe('narrow');
    expect(formFor(390, 340, 2, 6)).toBe('short');
    expect(formFor(844, 320, 1, 3)).toBe('short');
    expect(formFor(700, 800, 1, 3)).toBe('wide');
    expect(formFor(700, 800, 1, 6)).toBe('narrow');
  });

  it.each([
    [1040, 740, 6],
    [390, 500, 6],
    [390, 330, 3],
    [320, 100, 6],
  ])('keeps its parts in order at %i by %i with %i pilots', (width, height, pilots) => {
    const rows = trackRows(width, TWO, 7);
    const made = compose(width, height, rows, pilots);
    expect(made.height).toBeGreaterThanOrEqual(leastHeight(made.form, rows));
    const route = made.routes[0]!;
    expect(route.y).toBeGreaterThanOrEqual(made.rail.y + made.rail.height);
    expect(made.track.y).toBeGreaterThan(route.y + route.height);
    expect(made.dash.y).toBeGreaterThanOrEqual(made.track.y + made.track.height);
    expect(made.gauges).toHaveLength(pilots);
    for (const gauge of made.gauges) {
      expect(gauge.x).toBeGreaterThanOrEqual(0);
      expect(gauge.x + gauge.width).toBeLessThanOrEqual(width);
      expect(gauge.y + gauge.height).toBeLessThanOrEqual(made.height - made.readout);
    }
  });
});

describe('ships side by side', () => {
  const made = compose(390, 330, 2, 6);
  const laid = plates(made.track, made.lean, TWO, 7);

  it('puts the front board above the rear one on a phone', () => {
    expect(laid[1]!.y).toBeLessThan(laid[0]!.y);
    expect(laid[1]!.firstZone).toBe(8);
  });

  /** How near to one another the nearest two of six in one zone are. */
  function nearest(plate: (typeof laid)[number], lean: number): number {
    const spots = shipSpots(6, plate, lean, 3);
    return Math.min(...spots.flatMap((one) => spots.filter((other) => other !== one).map((other) => Math.hypot(one.x - other.x, one.y - other.y))));
  }

  it('finds room for six in one zone without touching', () => {
    const roomy = compose(1160, 750, 1, 6);
    const [plate] = plates(roomy.track, roomy.lean, TWO, 7);
    const { size } = shipSpots(6, plate!, roomy.lean, 3)[0]!;
    expect(nearest(plate!, roomy.lean)).toBeGreaterThanOrEqual(size * 0.8);
  });

  it('lets six in one zone stand closer rather than be too small to be seen', () => {
    for (const one of shipSpots(6, laid[0]!, made.lean, 3)) expect(one.size).toBeGreaterThanOrEqual(20);
    // As far apart as their letters are wide.
    expect(nearest(laid[0]!, made.lean)).toBeGreaterThan(9);
  });

  it('uses the columns that let them be largest', () => {
    expect(grid(6, 60, 90)).toEqual({ columns: 2, size: 30 });
    expect(grid(1, 60, 90).size).toBe(46);
  });

  it('keeps a place for every ship, also for those that were left behind', () => {
    const view = position([pilot(0, 3), pilot(1, 9), pilot(2, 9), pilot(3, 2, { out: 1 })], {
      first_zone: 8,
      last_zone: 21,
    });
    const later = plates(made.track, made.lean, { first: 8, last: 21 }, 7);
    const fleet = spread(sceneOf(view).ships, [], 0, later, made.lean);
    expect(fleet.ships.map((ship) => ship.seat)).toEqual([0, 1, 2, 3]);
    expect(fleet.ships.map((ship) => ship.isOut)).toEqual([true, false, false, true]);
  });
});

describe('words in little room', () => {
  it('breaks between words', () => {
    expect(breakWords('pay 1 fuel plus a yellow die', 14)).toEqual([
      'pay 1 fuel',
      'plus a yellow',
      'die',
    ]);
  });

  it('cuts long names', () => {
    expect(cut('Maximiliane', 6)).toBe('Maxim…');
    expect(cut('Bo', 6)).toBe('Bo');
  });
});
