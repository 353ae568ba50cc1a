import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import type { Phrase } from '../wire/frames';
import { readOut } from './phrases';
import { pointer } from './places.svelte';
import Sentence from './Sentence.svelte';
import { seatColour } from './seats';

const names = ['Ann', 'Bo'];
const drive: Phrase = [1, ' goes from ', ['a.1', 'the hairpin'], ' to ', ['b.2', 'the bridge'], '; ', [3, 'points', ''], ' left.'];
const WORDS = 'Bo goes from the hairpin to the bridge; 3 points left.';

beforeEach(() => (pointer.place = ''));

it('says what is read out', () => {
  const { container } = render(Sentence, { phrase: drive, names });
  expect(container.textContent).toBe(WORDS);
  expect(readOut(drive, names)).toBe(WORDS);
});

it('reads out what an amount was added up from', () => {
  expect(readOut([0, ' earns ', [3, 'zones', '1 + 2 (blue die)'], '.'], names)).toBe('Ann earns 3 zones = 1 + 2 (blue die).');
});

it('takes a name for nothing but a name', () => {
  expect(readOut([0, ' goes to ', ['a.1', 'the hairpin'], '.'], ['a.1'])).toBe('a.1 goes to the hairpin.');
});

it('gives a player the colour of the seat', () => {
  render(Sentence, { phrase: drive, names });
  expect(screen.getByText('Bo').style.getPropertyValue('--seat')).toBe(seatColour(1));
});

it('points at a place by mouse and by keyboard', async () => {
  const { unmount } = render(Sentence, { phrase: drive, names });
  const [from, to] = screen.getAllByRole('button');
  await fireEvent.pointerEnter(from!);
  expect(pointer.place).toBe('a.1');
  await fireEvent.focus(to!);
  await fireEvent.pointerLeave(from!);
  expect(pointer.place).toBe('b.2');
  await fireEvent.blur(to!);
  expect(pointer.place).toBe('');
  await fireEvent.click(to!);
  unmount();
  expect(pointer.place).toBe('');
});

it('has nothing to press within a button', () => {
  const { container } = render(Sentence, { phrase: drive, names, isFlat: true });
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(container.textContent).toBe(WORDS);
});
