import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { tableFrame } from '../wire/fake-server';
import type { Absence, TableFrame } from '../wire/frames';
import Absent from './Absent.svelte';

const NAMES = { names: ['Ann', 'Ben', 'Cleo'], kinds: ['human', 'human', 'human'] as TableFrame['kinds'] };

function show(away: Absence[], changes: Partial<TableFrame> = {}) {
  const askFor = vi.fn();
  render(Absent, { frame: tableFrame({ ...NAMES, ...changes, away }), askFor });
  return askFor;
}

it('says who is away and how long they are waited for, and asks for a bot', async () => {
  const askFor = show([{ seat: 2, by: [] }], { asked: [2] });
  expect(screen.getByText('Cleo is away. A bot drives after 5 minutes.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Let a bot drive for Cleo' }));
  expect(askFor).toHaveBeenCalledWith(2);
});

it('promises no bot where the table waits for ever', () => {
  show([{ seat: 2, by: [] }], { asked: [2], patience: 0 });
  expect(screen.getByText('Cleo is away.')).toBeTruthy();
});

it('lets one agree with who asks for a bot', async () => {
  const askFor = show([{ seat: 2, by: [1] }]);
  expect(screen.getByText('Cleo is away. Ben asks for a bot to drive.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Agree for Cleo' }));
  expect(askFor).toHaveBeenCalledWith(2);
});

it('waits for the others once one has asked', () => {
  show([{ seat: 2, by: [0] }]);
  expect(screen.getByText(/the others have to agree/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('has no button for who only watches', () => {
  render(Absent, { frame: tableFrame({ ...NAMES, seat: -1, asked: [2], away: [{ seat: 2, by: [] }] }) });
  expect(screen.queryByRole('button')).toBeNull();
});

it('says nothing of who is away and not waited for', () => {
  show([{ seat: 2, by: [] }], { asked: [0, 2], locked: [2] });
  expect(screen.queryByText(/is away/)).toBeNull();
});
