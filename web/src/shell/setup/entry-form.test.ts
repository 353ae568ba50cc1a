import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, Problem, type Choice, type PlainChoice } from '../../wire/rest';
import { EntryForm } from './entry-form.svelte';
import { CARD, DERBY } from '../common/fixtures';

const make = vi.spyOn(api, 'make');
const print = vi.spyOn(api, 'print');
const COLOURS = CARD.choices.find((choice) => choice.key === 'colours') as PlainChoice;
const TRACK = DERBY.choices.find((choice) => choice.key === 'track') as PlainChoice;

beforeEach(() => {
  vi.spyOn(api, 'games').mockResolvedValue([CARD, DERBY]);
  make.mockReset();
  print.mockReset();
  make.mockRejectedValue(new Problem(422, 'Not valid', 'No.'));
});
afterEach(() => vi.clearAllMocks());

async function formOf(game: string): Promise<EntryForm> {
  const form = new EntryForm();
  form.find(game);
  await vi.waitFor(() => expect(form.card ?? form.problem).toBeTruthy());
  return form;
}

/** jsdom's files cannot be read as text. */
const file = (text: string) => Object.assign(new File([], 'own.json'), { text: () => Promise.resolve(text) });

const titles = (choices: Choice[]) => choices.map((choice) => choice.title);

it('says that there is no such game', async () => {
  const form = await formOf('chess');
  expect(form.problem).toBe('This server has no such game.');
  await form.go();
  expect(make).not.toHaveBeenCalled();
});

it('seats oneself, a friend and a bot, and one more as far as there is room', async () => {
  const form = await formOf('toy');
  expect(form.chairs.map((chair) => chair.who)).toEqual(['me', 'friend', 'bot']);
  expect([form.friends, form.people]).toEqual([1, 0]);
  form.remove(1);
  form.add();
  expect(form.chairs.map((chair) => chair.who)).toEqual(['me', 'bot', 'bot']);
});

it('takes the colour of a chair along when the chair goes', async () => {
  const form = await formOf('toy');
  form.pick(COLOURS, 2, 0);
  expect(form.worn['colours']).toEqual([2, 1, 0]);
  form.remove(0);
  expect(form.worn['colours']).toEqual([1, 0]);
  form.asUsual('colours');
  expect(form.chosen).toEqual({});
});

it('forgets the numbers of one track when another is picked', async () => {
  const form = await formOf('derby');
  form.number('safe', { A: 3 });
  form.set(TRACK, 'snake');
  expect(form.numbers).toEqual({});
});

it('sets aside what an own file says, and has it back without the file', async () => {
  const form = await formOf('derby');
  expect(titles(form.open)).toEqual(['Track', 'Safe speeds']);
  await form.take(file('{"id": 1}'));
  expect(form.open).toEqual([]);
  await form.go();
  expect(make.mock.calls.at(-1)![0].config).toEqual({ data: { id: 1 } });
  await form.take(null);
  expect(titles(form.open)).toEqual(['Track', 'Safe speeds']);
});

it('says that a file is no JSON before anything is sent', async () => {
  const form = await formOf('derby');
  await form.take(file('{'));
  expect(form.fileProblem).toMatch(/^own.json is not JSON/);
  expect(form.file).toBeNull();
});

it('says a refusal beside what it is about, and at the foot what is about nothing', async () => {
  const form = await formOf('derby');
  make.mockRejectedValueOnce(new Problem(422, 'Not valid', 'config.safe.A: must be 1 to 4', undefined, 'config.safe.A'));
  await form.go();
  expect(form.problems).toEqual({ safe: 'A: must be 1 to 4' });
  form.number('safe', { A: 2 });
  expect(form.problems).toEqual({});
  await form.go();
  expect([form.problem, form.isBusy]).toEqual(['No.', false]);
});

it('says how long friends are waited for, where there are any', async () => {
  const form = await formOf('toy');
  form.patience = 1;
  await form.go();
  expect(make.mock.lastCall?.[0]).toMatchObject({ patience: 1, stand_in: form.standIn });
  form.remove(1);
  await form.go();
  expect(make.mock.lastCall?.[0]).not.toHaveProperty('patience');
});

it('sends the pace of the table, and hurries nobody but oneself', async () => {
  const form = await formOf('toy');
  form.pace = 'instant';
  await form.go();
  expect(make.mock.lastCall?.[0]).toMatchObject({ pace: 'quick' });
  form.remove(1);
  await form.go();
  expect(make.mock.lastCall?.[0]).toMatchObject({ pace: 'instant' });
});

it('draws the board of what is chosen, whoever sits there', async () => {
  const form = await formOf('toy');
  print.mockResolvedValue({ kind: 'ToyBoard' });
  form.pick(COLOURS, 2, 0);
  form.set(CARD.choices[0] as PlainChoice, 'long');
  expect(form.printed).toEqual({ lane: 'long' });
  expect(await form.print(form.printed)).toBe(true);
  expect(form.board).toEqual({ kind: 'ToyBoard' });
});

it('says what is wrong with an own file as soon as it is chosen', async () => {
  const form = await formOf('derby');
  print.mockRejectedValueOnce(new Problem(422, 'Not valid', 'config.data.id: must be a word', undefined, 'config.data.id'));
  await form.take(file('{"id": 2}'));
  expect(form.printed).toEqual({ data: { id: 2 } });
  expect(await form.print(form.printed)).toBe(false);
  expect([form.fileProblem, form.board]).toEqual(['id: must be a word', null]);
});

it('draws only what was chosen last, and nothing where nobody answers', async () => {
  const form = await formOf('derby');
  let late = (_: null): void => {};
  print.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
  print.mockResolvedValueOnce({ kind: 'Second' });
  const first = form.print({ track: 'first' });
  await form.print({ track: 'second' });
  late(null);
  await first;
  expect(form.board).toEqual({ kind: 'Second' });
  print.mockRejectedValueOnce(new Problem(0, 'No connection', 'Is it running?'));
  expect(await form.print({ track: 'third' })).toBe(true);
  expect([form.board, form.problem, form.problems]).toEqual([null, '', {}]);
});

it('lets nobody change what is usual before it is known what that is', async () => {
  const form = await formOf('toy');
  print.mockRejectedValueOnce(new Problem(0, 'No connection', 'Is it running?'));
  expect(form.isLaid).toBe(false);
  await form.print(form.printed);
  expect(form.isLaid).toBe(false);
  form.draw('toy');
  await vi.waitFor(() => expect(form.isLaid).toBe(true));
});

it('waits for an own file to be read', async () => {
  const form = await formOf('derby');
  const taking = form.take(file('{"id": 3}'));
  expect(form.isReading).toBe(true);
  await taking;
  expect([form.isReading, form.file?.data]).toEqual([false, { id: 3 }]);
  await form.take(file('{'));
  expect(form.isReading).toBe(false);
});
