import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { tableFrame } from '../wire/fake-server';
import type { TableFrame } from '../wire/frames';
import Seats from './Seats.svelte';

function rows(changes: Partial<TableFrame>, mine = [0]) {
  const frame = tableFrame({ names: ['Ann', 'Ben', 'Cleo'], kinds: ['human', 'human', 'bot'], ...changes });
  render(Seats, { frame, view: frame.view, ui: null, board: null, mine });
  const all = screen.getAllByRole('listitem');
  const having = (mark: string) => all.flatMap((row, seat) => (row.querySelector(mark) ? [seat] : []));
  return { acting: having('.acting'), ringed: having('.badge .ring'), all };
}

it('bars whoever acts and rings whoever one is, each for itself', () => {
  const { acting, ringed } = rows({ asked: [1, 2], locked: [2], decision: null });
  expect(acting).toEqual([1]);
  expect(ringed).toEqual([0]);
});

it('bars all who are asked, in the colours of their seats', () => {
  const { acting, ringed, all } = rows({ asked: [0, 2] });
  expect(acting).toEqual([0, 2]);
  expect(ringed).toEqual([0]);
  const colour = (row: HTMLElement) => row.querySelector<HTMLElement>('.acting')!.style.getPropertyValue('--seat');
  expect(colour(all[2]!)).toBe('var(--seat-2)');
});

it('bars whose turn it is while all may react', () => {
  const window = { ends_in: null, kind: 'free' as const, is_held: false, turn: 1 };
  expect(rows({ asked: [0, 1, 2], window }).acting).toEqual([1]);
});

it('bars nobody when nobody is asked', () => {
  expect(rows({ asked: [], decision: null, status: 'over' }).acting).toEqual([]);
});

it('shows the places that the server says, and none for who is out', () => {
  const frame = tableFrame({ names: ['Ann', 'Ben'], kinds: ['human', 'bot'], places: [2, 1] });
  const ui = { isOut: (_: unknown, seat: number) => seat === 1 };
  render(Seats, { frame, view: frame.view, ui, board: null, mine: [0] });
  const [ann, ben] = screen.getAllByRole('listitem');
  expect(ann!.textContent).toContain('P2');
  expect(ben!.textContent).not.toContain('P1');
});
