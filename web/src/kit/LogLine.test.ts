import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import LogLine from './LogLine.svelte';

function show(text: string) {
  const openRule = vi.fn();
  const line = { event: { kind: 'Paid', seat: 1 }, text, rules: ['OS-059', 'OS-068'] };
  const { container } = render(LogLine, { line, openRule });
  return { openRule, sum: container.querySelector('.sum')?.textContent };
}

it('sets the arithmetic apart', () => {
  expect(show('Ann pays 4 fuel = 1 + 3 (yellow die); 8 left.').sum).toBe('= 1 + 3 (yellow die)');
});

it('ends the sum where the sentence goes on', () => {
  expect(show('Ann gains 4 fuel = 1 + 3 (pilots counted) and has 16.').sum).toBe('= 1 + 3 (pilots counted)');
});

it('has no sum where nothing is added up', () => {
  expect(show('Ann pays 2 fuel; 8 left.').sum).toBeUndefined();
});

it('opens its rules', async () => {
  const { openRule } = show('Ann pays.');
  await fireEvent.click(screen.getByRole('button', { name: 'Rule OS-068' }));
  expect(openRule).toHaveBeenCalledWith('OS-068');
});
