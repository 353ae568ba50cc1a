import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { Advised } from '../wire/frames';
import Advice from './Advice.svelte';
import AskDriver from './AskDriver.svelte';

const advice: Advised = {
  type: 'advised',
  id: 'a',
  moment: 3,
  option: { action: { kind: 'Push', by: 2 }, word: '2', text: ['Push harder'] },
  why: ['It is ', [2, 'spaces', ''], ' better than what ', 1, ' does.'],
};

it.each([true, false])('asks the driver once, and waits', async (isSmall) => {
  const ask = vi.fn();
  const { rerender } = render(AskDriver, { ask, isAdvising: false, isSmall });
  await fireEvent.click(screen.getByRole('button', { name: 'What would the driver do?' }));
  expect(ask).toHaveBeenCalledOnce();
  await rerender({ isAdvising: true });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'The driver thinks…' }).disabled).toBe(true);
});

it('says what the driver would do, and why, with names', () => {
  const { container } = render(Advice, { advice, names: ['Ann', 'Ben'] });
  const said = container.textContent.replace(/\s+/g, ' ').trim();
  expect(said).toBe('The driver would: Push harder. It is 2 spaces better than what Ben does.');
});
