import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import Reaction from './Reaction.svelte';

it('runs a ring for the time that is left and lets one hold', async () => {
  const hold = vi.fn();
  render(Reaction, { window: { ends_in: 1200, kind: 'free', is_held: false, turn: -1, is_trigger: true }, moment: 3, hold });
  expect(document.querySelector<SVGElement>('circle')!.style.animationDuration).toBe('1200ms');
  await fireEvent.click(screen.getByRole('button', { name: 'Hold' }));
  expect(hold).toHaveBeenCalledOnce();
});

it('says that the table holds, not who, and cannot be held twice', () => {
  render(Reaction, { window: { ends_in: 7000, kind: 'aimed', is_held: true, turn: -1, is_trigger: true }, moment: 3, hold: vi.fn() });
  expect(screen.getByRole('status').textContent).toContain('The table holds.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows nothing where nobody is hurried', () => {
  render(Reaction, { window: { ends_in: null, kind: 'free', is_held: false, turn: -1, is_trigger: true }, moment: 3 });
  expect(screen.queryByRole('status')).toBeNull();
});
