import { expect, it } from 'vitest';

/**
 * The rooms of the client, and what each may import besides itself. Lower rooms know nothing of higher
 * ones, a game nothing of another, a page nothing of another. Tests and their fixtures may look anywhere.
 */
const ROOMS: [room: RegExp, mayImport: RegExp][] = [
  [/^wire\//, /^(?!)/],
  [/^kit\//, /^wire\//],
  [/^table\//, /^(wire|kit)\//],
  [/^games\/index$/, /^(table\/game-ui|games\/)/],
  [/^games\/[^/]+\//, /^(wire\/|kit\/|table\/game-ui$)/],
  [/^shell\/common\//, /^(wire|kit|table|games$)/],
  [/^shell\/(?:rules|lesson)\//, /^(wire|kit|shell\/common)\//],
  [/^shell\/(?:home|setup|draw|race|replay)\//, /^(wire|kit|table|games$|shell\/(?:common|rules|lesson)\/)/],
  [/^shell\/App\.svelte$/, /^shell\//],
  [/^main$/, /^(shell\/App\.svelte|[a-z]+\.css)$/],
];

const sources = import.meta.glob<string>('./**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'(\.[^']+)'/g;
const FOR_TESTS = /\.test$|\/fixtures$|^test-setup$|^wire\/fake-server$|\.fixture\.json$/;

const plain = (path: string): string => path.replace(/^\.\//, '').replace(/(?<!\.gen)\.ts$/, '');

function resolved(from: string, to: string): string {
  return new URL(to, `file:///${from}`).pathname.slice(1);
}

/** What a file imports of our own, without the endings of TypeScript. */
function imports(): { file: string; wanted: string }[] {
  return Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(IMPORT)].map((found) => ({ file: plain(path), wanted: resolved(plain(path), found[1]!) })),
  );
}

/** The part of a path that makes a room: "games/outspeed/". */
const roomOf = (path: string): string => /^(?:games|shell)\/[^/]+\/|^[^/]+\//.exec(path)?.[0] ?? path;

function isAllowed(file: string, wanted: string): boolean {
  if (roomOf(file) === roomOf(wanted)) return true;
  const rule = ROOMS.find(([room]) => room.test(file));
  return rule !== undefined && rule[1].test(wanted);
}

it('knows what is allowed', () => {
  expect(isAllowed('kit/Die.svelte', 'wire/frames')).toBe(true);
  expect(isAllowed('kit/Die.svelte', 'table/game-ui')).toBe(false);
  expect(isAllowed('games/outspeed/index', 'games/powersled/words')).toBe(false);
  expect(isAllowed('games/outspeed/index', 'table/Table.svelte')).toBe(false);
  expect(isAllowed('shell/home/Home.svelte', 'shell/race/Race.svelte')).toBe(false);
  expect(isAllowed('shell/home/Home.svelte', 'games/outspeed/index')).toBe(false);
});

it('imports downwards only', () => {
  const found = imports();
  expect(found.length).toBeGreaterThan(300);
  const wrong = found.filter(({ file, wanted }) => !FOR_TESTS.test(file) && !isAllowed(file, wanted));
  expect(wrong).toEqual([]);
});

it('casts through unknown next to nowhere: what travels has types of its own', () => {
  const casts = Object.values(sources).flatMap((source) => source.match(/\bas unknown as [A-Z({]/g) ?? []);
  expect(casts.length).toBeLessThanOrEqual(5);
});
