import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import Advice from './Advice.svelte';

const advice = {
  type: 'advised' as const,
  id: 'a',
  moment: 3,
  option: { action: { kind: 'Push', by: 2 }, word: '2', text: ['Push harder'] },
  why: ['It is ', [2, 'spaces', ''] as [number, string, string], ' better than what ', 1, ' does.'],
};

it('asks the driver once, and waits', async () => {
  const ask = vi.fn();
  const { rerender } = render(Advice, { advice: null, ask, isAdvising: false, names: ['Ann', 'Ben'] });
  await fireEvent.click(screen.getByRole('button', { name: 'What would the driver do?' }));
  expect(ask).toHaveBeenCalledOnce();
  await rerender({ isAdvising: true });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'The driver thinks…' }).disabled).toBe(true);
});

it('says what the driver would do, and why, with names', () => {
  render(Advice, { advice, ask: vi.fn(), isAdvising: false, names: ['Ann', 'Ben'] });
  const said = document.querySelector('.advice')!.textContent.replace(/\s+/g, ' ').trim();
  expect(said).toBe('The driver would: Push harder. It is 2 spaces better than what Ben does.');
  expect(screen.queryByRole('button')).toBeNull();
});
