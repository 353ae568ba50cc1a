import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import TableBar from './TableBar.svelte';

function undoButton(canUndo: boolean): HTMLButtonElement {
  const props = { title: 'Toy', round: '', undo: vi.fn(), openSettings: vi.fn(), openKeys: vi.fn(), openMenu: vi.fn() };
  render(TableBar, { ...props, canUndo });
  return screen.getByRole('button', { name: 'Undo' });
}

it('says why nothing can be taken back', () => {
  const button = undoButton(false);
  expect(button.disabled).toBe(true);
  expect(button.title).toMatch(/^Nothing to take back: /);
});

it('says which key takes the last answer back', () => {
  const button = undoButton(true);
  expect(button.disabled).toBe(false);
  expect(button.title).toBe('Take your last answer back. Key: U');
});

it('changes the pace of the table, and offers to wait for nobody only to one person alone', async () => {
  const changePace = vi.fn();
  const props = { title: 'Toy', round: '', undo: vi.fn(), openSettings: vi.fn(), openKeys: vi.fn(), openMenu: vi.fn() };
  render(TableBar, { ...props, canUndo: false, pace: 'normal', changePace });
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pace of the table' });
  expect([...select.options].map((option) => option.value)).toEqual(['relaxed', 'normal', 'quick']);
  await fireEvent.change(select, { target: { value: 'quick' } });
  expect(changePace).toHaveBeenCalledWith('quick');
});

it('shows the pace to who only watches', () => {
  const props = { title: 'Toy', round: '', undo: vi.fn(), openSettings: vi.fn(), openKeys: vi.fn(), openMenu: vi.fn() };
  render(TableBar, { ...props, canUndo: false, pace: 'relaxed' });
  expect(screen.getByText('Relaxed pace')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});
