import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import LeaveRace from './LeaveRace.svelte';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('leaves only after it has said what that means and was told so again', async () => {
  const leave = vi.fn();
  render(LeaveRace, { leaving: 'driven', leave });
  await press('Leave the race');
  expect(leave).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('A bot drives on for you, until you come back.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' }));
  await press('Yes, leave');
  expect(leave).toHaveBeenCalledOnce();
});

it('lets one stay', async () => {
  const leave = vi.fn();
  render(LeaveRace, { leaving: 'gives_up', leave });
  await press('Leave the race');
  expect(screen.getByRole('alert').textContent).toBe('The rules take you out of the race, for good. The others race on.');
  await press('Stay');
  expect(screen.getByRole('button', { name: 'Leave the race' })).toBeTruthy();
  expect(leave).not.toHaveBeenCalled();
});

it('names who leaves where several share the device', async () => {
  render(LeaveRace, { leaving: 'driven', name: 'Ann', leave: vi.fn() });
  await press('Leave the race as Ann');
  expect(screen.getByRole('alert').textContent).toBe('A bot drives on for Ann, until Ann comes back.');
});
