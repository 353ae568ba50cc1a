import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as games from '../../games';
import { BOARD, pilot, position } from '../../games/outspeed/fixtures';
import Hand from '../../games/outspeed/Hand.svelte';
import type { Wire } from '../../games/outspeed/types.gen';
import { option } from '../../table/fixtures';
import { defineGame } from '../../table/game-ui';
import { tableFrame } from '../../wire/fake-server';
import type { Shape } from '../../wire/frames';
import { heldRace } from '../../wire/keys';
import { api, type RaceCard, type ReplayFrame } from '../../wire/rest';
import { CARD } from '../common/fixtures';
import Replay from './Replay.svelte';

vi.mock('../../games');

/** The machine may be busy. */
const PATIENCE = { timeout: 4000 };
const EVERYTHING = -2;
const NITRO = 4;
const TANK = 5;

/** Ann holds a Nitro, Ben a Fuel Tank; a spectator sees that each holds one token. */
function seen(seat: number): Shape {
  const view = position([pilot(0, 3, { tokens: 1 }), pilot(1, 5, { tokens: 1 })], { seat });
  if (seat >= 0) view.hand[seat === 0 ? NITRO : TANK] = 1;
  return view;
}

/** The only moment of a race, as the server tells it to who asks for this seat. */
function frameOf(seat: number): ReplayFrame {
  const isOpen = seat === EVERYTHING;
  return {
    ...tableFrame({ seat, game: 'outspeed', status: 'racing', names: ['Ann', 'Ben'], decision: null }),
    view: seen(isOpen ? -1 : seat),
    given: isOpen ? [{ seat: 0, answer: option({ kind: 'Program', route: 2 }, 'R') }] : [],
    views: isOpen ? [seen(0), seen(1)] : [],
    gone: [3, 5],
  };
}

beforeEach(() => {
  vi.mocked(games.loadGame).mockResolvedValue(defineGame<Wire>({ Hand }));
  vi.spyOn(api, 'games').mockResolvedValue([{ ...CARD, id: 'outspeed', bots: ['rookie', 'driver'], has_secrets: true }]);
  vi.spyOn(api, 'race').mockResolvedValue({ game: 'outspeed', config: {}, board: '/api/races/r/board' } as RaceCard);
  vi.spyOn(api, 'board').mockResolvedValue(BOARD);
  vi.spyOn(api, 'replay').mockImplementation((_, seat) => Promise.resolve([frameOf(seat)]));
});
afterEach(() => vi.restoreAllMocks());

/** The tokens that lie open on the page, seat by seat. */
function hands(): string[][] {
  return [...document.querySelectorAll<HTMLElement>('.seats .hand')].map((one) =>
    within(one)
      .queryAllByRole('img')
      .map((token) => token.getAttribute('aria-label') ?? ''),
  );
}

async function lookAs(eyes: string): Promise<void> {
  const select = screen.getByLabelText<HTMLSelectElement>('Seen by');
  const wanted = [...select.options].find((one) => one.text === eyes)!;
  await fireEvent.change(select, { target: { value: wanted.value } });
}

it('shows every hand with all secrets, one hand to its seat, and none to spectators', async () => {
  render(Replay, { race: 'r' });
  await screen.findByLabelText('Seen by', {}, PATIENCE);
  expect(hands()).toEqual([]);
  await lookAs('With all secrets');
  await vi.waitFor(() => expect(hands()).toEqual([['Nitro'], ['Fuel Tank']]), PATIENCE);
  await lookAs('Seen by Ben');
  await vi.waitFor(() => expect(hands()).toEqual([['Fuel Tank']]), PATIENCE);
  await lookAs('Seen by spectators');
  await vi.waitFor(() => expect(hands()).toEqual([]), PATIENCE);
});

it('shows what was asked for last, whatever comes last', async () => {
  render(Replay, { race: 'r' });
  await screen.findByLabelText('Seen by', {}, PATIENCE);
  let tell = (_: ReplayFrame[]): void => {};
  vi.mocked(api.replay).mockReturnValueOnce(new Promise((resolve) => (tell = resolve)));
  await lookAs('With all secrets');
  await lookAs('Seen by Ben');
  await vi.waitFor(() => expect(hands()).toEqual([['Fuel Tank']]), PATIENCE);
  tell([frameOf(EVERYTHING)]);
  await tick();
  expect(hands()).toEqual([['Fuel Tank']]);
});

it('plays on from the moment that is shown, with bots in the other seats', async () => {
  const branch = vi.spyOn(api, 'branch').mockResolvedValue({ race: 'new', seats: [{ seat: 1, token: 't' }], invite: null });
  const first = { ...frameOf(-1), asked: [1] };
  vi.mocked(api.replay).mockResolvedValue([first, first, { ...first, status: 'over' }]);
  render(Replay, { race: 'r' });
  await screen.findByLabelText('Seen by', {}, PATIENCE);
  const open = screen.getByRole<HTMLButtonElement>('button', { name: 'Play on from here' });
  await fireEvent.click(screen.getByRole('button', { name: 'To the end' }));
  expect(open.disabled).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: 'Back a step' }));
  await fireEvent.click(open);
  const ann = await screen.findByLabelText<HTMLSelectElement>('Ann', {}, PATIENCE);
  expect(ann.value).toBe('driver');
  expect(screen.getByLabelText<HTMLSelectElement>('Ben').value).toBe('me');
  await fireEvent.change(ann, { target: { value: 'rookie' } });
  expect(screen.getByText(/^Guesses, but never wrecks itself/)).toBeTruthy();
  const dialog = screen.getByRole('dialog', { hidden: true });
  await fireEvent.submit(dialog.querySelector('form')!);
  const seats = [{ kind: 'bot', bot: 'rookie' }, { kind: 'me' }];
  await vi.waitFor(() => expect(branch).toHaveBeenCalledWith('r', { moment: 1, seats }), PATIENCE);
  await vi.waitFor(() => expect(heldRace('new')?.seats).toEqual([{ seat: 1, token: 't', name: 'Ben' }]), PATIENCE);
  expect(location.pathname).toBe('/race/new');
});

it('begins at the start where the address asks for no moment that there is', async () => {
  window.history.replaceState(null, '', '/race/r/replay?at=soon');
  render(Replay, { race: 'r' });
  expect(await screen.findByText('1 / 1', {}, PATIENCE)).toBeTruthy();
});

it('shows when somebody leaves', async () => {
  const before = frameOf(-1);
  vi.mocked(api.replay).mockResolvedValue([before, { ...before, kinds: ['human', 'left'] }]);
  render(Replay, { race: 'r' });
  expect(await screen.findByTitle('Ben leaves', {}, PATIENCE)).toBeTruthy();
  expect(screen.queryByText('left')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'On a step' }));
  expect(screen.getByText('left')).toBeTruthy();
});
