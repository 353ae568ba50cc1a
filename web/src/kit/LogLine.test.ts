import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { Phrase, Shape } from '../wire/frames';
import LogLine from './LogLine.svelte';

const names = ['Ann', 'Bo'];

function show(text: Phrase, event: Shape = { kind: 'Paid', seat: 1 }) {
  const openRule = vi.fn();
  const line = { event, text, rules: ['OS-059', 'OS-068'], brief: [] };
  const { container } = render(LogLine, { line, names, openRule });
  return { openRule, container };
}

it('tells the sentence, and what its amounts were added up from', () => {
  const { container } = show([0, ' pays ', [4, 'fuel', '1 + 3 (yellow die)'], '; ', [8, '', ''], ' left.']);
  expect(container.querySelector('.text')!.textContent).toContain('Ann pays 4 fuel = 1 + 3 (yellow die); 8 left.');
  expect(container.querySelector('.sum')!.textContent).toBe('= 1 + 3 (yellow die)');
});

it('wears the badge of who acts, not of who suffers', () => {
  const badge = (event: Shape) =>
    show(['Bo hits Ann.'], event).container.querySelector('.badge text')?.textContent?.trim();
  expect(badge({ kind: 'Sent', seat: 0, by: 1 })).toBe('B');
  expect(badge({ kind: 'Sent', seat: 0 })).toBe('A');
  expect(badge({ kind: 'Reacted', seats: [0], by: 1 })).toBeUndefined();
});

it('opens its rules', async () => {
  const { openRule } = show(['Ann pays.']);
  await fireEvent.click(screen.getByRole('button', { name: 'Rule OS-068' }));
  expect(openRule).toHaveBeenCalledWith('OS-068');
});
