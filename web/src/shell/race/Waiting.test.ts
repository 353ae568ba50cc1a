import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tableFrame } from '../../wire/fake-server';
import { heldRace, hold } from '../../wire/keys';
import { api } from '../../wire/rest';
import { CARD } from '../common/fixtures';
import Waiting from './Waiting.svelte';

/** The machine may be busy. */
const PATIENCE = { timeout: 4000 };
const frame = tableFrame({ status: 'waiting', names: ['Ann', 'Sky', 'Turbo'], kinds: ['human', 'open', 'bot'], decision: null });
const room = { race: 'r', frame, mine: [0], title: 'Soapbox' };
const HOST = { ...room, invite: 'code', token: 't' };

beforeEach(() => {
  vi.spyOn(api, 'games').mockResolvedValue([{ ...CARD, bots: ['rookie', 'driver'] }]);
});
afterEach(() => vi.restoreAllMocks());

it('shows the invitation as a link and as a code', () => {
  render(Waiting, HOST);
  expect(screen.getByLabelText<HTMLInputElement>('Invitation link').value).toBe(`${location.origin}/join/r#code`);
  expect(screen.getByRole('img', { name: 'QR code to join this race' })).toBeTruthy();
});

it('puts a bot of the chosen level into a free seat, and frees a seat again', async () => {
  const fill = vi.spyOn(api, 'fill').mockResolvedValue();
  render(Waiting, HOST);
  const put = await screen.findByRole('button', { name: /^Bot, and start/ }, PATIENCE);
  expect(screen.getByText(/^Looks ahead/)).toBeTruthy();
  await fireEvent.change(screen.getByRole('combobox', { name: /A bot you add/ }), { target: { value: 'rookie' } });
  await fireEvent.click(put);
  expect(fill).toHaveBeenCalledWith('r', 1, 'rookie', 't');
  const free = screen.getByRole<HTMLButtonElement>('button', { name: /^Free this seat/ });
  await vi.waitFor(() => expect(free.disabled).toBe(false), PATIENCE);
  await fireEvent.click(free);
  expect(fill).toHaveBeenLastCalledWith('r', 2, null, 't');
});

it('calls the race off when that is said twice', async () => {
  const callOff = vi.spyOn(api, 'callOff').mockResolvedValue();
  hold({ race: 'r', game: 'toy', seats: [{ seat: 0, token: 't', name: 'Ann' }], invite: 'code', at: 0, over: false });
  render(Waiting, HOST);
  await fireEvent.click(screen.getByRole('button', { name: 'Call the race off' }));
  expect(callOff).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'Yes, call it off' }));
  expect(callOff).toHaveBeenCalledWith('r', 't');
  await vi.waitFor(() => expect(heldRace('r')).toBeUndefined(), PATIENCE);
});

it('lets a guest change nothing', () => {
  render(Waiting, { ...room, invite: null, token: 't' });
  expect(screen.queryByRole('button', { name: /bot|Free|Call/ })).toBeNull();
  expect(screen.queryByLabelText('Invitation link')).toBeNull();
});
