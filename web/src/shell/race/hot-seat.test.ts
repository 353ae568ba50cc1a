import { expect, it } from 'vitest';
import { tableFrame } from '../../wire/fake-server';
import { isOpen, ownTables, sightOf as sight, type Looker, type OwnTable } from './hot-seat';

const ann = (isAsked: boolean) => ({ seat: 0, isAsked });
const ben = (isAsked: boolean) => ({ seat: 2, isAsked });
const sightOf = (own: OwnTable[], looker: Looker | null, isOver: boolean) => sight(own, looker, isOver, true);
const openSight = (own: OwnTable[], looker: Looker | null) => sight(own, looker, false, false);
const looks = (seat: number, insists = false) => ({ seat, insists });

it('never covers the table of a single person', () => {
  expect(sightOf([ann(false)], null, false)).toEqual({ kind: 'table', seat: 0 });
});

it('covers the table until somebody says who they are', () => {
  expect(sightOf([ann(true), ben(true)], null, false)).toEqual({ kind: 'cover', next: [0, 2] });
});

it('leaves the table with whoever is asked and looking', () => {
  expect(sightOf([ann(true), ben(true)], looks(0), false)).toEqual({ kind: 'table', seat: 0 });
});

it('covers when the other one is asked', () => {
  expect(sightOf([ann(false), ben(true)], looks(0), false)).toEqual({ kind: 'cover', next: [2] });
});

it('stays open while nobody here is asked', () => {
  expect(sightOf([ann(false), ben(false)], looks(2), false)).toEqual({ kind: 'table', seat: 2 });
});

it('lets somebody come back for another look', () => {
  expect(sightOf([ann(false), ben(true)], looks(0, true), false)).toEqual({ kind: 'table', seat: 0 });
});

it('covers after a reload even when nobody is asked', () => {
  expect(sightOf([ann(false), ben(false)], null, false)).toEqual({ kind: 'cover', next: [0, 2] });
});

it('hides nothing any more when the race is over', () => {
  expect(sightOf([ann(false), ben(false)], null, true)).toEqual({ kind: 'table', seat: 0 });
});

it('covers nothing where nothing is secret: the table goes to whoever is asked', () => {
  expect(openSight([ann(true), ben(false)], null)).toEqual({ kind: 'table', seat: 0 });
  expect(openSight([ann(false), ben(true)], looks(0))).toEqual({ kind: 'table', seat: 2 });
  expect(openSight([ann(true), ben(true)], looks(2))).toEqual({ kind: 'table', seat: 2 });
});

it('leaves an open table with whoever was asked last', () => {
  expect(openSight([ann(false), ben(false)], looks(2))).toEqual({ kind: 'table', seat: 2 });
  expect(openSight([ann(false), ben(false)], null)).toEqual({ kind: 'table', seat: 0 });
});

it('hands over only when the person changes, however many questions follow one another', () => {
  // Who is asked after each answer; Ann has three questions, then Ben two.
  const asked = [[0], [0], [], [0], [2], [2], [0, 2]];
  let looker: Looker | null = null;
  const covers: number[][] = [];
  for (const seats of asked) {
    const now = sightOf([ann(seats.includes(0)), ben(seats.includes(2))], looker, false);
    if (now.kind === 'cover') {
      covers.push(now.next);
      looker = looks(now.next[0]!);
    }
  }
  expect(covers).toEqual([[0], [2]]);
});

const perhaps = (seat: number) => ({ seat, isAsked: null });

it('leaves the table with who may be asked, until it is known', () => {
  expect(sightOf([ann(true), perhaps(2)], looks(2), false)).toEqual({ kind: 'table', seat: 2 });
  expect(sightOf([ann(false), perhaps(2)], looks(0), false), 'somebody else may be').toEqual({ kind: 'table', seat: 0 });
  expect(sightOf([ann(true), perhaps(2)], null, false)).toEqual({ kind: 'cover', next: [0] });
  expect(openSight([ann(true), perhaps(2)], looks(2))).toEqual({ kind: 'table', seat: 2 });
});

it('goes by the newest frame for who has none of the present question yet', () => {
  const store = (seat: number, moment: number, sealed = false) => ({ frame: tableFrame({ seat, moment }), isAsked: !sealed });
  const [newest, late] = [store(0, 5), store(2, 4)];
  const own = (asked: number[]) => ownTables([newest, late], { ...newest.frame, asked });
  expect(own([0, 2])[1]).toEqual({ seat: 2, isAsked: null, goesOn: false });
  expect(own([0])[1]).toEqual({ seat: 2, isAsked: false, goesOn: false });
  expect(ownTables([store(0, 5, true)], newest.frame)).toEqual([{ seat: 0, isAsked: false, hasAnswered: true, goesOn: false }]);
});

const call = (wants: number[] = []) => ({ seats: [0, 2], answered: [], moment: 7, wants });
const seen = (looker: Looker | null, wants: number[] = []) => sight([ann(true), ben(true)], looker, false, true, call(wants));

it('leaves the table where it is while all are asked who reacts', () => {
  expect(seen(looks(0))).toEqual({ kind: 'table', seat: 0 });
  expect(seen(null)).toEqual({ kind: 'cover', next: [0, 2] });
});

it('hands it to who reacts, under the cover, until that one has answered', () => {
  expect(seen(looks(0), [2])).toEqual({ kind: 'cover', next: [2] });
  const reacting = { ...looks(2), reactsTo: 7 };
  expect(seen(reacting)).toEqual({ kind: 'table', seat: 2 });
  expect(isOpen(call(), reacting)).toBe(false);
  expect(isOpen({ ...call(), seats: [0] }, reacting), 'it has answered: the others are asked').toBe(true);
  expect(isOpen({ ...call(), moment: 8 }, reacting), 'another window').toBe(true);
});

it('asks who it is that has spoken up before', () => {
  expect(seen(looks(0), [0, 2])).toEqual({ kind: 'cover', next: [0, 2] });
});

it('passes nothing for whoever is asked to go on while others may react', () => {
  const window = { ends_in: null, kind: 'free', is_held: false, turn: 0 } as const;
  const decision = tableFrame().decision!;
  const own = (isWindow: boolean, at = 5) => {
    const frame = tableFrame({ seat: 0, moment: at, window, decision: { ...decision, is_window: isWindow } });
    return ownTables([{ frame, isAsked: true }], tableFrame({ moment: 5, asked: [0, 2], window }))[0]!.goesOn;
  };
  expect(own(false)).toBe(true);
  expect(own(true)).toBe(false);
  expect(own(true, 4), 'until its own frame is there').toBe(true);
});
