import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { DrawingDesk } from './desk.svelte';
import { allPicks, FINISH, flipped, START, turned, withCorner, withFinish, withoutCorner, withSpot, ZONE, type Drawing } from './drawing';
import Inspector from './Inspector.svelte';
import { pressAnywhere, pressOnTable } from './keys';
import type { TabletopKind } from './kind';
import { everyday } from './everyday';
import { laidOf } from './laid';
import { box, disc, everydayThings } from './samples';

const DRAWING: Drawing = {
  name: 'Plain',
  table: { shape: 'rect', w: 1000, h: 600 },
  start: { a: [100, 500], b: [100, 100] },
  gates: [],
  finish: { a: [900, 500], b: [900, 100] },
  things: [],
  numbers: { laps: 1 },
};

/** Inches, as another game has them. */
const KIND: TabletopKind = {
  word: 'canyon',
  unit: 'in',
  grain: 25_400,
  art: everyday,
  tables: ['rect'],
  steps: { move: 10, fineMove: 1, turn: 15, fineTurn: 1, scale: 1.05 },
  samples: everydayThings(25.4),
  sorts: [
    { key: 'rock', label: 'Rock' },
    { key: 'sand', label: 'Sand' },
  ],
  numbers: [{ key: 'laps', label: 'Laps' }],
  gateSign: (at) => String(at + 1),
  blank: () => DRAWING,
  gate: () => ({ a: [500, 400], b: [500, 200] }),
  read: () => null,
  write: () => ({}),
  pickAt: () => null,
  runOf: () => ({ poses: [], size: [1, 1], corner: 0, trouble: null }),
};

const mug = { name: 'mug', outline: disc(40) };
const book = { name: 'book', outline: box(200, 100) };

let desk: DrawingDesk;
beforeEach(() => {
  desk = new DrawingDesk(KIND, DRAWING);
});

function press(key: string, more: Partial<KeyboardEvent> = {}): boolean {
  const event = { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more } as KeyboardEvent;
  return pressAnywhere(desk, event) || pressOnTable(desk, event);
}

const outline = (at = 0) => desk.drawing.things[at]!.outline;

describe('laying things down', () => {
  it('puts them in the middle, the next one beside it, or where they are dropped', () => {
    desk.lay(mug);
    desk.lay(mug);
    desk.lay(book, [200, 300]);
    expect(outline(0)).toEqual({ shape: 'circle', c: [500, 300], r: 40 });
    expect(outline(1)).toEqual({ shape: 'circle', c: [520, 300], r: 40 });
    expect(outline(2)).toEqual({ shape: 'poly', pts: [[100, 250], [300, 250], [300, 350], [100, 350]] });
    expect(desk.pick).toEqual({ what: 'thing', at: 2 });
  });

  it('repeats what is picked', () => {
    desk.lay(mug);
    desk.repeat();
    expect(outline(1)).toEqual({ shape: 'circle', c: [520, 280], r: 40 });
  });
});

describe('keys', () => {
  beforeEach(() => desk.lay(book, [200, 300]));

  it('move by a step, with shift finely, and all in a row is one step back', () => {
    press('ArrowRight');
    press('ArrowRight');
    press('ArrowUp', { shiftKey: true });
    expect(outline()).toMatchObject({ pts: [[120, 251], [320, 251], [320, 351], [120, 351]] });
    press('z', { ctrlKey: true });
    expect(outline()).toMatchObject({ pts: [[100, 250], [300, 250], [300, 350], [100, 350]] });
    press('z', { ctrlKey: true, shiftKey: true });
    expect(outline()).toMatchObject({ pts: [[120, 251], [320, 251], [320, 351], [120, 351]] });
  });

  it('turn about the middle', () => {
    for (let turn = 0; turn < 6; turn += 1) press('[');
    expect(outline()).toMatchObject({ pts: [[250, 200], [250, 400], [150, 400], [150, 200]] });
    press(']');
    for (let turn = 0; turn < 15; turn += 1) press('{');
    expect(outline()).toMatchObject({ pts: [[250, 200], [250, 400], [150, 400], [150, 200]] });
  });

  it('scale about the middle', () => {
    press('+');
    expect(outline()).toMatchObject({ pts: [[95, 247.5], [305, 247.5], [305, 352.5], [95, 352.5]] });
    press('-');
    expect(outline()).toMatchObject({ pts: [[100, 250], [300, 250], [300, 350], [100, 350]] });
  });

  it('take away, and leave start and finish', () => {
    press('Delete');
    expect([desk.drawing.things, desk.pick]).toEqual([[], null]);
    desk.choose(START);
    press('Delete');
    expect(desk.drawing.start).toEqual(DRAWING.start);
    press('ArrowLeft');
    expect(desk.drawing.start).toEqual({ a: [90, 500], b: [90, 100] });
  });

  it('leave alone what is not for them', () => {
    expect(press('q')).toBe(false);
    expect(press('ArrowLeft', { altKey: true })).toBe(false);
    desk.choose(null);
    expect(press('ArrowLeft')).toBe(false);
  });
});

describe('the way back', () => {
  it('goes step by step, and a new step ends the way forth', () => {
    desk.lay(mug);
    desk.lay(book);
    desk.undo();
    expect(desk.drawing.things.map((one) => one.name)).toEqual(['mug']);
    expect(desk.pick).toBeNull();
    expect(desk.canRedo).toBe(true);
    desk.addGate();
    expect(desk.canRedo).toBe(false);
    desk.undo();
    desk.undo();
    expect([desk.drawing, desk.canUndo]).toEqual([DRAWING, false]);
    desk.undo();
  });

  it('takes a drag for one step, and the next drag for another', () => {
    desk.lay(mug);
    desk.nudge(1, 0);
    desk.nudge(1, 0);
    desk.settle();
    desk.nudge(5, 0);
    desk.undo();
    expect(outline()).toMatchObject({ c: [502, 300] });
    desk.undo();
    expect(outline()).toMatchObject({ c: [500, 300] });
  });
});

describe('corners, posts and gates', () => {
  it('are put anywhere, one more and one less', () => {
    desk.lay(book, [200, 300]);
    const one = { what: 'thing', at: 0 } as const;
    const pts = (drawing: Drawing) => (drawing.things[0]!.outline as { pts: unknown }).pts;
    expect(pts(withSpot(desk.drawing, one, 2, [310.0004, 360]))).toEqual([[100, 250], [300, 250], [310, 360], [100, 350]]);
    const more = withCorner(desk.drawing, 0, 3);
    expect(pts(more)).toEqual([[100, 250], [300, 250], [300, 350], [100, 350], [100, 300]]);
    expect(pts(withoutCorner(more, 0, 0))).toEqual([[300, 250], [300, 350], [100, 350], [100, 300]]);
    const three = withoutCorner(desk.drawing, 0, 0);
    expect(withoutCorner(three, 0, 0)).toBe(three);
    expect(withSpot(desk.drawing, FINISH, 1, [900, 50]).finish).toEqual({ a: [900, 500], b: [900, 50] });
  });

  it('change their order, and the way they are crossed', () => {
    desk.addGate();
    desk.addGate();
    desk.nudge(100, 0);
    desk.reorder(-1);
    expect(desk.drawing.gates.map((gate) => gate.a[0])).toEqual([600, 500]);
    expect(desk.pick).toEqual({ what: 'gate', at: 0 });
    desk.reorder(-1);
    expect(desk.pick).toEqual({ what: 'gate', at: 0 });
    expect(flipped(desk.drawing, START).start).toEqual({ a: [100, 100], b: [100, 500] });
    expect(turned(desk.drawing, START, 90).start).toEqual({ a: [-100, 300], b: [300, 300] });
    expect(allPicks(desk.drawing)).toHaveLength(4);
  });
});

it('tells things apart by kind and height where the game does', async () => {
  desk.lay({ name: 'mesa', outline: box(6, 4), sort: 'rock', height: 3 });
  render(Inspector, { desk });
  await fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'sand' } });
  await fireEvent.change(screen.getByLabelText(/^Height/), { target: { value: '1.5' } });
  expect(desk.drawing.things[0]).toMatchObject({ name: 'mesa', sort: 'sand', height: 1.5 });
});

it('is drawn in millimetres, whatever its unit', () => {
  desk.lay(mug);
  desk.lay(book);
  const laid = laidOf(KIND, desk.drawing);
  expect([laid.width, laid.height]).toEqual([25_400_000, 15_240_000]);
  expect(laid.obstacles[0]).toMatchObject({ x: 12_700_000, y: 7_620_000, radius: 1_016_000 });
  expect(laid.obstacles[1]!.corners).toHaveLength(8);
  expect(laid.start).toMatchObject({ left_x: 2_540_000, right_y: 2_540_000, name: 'Start' });
});

describe('a zone for the start', () => {
  const ZONED: Drawing = { ...DRAWING, zone: { low: [20, 120], high: [100, 480], grid: [[30, 200]] } };
  beforeEach(() => {
    desk = new DrawingDesk(KIND, ZONED);
    desk.choose(ZONE);
  });

  it('is a part where the game has one', () => {
    expect(allPicks(DRAWING).map(({ what }) => what)).toEqual(['start', 'finish']);
    expect(allPicks(ZONED).map(({ what }) => what)).toEqual(['start', 'zone', 'finish']);
    expect(laidOf(KIND, ZONED).zone).toEqual([508_000, 3_048_000, 2_540_000, 12_192_000]);
  });

  it('is moved and scaled, and loses the places in it', () => {
    press('ArrowRight');
    expect(desk.drawing.zone).toEqual({ low: [30, 120], high: [110, 480] });
    desk.undo();
    expect(desk.drawing.zone?.grid).toEqual([[30, 200]]);
    desk.scale(0.5);
    expect(desk.drawing.zone).toEqual({ low: [40, 210], high: [80, 390] });
  });

  it('lies along the table', () => {
    press('[');
    expect(desk.drawing).toEqual(ZONED);
    expect(desk.canUndo).toBe(false);
  });

  it('is pulled by any corner, also past the one across', () => {
    expect(withSpot(ZONED, ZONE, 1, [90, 100]).zone).toEqual({ low: [20, 100], high: [90, 480] });
    expect(withSpot(ZONED, ZONE, 3, [200, 50]).zone).toEqual({ low: [100, 50], high: [200, 120] });
  });

  it('has its four sides as numbers', async () => {
    render(Inspector, { desk });
    await fireEvent.change(screen.getByLabelText(/^far/), { target: { value: '500' } });
    expect(desk.drawing.zone).toEqual({ low: [20, 120], high: [100, 500] });
    expect(screen.queryByText('Turn round')).toBeNull();
  });
});

describe('one line for start and finish', () => {
  beforeEach(() => {
    desk = new DrawingDesk(KIND, withFinish(DRAWING, null));
  });

  it('is one part, and stays so', () => {
    expect(allPicks(desk.drawing)).toEqual([START]);
    desk.choose(FINISH);
    expect(desk.pick).toEqual(START);
    press('ArrowUp');
    desk.flip();
    expect(desk.drawing.start).toEqual({ a: [100, 110], b: [100, 510] });
    expect(desk.drawing.finish).toEqual(desk.drawing.start);
  });

  it('can have a finish of its own again', () => {
    desk.change(withFinish(desk.drawing, KIND.gate(desk.drawing)));
    desk.choose(FINISH);
    expect(desk.pick).toEqual(FINISH);
    press('ArrowUp');
    expect(desk.drawing.start).toEqual(DRAWING.start);
    expect(desk.drawing.finish).toEqual({ a: [500, 410], b: [500, 210] });
  });
});
