import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import { piecesOf, pointer, readOut, type Piece } from './places.svelte';
import Sentence from './Sentence.svelte';

const NAMES: Record<string, string> = { 'a.1': 'the hairpin', 'b.2': 'the bridge' };
const spell = (text: string): Piece[] =>
  piecesOf(text, /\w\.\d/g, (word) => (NAMES[word] ? { word, name: NAMES[word] } : null));

beforeEach(() => (pointer.place = ''));

it('takes a sentence apart, and leaves what is no place as it is', () => {
  expect(spell('Ann goes from a.1 to b.2.')).toEqual([
    'Ann goes from ',
    { word: 'a.1', name: 'the hairpin' },
    ' to ',
    { word: 'b.2', name: 'the bridge' },
    '.',
  ]);
  expect(spell('v.1 waits')).toEqual(['v.1 waits']);
  expect(readOut(spell('a.1: Ann'))).toBe('the hairpin: Ann');
});

it('points at a place by mouse and by keyboard', async () => {
  const { unmount } = render(Sentence, { pieces: spell('Ann goes from a.1 to b.2.') });
  const [from, to] = screen.getAllByRole('button');
  expect(document.body.textContent).toBe('Ann goes from the hairpin to the bridge.');
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
