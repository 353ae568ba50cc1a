import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer, tableFrame } from './fake-server';
import type { ErrorFrame, TableFrame } from './frames';
import { RaceSocket, type Connection } from './socket';

const PUSH = { kind: 'Push', by: 1 };

let server: FakeServer;
let frames: TableFrame[];
let refusals: ErrorFrame[];
let connections: Connection[];
let socket: RaceSocket;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  frames = [];
  refusals = [];
  connections = [];
  socket = new RaceSocket(
    'abc',
    'secret',
    {
      table: (frame) => frames.push(frame),
      refused: (frame) => refusals.push(frame),
      connection: (now) => connections.push(now),
    },
    server.connect,
  );
  socket.open();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe('a socket of a seat', () => {
  it('speaks first, with its token and what it has seen', () => {
    server.last.accept();
    expect(server.last.sent).toEqual([{ type: 'hello', token: 'secret', seen: 0 }]);
  });

  it('resumes from the last sequence number after the connection was lost', () => {
    server.last.accept();
    server.last.say(tableFrame({ seq: 17 }));
    server.last.close();
    expect(connections.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(server.sockets).toHaveLength(2);
    server.last.accept();
    expect(server.last.sent[0]).toEqual({ type: 'hello', token: 'secret', seen: 17 });
  });

  it('begins anew to have transcripts, but not while it still connects', () => {
    socket.askForTranscript();
    expect(server.sockets).toHaveLength(1);
    expect(server.last.readyState).toBe(0);
    server.last.accept();
    expect(server.last.sent).toEqual([{ type: 'hello', token: 'secret', seen: 0, transcript: true }]);
  });

  it('begins anew to have transcripts when it is open', () => {
    server.last.accept();
    socket.askForTranscript();
    expect(server.sockets).toHaveLength(2);
    server.last.accept();
    expect(server.last.sent[0]).toMatchObject({ transcript: true });
  });

  it('begins anew to answer by hand what has no choice, and to leave it to the table again', () => {
    server.last.accept();
    socket.answerByHand(false);
    expect(server.sockets).toHaveLength(1);
    socket.answerByHand(true);
    expect(server.sockets).toHaveLength(2);
    server.last.accept();
    expect(server.last.sent[0]).toMatchObject({ by_hand: true });
    socket.answerByHand(false);
    server.last.accept();
    expect(server.last.sent[0]).toEqual({ type: 'hello', token: 'secret', seen: 0 });
  });

  it('is closed as it opens when it is given up while it connects', () => {
    socket.close();
    expect(server.last.readyState).toBe(0);
    server.last.accept();
    expect(server.last.readyState).toBe(3);
    expect(server.last.sent).toEqual([]);
  });

  it('sends what was not acknowledged again, with the same id', () => {
    server.last.accept();
    server.last.say(tableFrame());
    const id = socket.answer(0, PUSH);
    server.last.close();
    vi.advanceTimersByTime(1000);
    server.last.accept();
    expect(server.last.sent[1]).toEqual({ type: 'answer', id, moment: 0, action: PUSH });
  });

  it('does not repeat what was acknowledged', () => {
    server.last.accept();
    server.last.say(tableFrame());
    const id = socket.answer(0, PUSH);
    server.last.say({ type: 'ack', id, seq: 2 });
    server.last.close();
    vi.advanceTimersByTime(1000);
    server.last.accept();
    expect(server.last.sent).toHaveLength(1);
  });

  it('takes the acknowledgement from the table that shows the answer', () => {
    server.last.accept();
    server.last.say(tableFrame());
    const id = socket.answer(0, PUSH);
    server.last.say(tableFrame({ seq: 2, ack: id }));
    server.last.close();
    vi.advanceTimersByTime(1000);
    server.last.accept();
    expect(server.last.sent).toHaveLength(1);
  });

  it('shows the table as it was, with what was sealed', () => {
    const sealed = { action: PUSH, word: 'push', text: ['Push'] };
    server.last.accept();
    server.last.say(tableFrame({ seq: 1 }));
    const id = socket.answer(0, PUSH);
    const own = { moment: 0, locked: [0], can_undo: true, sealed, orders: [], dropped: null };
    server.last.say({ type: 'sealed', seq: 2, ack: id, ...own });
    const stands = frames.at(-1)!;
    expect(stands).toMatchObject({ type: 'table', seq: 2, ...own, log: [] });
    expect(stands.view).toEqual(tableFrame().view);
    expect(stands.log_from).toBe(tableFrame().log_from + tableFrame().log.length);
    server.last.say({ type: 'sealed', seq: 3, ...own, locked: [0, 1] });
    expect(frames.at(-1)).not.toHaveProperty('ack');
    expect(frames.at(-1)!.locked).toEqual([0, 1]);
  });

  it('keeps an answer that was given while offline', () => {
    server.last.accept();
    server.last.say(tableFrame());
    server.last.close();
    const id = socket.answer(0, PUSH);
    vi.advanceTimersByTime(1000);
    server.last.accept();
    expect(server.last.sent.map((frame) => frame['id'])).toEqual([undefined, id]);
  });

  it('waits longer after every failure', () => {
    server.last.accept();
    server.last.close();
    vi.advanceTimersByTime(700);
    expect(server.sockets).toHaveLength(2);
    server.last.close();
    vi.advanceTimersByTime(500);
    expect(server.sockets).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    expect(server.sockets).toHaveLength(3);
  });

  it('ignores a frame that is older than what it has', () => {
    server.last.accept();
    server.last.say(tableFrame({ seq: 5 }));
    server.last.say(tableFrame({ seq: 4 }));
    expect(frames.map((frame) => frame.seq)).toEqual([5]);
  });

  it('hands on a refusal and forgets what was refused', () => {
    server.last.accept();
    const id = socket.answer(0, PUSH);
    server.last.say({ type: 'error', id, status: 422, title: 'No', detail: 'TOY-003 Too far.' });
    expect(refusals[0]?.detail).toBe('TOY-003 Too far.');
    server.last.close();
    vi.advanceTimersByTime(1000);
    server.last.accept();
    expect(server.last.sent).toHaveLength(1);
  });

  it.each([401, 403, 404, 410])('gives up when the race will not have it: %d', (status) => {
    server.last.accept();
    server.last.say({ type: 'error', id: null, status, title: 'No', detail: '' });
    vi.advanceTimersByTime(60_000);
    expect(server.sockets).toHaveLength(1);
  });

  it('does not hurry back to where its seat is open in too many places', () => {
    server.last.accept();
    server.last.say(tableFrame());
    server.last.close(1008);
    vi.advanceTimersByTime(5000);
    expect(server.sockets).toHaveLength(1);
    vi.advanceTimersByTime(6000);
    expect(server.sockets).toHaveLength(2);
  });

  it('knows at once when the browser goes offline, and hurries when it is back', () => {
    server.last.accept();
    server.last.say(tableFrame({ seq: 3 }));
    dispatchEvent(new Event('offline'));
    expect(connections.at(-1)).toBe('lost');
    dispatchEvent(new Event('online'));
    expect(server.sockets).toHaveLength(2);
    server.last.accept();
    expect(server.last.sent[0]).toEqual({ type: 'hello', token: 'secret', seen: 3 });
  });

  it('notices a network that fell asleep', () => {
    server.last.accept();
    server.last.say(tableFrame());
    vi.advanceTimersByTime(20_000);
    expect(server.last.sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(11_000);
    expect(server.sockets).toHaveLength(2);
  });
});
