import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const BOARD = { kind: 'ToyBoard', x: 1 };
const fetched = vi.fn();

/** A page of its own: what was fetched before is not known to it. */
async function page(): Promise<typeof import('./boards')> {
  vi.resetModules();
  return import('./boards');
}

function answer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(answer(BOARD)));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

it('fetches the board of a race once, at the address of its card, for whoever holds a seat', async () => {
  const { boardAt } = await page();
  const address = '/api/races/abc/board?print=12';
  expect(await Promise.all([boardAt(address, 'secret'), boardAt(address)])).toEqual([BOARD, BOARD]);
  expect(fetched.mock.calls.map(([path]) => path as string)).toEqual([address]);
  expect(fetched.mock.calls[0]![1]).toMatchObject({ headers: { Authorization: 'Bearer secret' } });
});

it('has none where there is none', async () => {
  const { boardAt } = await page();
  expect(await boardAt(null)).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

it('asks for the board of choices once, until others are made', async () => {
  const { boardFor } = await page();
  await boardFor('toy', { lane: 'long' });
  await boardFor('toy', { lane: 'long' });
  await boardFor('toy', { lane: 'short' });
  const sent = fetched.mock.calls.map(([path, init]) => [path as string, (init as RequestInit).body]);
  expect(sent).toEqual([
    ['/api/games/toy/board', '{"config":{"lane":"long"}}'],
    ['/api/games/toy/board', '{"config":{"lane":"short"}}'],
  ]);
});

it('asks again after a failure', async () => {
  const { boardAt } = await page();
  fetched.mockResolvedValueOnce(answer({ title: 'Try again', detail: 'Busy.' }, 503));
  await expect(boardAt('/api/races/abc/board')).rejects.toThrow('Busy.');
  expect(await boardAt('/api/races/abc/board')).toEqual(BOARD);
});
