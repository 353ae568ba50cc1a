import { fireEvent, render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { at, board } from './fixtures';
import Touch from './Touch.svelte';

it('walks with the arrow keys where the board says', async () => {
  const looked: string[] = [];
  const { container } = render(Touch, {
    board,
    said: (square: number) => board.squares[square]!.about,
    pressable: () => false,
    press: () => {},
    confirm: () => false,
    look: (square: number) => square >= 0 && looked.push(board.squares[square]!.code),
    entry: at('s5.0.0'),
  });
  container.querySelector<SVGElement>('[tabindex="0"]')!.focus();
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowDown', 'ArrowRight']) {
    await fireEvent.keyDown(document.activeElement!, { key });
  }
  expect(looked).toEqual(['s5.0.0', 's5.0.1', 's5.1.1', 's5.1.0', 's5.0.0']);
});
