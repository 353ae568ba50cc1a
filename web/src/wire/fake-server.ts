/** A server for tests, spoken to through sockets that never touch a network. */

import type { TableFrame } from './frames';

export function tableFrame(changes: Partial<TableFrame> = {}): TableFrame {
  return {
    type: 'table',
    seq: 1,
    seat: 0,
    game: 'toy',
    status: 'racing',
    moment: 0,
    names: ['Ann', 'Ben'],
    kinds: ['human', 'bot'],
    online: [0],
    places: [],
    asked: [0, 1],
    locked: [],
    window: null,
    call: null,
    pace: 'normal',
    patience: 5,
    stand_in: 'driver',
    away: [],
    driven: [],
    has_advice: false,
    advised: [],
    can_undo: false,
    can_hold: false,
    holds_whenever: false,
    leaving: 'driven',
    can_return: false,
    view: { kind: 'View' },
    decision: {
      decision: { kind: 'Choose', seat: 0 },
      prompt: { text: ['Choose a push.'], rules: ['TOY-003'] },
      exact: true,
      closed: [],
    forms: [],
      options: [
        { action: { kind: 'Push', by: 1 }, word: '1', text: ['Push a little'] },
        { action: { kind: 'Push', by: 2 }, word: '2', text: ['Push harder'] },
        { action: { kind: 'Push', by: 3 }, word: '3', text: ['Push like mad'] },
      ],
      foresight: [null, null, null],
      is_window: true,
    },
    sealed: null,
    asking: [],
    orders: [],
    dropped: null,
    log_from: 0,
    log: [],
    transcript: ['Ann is on 0', 'Ben is on 0'],
    standings: null,
    commitment: 'abc',
    reveal: null,
    ...changes,
  };
}

export class FakeSocket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1006): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** The server accepts. */
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  /** The server says something. */
  say(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

export class FakeServer {
  sockets: FakeSocket[] = [];

  connect = (): WebSocket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  };

  get last(): FakeSocket {
    return this.sockets.at(-1)!;
  }
}
