import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Problem } from '../../wire/rest';
import { CARD, DERBY } from '../common/fixtures';
import { minutesOf } from './chairs';
import SetUp from './SetUp.svelte';

const make = vi.spyOn(api, 'make');

beforeEach(() => {
  vi.spyOn(api, 'games').mockResolvedValue([CARD, DERBY]);
  make.mockReset();
  make.mockRejectedValue(new Problem(422, 'Not valid', 'No.'));
});
afterEach(() => vi.clearAllMocks());

async function open() {
  render(SetUp, { game: 'toy' });
  await screen.findByRole('heading', { name: 'Who is racing?' });
}

async function submit() {
  await fireEvent.submit(document.querySelector('form')!);
  return make.mock.calls.at(-1)![0];
}

it('offers each choice with its help, the default chosen already, and sends nothing of it', async () => {
  await open();
  expect(screen.getByText('How far it is.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Short' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Laps' }).value).toBe('3');
  expect((await submit()).config).toEqual({});
});

it('says how long it takes as many, and as many people, as sit there', async () => {
  const [me, friend, bot] = (['me', 'friend', 'bot'] as const).map((who) => ({ who, name: '', bot: 'rookie' }));
  expect(minutesOf(CARD, [me!, bot!])).toBe(2);
  expect(minutesOf(CARD, [me!, friend!, bot!])).toBe(3);
  expect(minutesOf(CARD, [me!, friend!, friend!])).toBe(5);
  expect(minutesOf(CARD, [bot!, bot!])).toBe(2);
});

it('sends what was chosen', async () => {
  await open();
  await fireEvent.click(screen.getByRole('radio', { name: 'Long' }));
  await fireEvent.input(screen.getByRole('spinbutton', { name: 'Laps' }), { target: { value: '5' } });
  expect((await submit()).config).toEqual({ lane: 'long', laps: 5 });
});

it('seats people in the order of what they chose, no two with the same', async () => {
  await open();
  await fireEvent.input(screen.getByLabelText('Name on chair 1'), { target: { value: 'Ann' } });
  await fireEvent.change(screen.getByLabelText('Colour of chair 1'), { target: { value: '2' } });
  await fireEvent.change(screen.getByLabelText('Colour of chair 2'), { target: { value: '2' } });
  await fireEvent.change(screen.getByLabelText('Colour of chair 3'), { target: { value: '0' } });
  const sent = await submit();
  expect(sent.config).toEqual({ colours: [0, 1, 2] });
  expect(sent.seats.map((seat) => seat.kind)).toEqual(['bot', 'me', 'open']);
  await fireEvent.click(screen.getByRole('button', { name: 'Colour as usual' }));
  expect((await submit()).config).toEqual({});
});

it('says beside a choice what the server does not like about it', async () => {
  make.mockRejectedValue(new Problem(422, 'Not valid', 'config.laps: too far', undefined, 'config.laps'));
  await open();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe('Too far');
  const laps = screen.getByRole('spinbutton', { name: 'Laps' });
  expect(laps.getAttribute('aria-invalid')).toBe('true');
  await fireEvent.input(laps, { target: { value: '4' } });
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('with a number for each part', () => {
  // The games are asked once, so another card is another game.
  async function openTracks() {
    render(SetUp, { game: 'derby' });
    await screen.findByRole('heading', { name: 'Who is racing?' });
  }

  async function bring(text: string) {
    // jsdom's files cannot be read as text.
    const files = [Object.assign(new File([], 'own.json'), { text: () => Promise.resolve(text) })];
    const input = screen.getByLabelText(/^Own data file/);
    await fireEvent.change(input, { target: { files } });
    await screen.findByText('own.json');
  }

  const summary = () => document.querySelector('summary')!.textContent!.replace(/\s+/g, ' ').trim();

  it('shows it folded, and sends only what was changed', async () => {
    await openTracks();
    expect(summary()).toBe('Safe speeds: as posted');
    await fireEvent.click(screen.getByRole('button', { name: 'A, right: higher', hidden: true }));
    expect(summary()).toBe('Safe speeds: 1 of 2 changed');
    expect((await submit()).config).toEqual({ safe: { A: 3 } });
    await fireEvent.click(screen.getByRole('button', { name: 'All 1 lower', hidden: true }));
    expect((await submit()).config).toEqual({});
    await fireEvent.click(screen.getByRole('button', { name: 'All 1 lower', hidden: true }));
    expect((await submit()).config).toEqual({ safe: { A: 1 } });
    await fireEvent.click(screen.getByRole('radio', { name: 'Snake' }));
    expect(summary()).toBe('Safe speeds: as posted');
    expect((await submit()).config).toEqual({ track: 'snake' });
  });

  it('sets aside what an own file says, and says what is wrong with the file beside it', async () => {
    make.mockRejectedValue(new Problem(422, 'Not valid', 'config.data.name: is missing', undefined, 'config.data.name'));
    await openTracks();
    await fireEvent.click(screen.getByRole('radio', { name: 'Snake' }));
    await bring('{"id": 1}');
    expect(document.querySelector('summary')).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Oval' })).toBeNull();
    expect(screen.getByText('Set aside: own.json brings its own.')).toBeTruthy();
    expect((await submit()).config).toEqual({ data: { id: 1 } });
    expect((await screen.findByRole('alert')).textContent).toBe('name: is missing');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /race/ }).disabled).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect((await submit()).config).toEqual({ track: 'snake' });
  });
});
