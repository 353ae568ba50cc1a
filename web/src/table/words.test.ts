import { expect, it } from 'vitest';
import { lineOf } from './fixtures';
import { atStake, latest } from './words';

const opens = (event: { kind: string }) => event.kind === 'TurnBegan';
const began = (seat: number) => lineOf({ kind: 'TurnBegan', seat });
const moved = (seat: number) => lineOf({ kind: 'Moved', seat });

it('tells what happened, not that a turn begins', () => {
  const news = moved(1);
  expect(latest([began(1), news, began(0)], 0, opens)).toBe(news);
});

it('tells what happened to this seat before what happened to others', () => {
  const hit = moved(0);
  expect(latest([began(1), moved(1), hit, moved(1), began(2)], 0, opens)).toBe(hit);
});

it('does not tell again what is a turn old', () => {
  const news = moved(1);
  expect(latest([began(0), moved(0), began(1), news], 0, opens)).toBe(news);
});

it('tells what there is', () => {
  const only = began(0);
  expect(latest([only], 0, opens)).toBe(only);
  expect(latest([moved(0), moved(1)], 0)).toMatchObject({ event: { seat: 0 } });
  expect(latest([], 0, opens)).toBeNull();
});

it('tells large what somebody could be hit by, while it can be answered', () => {
  const shot = moved(1);
  const aimed = { ends_in: 900, kind: 'aimed', is_held: false, turn: 1 } as const;
  expect(atStake(aimed, [moved(0), shot])).toBe(shot);
  expect(atStake({ ...aimed, kind: 'free' }, [shot])).toBeNull();
  expect(atStake({ ...aimed, ends_in: null }, [shot])).toBeNull();
  expect(atStake(null, [shot])).toBeNull();
});
