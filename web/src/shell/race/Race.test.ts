import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { FakeServer, tableFrame } from '../../wire/fake-server';
import type { SeatKind, TableFrame } from '../../wire/frames';
import { hold } from '../../wire/keys';
import { api, Problem, type RaceCard } from '../../wire/rest';
import { CARD } from '../common/fixtures';
import { toasts } from '../common/toasts.svelte';
import Race from './Race.svelte';

const PRIVATE = 'Only those who race can see this race; its host lets nobody watch.';

const OPEN = 'open';
/** The page asks for them once, so they are the same for all. */
const GAMES = [{ ...CARD, id: OPEN, has_secrets: false }];

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Sockets of this page, none of which touches a network. */
function serve(): FakeServer {
  const server = new FakeServer();
  vi.stubGlobal('WebSocket', function connect() {
    return server.connect();
  });
  return server;
}

it('says in the server’s words that a race is not for watching', async () => {
  const server = serve();
  const asked = vi.spyOn(api, 'race').mockRejectedValue(new Problem(403, 'Not for watching', PRIVATE));
  render(Race, { race: 'abc' });
  server.last.accept();
  server.last.say({ type: 'error', id: null, status: 403, title: 'Not for watching', detail: PRIVATE });
  expect(await screen.findByText(PRIVATE)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the paddock' })).toBeTruthy();
  expect(asked).toHaveBeenCalledWith('abc', undefined);
});

/** At the table of a seat that is held here. */
async function sit(changes: Partial<TableFrame> = {}) {
  hold({ race: 'abc', game: 'toy', seats: [{ seat: 0, token: 'secret', name: 'Ann' }], invite: null, at: 0, over: false });
  const server = serve();
  const asked = vi.spyOn(api, 'race').mockResolvedValue({ game: 'toy', config: {} } as RaceCard);
  vi.spyOn(api, 'games').mockResolvedValue(GAMES);
  render(Race, { race: 'abc' });
  server.last.accept();
  server.last.say(tableFrame(changes));
  await screen.findByRole('heading', { name: 'Choose a push.' });
  // The toy has no board: once that is known, the page asks for the transcript.
  expect(server.sockets.length).toBe(2);
  server.last.accept();
  server.last.say(tableFrame(changes));
  return { server, asked };
}

it('asks for the transcript where the game has no board, and only there', async () => {
  const { server } = await sit();
  expect(server.sockets.map((socket) => socket.sent[0]?.['transcript'])).toEqual([undefined, true]);
});

it('shows its race to who holds a seat in it', async () => {
  const { asked } = await sit();
  expect(asked).toHaveBeenCalledWith('abc', 'secret');
});

it('leaves the race from the settings, and comes back', async () => {
  const { server } = await sit();
  await fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Leave the race', hidden: true }));
  await fireEvent.click(screen.getByRole('button', { name: 'Yes, leave', hidden: true }));
  expect(server.last.sent.at(-1)).toMatchObject({ type: 'leave' });
  const left = { seq: 2, decision: null, leaving: null, can_return: true, kinds: ['left', 'bot'] as SeatKind[] };
  server.last.say(tableFrame(left));
  await fireEvent.click(await screen.findByRole('button', { name: 'Come back' }));
  expect(server.last.sent.at(-1)).toMatchObject({ type: 'return' });
});

it('offers no leaving to who cannot leave', async () => {
  await sit({ leaving: null });
  await fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  expect(screen.queryByRole('button', { name: 'Leave the race', hidden: true })).toBeNull();
});

it('hands the seat to a bot from the settings, and takes over again', async () => {
  const { server } = await sit();
  await fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Let a bot drive for me', hidden: true }));
  expect(server.last.sent.at(-1)).toMatchObject({ type: 'stand_in' });
  server.last.say(tableFrame({ seq: 2, decision: null, can_return: true, driven: [{ seat: 0, bot: 'driver' }] }));
  await fireEvent.click(await screen.findByRole('button', { name: 'Take over again' }));
  expect(server.last.sent.at(-1)).toMatchObject({ type: 'return' });
});

it('sets the patience of the table, where others sit elsewhere, and keeps its bot', async () => {
  const { server } = await sit({ kinds: ['human', 'human'], stand_in: 'rookie' });
  await fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  const choice = screen.getByLabelText('If somebody is away');
  await fireEvent.change(choice, { target: { value: '1' } });
  expect(server.last.sent.at(-1)).toMatchObject({ type: 'patience', minutes: 1, bot: 'rookie' });
});

it('tells in a line for whom a bot drives, and who drives again', async () => {
  const both = { kinds: ['human', 'human'] as SeatKind[] };
  const { server } = await sit({ ...both, away: [{ seat: 1, by: [] }] });
  await fireEvent.click(screen.getByRole('button', { name: 'Let a bot drive for Ben' }));
  expect(server.last.sent.at(-1)).toMatchObject({ type: 'stand_in', of: 1 });
  server.last.say(tableFrame({ ...both, seq: 2, driven: [{ seat: 1, bot: 'driver' }] }));
  expect(await screen.findByText('Robo-Ben')).toBeTruthy();
  expect(toasts.shown.at(-1)?.phrase).toEqual(['A bot drives for Ben until they are back.']);
  server.last.say(tableFrame({ ...both, seq: 3 }));
  await tick();
  expect(toasts.shown.at(-1)?.phrase).toEqual(['Ben drives again.']);
});

it('holds whenever something is aimed, where others sit elsewhere', async () => {
  const { server } = await sit({ kinds: ['human', 'human'] });
  await fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  await fireEvent.click(screen.getByRole('checkbox', { name: /^Hold whenever/, hidden: true }));
  expect(server.last.sent.at(-1)).toMatchObject({ type: 'hold', whenever: true });
});

it('waits for no bot on the way to the own turn, where nobody else waits', async () => {
  const { server } = await sit();
  server.last.say(tableFrame({ seq: 2, moment: 1, decision: null, asked: [1] }));
  await fireEvent.click(await screen.findByRole('button', { name: 'On to my turn' }));
  expect(server.last.sent.at(-1)).toMatchObject({ type: 'pace', pace: 'instant', until_asked: true });
  server.last.say(tableFrame({ seq: 3, moment: 2 }));
  await screen.findByRole('heading', { name: 'Choose a push.' });
  expect(screen.queryByRole('button', { name: 'On to my turn' })).toBeNull();
  server.last.say(tableFrame({ seq: 4, moment: 3, decision: null, asked: [1], kinds: ['human', 'human'] }));
  await screen.findByRole('heading', { name: 'Not your turn' });
  expect(screen.queryByRole('button', { name: 'On to my turn' })).toBeNull();
});

const PASS = { action: { kind: 'LetPass' }, word: 'pass', text: ['Let it pass'] };
const MUD = { action: { kind: 'Play', card: 0 }, word: 'mud', text: ['Throw mud'] };

/** A frame of a window in which both at this device are asked; the second one holds a card. */
function windowFrame(seat: number, call: TableFrame['call'], changes: Partial<TableFrame> = {}): TableFrame {
  const opened = { ends_in: null, kind: 'free', is_held: false, turn: -1 } as const;
  const { decision } = tableFrame();
  const options = seat === 1 ? [PASS, MUD] : [PASS];
  const prompt = { text: [`Throw mud, ${seat}?`], rules: [] };
  return tableFrame({
    seat,
    seq: 2,
    moment: 4,
    kinds: ['human', 'human', 'human'],
    names: ['Ann', 'Ben', 'Cleo'],
    asked: [0, 1],
    window: opened,
    call,
    decision: { ...decision!, prompt, options, foresight: options.map(() => null) },
    log: [{ event: { kind: 'Ran' }, text: ['Cleo is about to run.'], rules: [], brief: [] }],
    ...changes,
  });
}

/** Ann and Ben share this device; Ann looks. */
async function share(frame: (seat: number) => TableFrame, game = 'soap') {
  const seats = ['Ann', 'Ben'].map((name, seat) => ({ seat, token: name, name }));
  hold({ race: 'abc', game, seats, invite: null, at: 0, over: false });
  const server = serve();
  vi.spyOn(api, 'race').mockResolvedValue({ game, config: {} } as RaceCard);
  vi.spyOn(api, 'games').mockResolvedValue(GAMES);
  render(Race, { race: 'abc' });
  const idle = { window: null, call: null, decision: null, asked: [2], seq: 1, moment: 3, log: [] };
  for (const changes of [idle, idle, {}]) {
    await vi.waitFor(() => expect(server.sockets.length).toBeGreaterThan(1));
    for (const [at, socket] of server.sockets.slice(-2).entries()) {
      if (socket.readyState === 0) socket.accept();
      socket.say({ ...frame(at), ...changes });
    }
    if (changes === idle) {
      const here = await screen.findByRole('button', { name: /I am Ann|Undo/ });
      if (here.textContent === 'I am Ann') await fireEvent.click(here);
    }
  }
  const [ann, ben] = server.sockets.slice(-2);
  return { ann: ann!, ben: ben! };
}

const answers = (socket: { sent: Record<string, unknown>[] }) =>
  socket.sent.filter((frame) => frame['type'] === 'answer').map((frame) => frame['action']);

it('asks all at a shared device at once, and nobody passes for everybody', async () => {
  const { ann, ben } = await share((seat) => windowFrame(seat, 'aloud'));
  await screen.findByRole('heading', { name: 'Does anybody react?' });
  expect(screen.queryByText(/Throw mud/), 'nobody sees what another could do').toBeNull();
  expect(screen.getByText('Cleo is about to run.', { selector: '.about *, .about' })).toBeTruthy();
  const [first] = screen.getAllByRole('button', { name: /Nobody|reacts/ });
  expect(first!.textContent).toBe('Nobody');
  await fireEvent.click(first!);
  expect([answers(ann), answers(ben)]).toEqual([[PASS.action], [PASS.action]]);
});

it('hands the device to who reacts, under a cover', async () => {
  const { ann, ben } = await share((seat) => windowFrame(seat, 'aloud'));
  await fireEvent.click(await screen.findByRole('button', { name: 'Ben reacts' }));
  expect(screen.getByRole('heading', { name: 'Over to Ben' })).toBeTruthy();
  expect(document.querySelector('.table')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'I am Ben' }));
  expect(screen.getByRole('heading', { name: 'Throw mud, 1?' })).toBeTruthy();
  ben.say(windowFrame(1, 'aloud', { seq: 3, sealed: PASS, locked: [1] }));
  await screen.findByRole('heading', { name: 'Does anybody else react?' });
  expect(screen.queryByRole('button', { name: 'Ben reacts' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Nobody' }));
  expect([answers(ann), answers(ben)]).toEqual([[PASS.action], []]);
});

it('lets who has reacted think again, while the table is asked', async () => {
  const { ann, ben } = await share((seat) => windowFrame(seat, 'aloud'));
  await fireEvent.click(await screen.findByRole('button', { name: 'Ann reacts' }));
  ann.say(windowFrame(0, 'aloud', { seq: 3, sealed: PASS, locked: [0] }));
  await fireEvent.click(await screen.findByRole('button', { name: 'Ann thinks again' }));
  expect(ann.sent.at(-1)).toMatchObject({ type: 'retract', moment: 4 });
  ann.say(windowFrame(0, 'aloud', { seq: 4 }));
  expect(await screen.findByRole('heading', { name: 'Throw mud, 0?' })).toBeTruthy();
  expect(answers(ben)).toEqual([]);
});

it('hands the device to who thinks again, under a cover', async () => {
  const { ann, ben } = await share((seat) => windowFrame(seat, 'aloud'));
  ben.say(windowFrame(1, 'aloud', { seq: 3, sealed: MUD, locked: [1] }));
  await fireEvent.click(await screen.findByRole('button', { name: 'Ben thinks again' }));
  expect(screen.getByRole('heading', { name: 'Over to Ben' })).toBeTruthy();
  expect(ben.sent.some((frame) => frame['type'] === 'retract'), 'not before it is Ben who looks').toBe(false);
  await fireEvent.click(screen.getByRole('button', { name: 'I am Ben' }));
  expect(ben.sent.at(-1)).toMatchObject({ type: 'retract', moment: 4 });
  ben.say(windowFrame(1, 'aloud', { seq: 4 }));
  expect(await screen.findByRole('heading', { name: 'Throw mud, 1?' })).toBeTruthy();
  expect(answers(ann)).toEqual([]);
});

it('covers nothing while only some of the seats have heard of the next question', async () => {
  const { ann, ben } = await share((seat) => windowFrame(seat, 'aloud'));
  await fireEvent.click(await screen.findByRole('button', { name: 'Ben reacts' }));
  await fireEvent.click(screen.getByRole('button', { name: 'I am Ben' }));
  const next = (seat: number) => windowFrame(seat, null, { seq: 4, moment: 5, window: null });
  ann.say(next(0));
  await tick();
  expect(document.querySelector('.cover')).toBeNull();
  ben.say(next(1));
  await screen.findByRole('heading', { name: 'Throw mud, 1?' });
  expect(document.querySelector('.cover')).toBeNull();
});

it('goes on for the seats that have heard when another never does', async () => {
  const { ann } = await share((seat) => windowFrame(seat, null, { window: null }));
  ann.say(windowFrame(0, null, { seq: 4, moment: 5, asked: [0], window: null }));
  expect(await screen.findByRole('heading', { name: 'Throw mud, 0?' })).toBeTruthy();
});

it('calls nobody where the table is asked silently', async () => {
  const { ann, ben } = await share((seat) => windowFrame(seat, 'silent'));
  await vi.waitFor(() => expect([answers(ann), answers(ben)]).toEqual([[PASS.action], [PASS.action]]));
  expect(screen.queryByRole('heading', { name: 'Does anybody react?' })).toBeNull();
});

it('covers an open table while several choose at once, and only then', async () => {
  const bidding = (seat: number) => windowFrame(seat, null, { window: null, log: [] });
  const { ann, ben } = await share(bidding, OPEN);
  await screen.findByRole('heading', { name: /Throw mud, [01]\?/ });
  ann.say({ ...bidding(0), seq: 3, sealed: PASS, locked: [0] });
  ben.say({ ...bidding(1), seq: 3, locked: [0] });
  await screen.findByRole('heading', { name: 'Over to Ben' });
  const alone = { seq: 4, moment: 5, asked: [1] };
  ann.say({ ...bidding(0), ...alone, decision: null });
  ben.say({ ...bidding(1), ...alone });
  expect(await screen.findByRole('heading', { name: 'Throw mud, 1?' })).toBeTruthy();
});
