import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { Shape } from '../wire/frames';
import LogLine from './LogLine.svelte';
import { piecesOf, pointer } from './places.svelte';

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

it('points at the places that the game finds, on both sides of the sum', async () => {
  const spell = (text: string) => piecesOf(text, /zone \d/g, (word) => ({ word, name: word }));
  const line = { event: { kind: 'Moved' }, text: 'Ann goes from zone 3, 4 = 1 + 3, to zone 7.', rules: [] };
  const { container } = render(LogLine, { line, spell });
  expect(container.querySelector('.text')!.textContent!.trim()).toBe(line.text);
  await fireEvent.focus(screen.getByRole('button', { name: 'zone 7' }));
  expect(pointer.place).toBe('zone 7');
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

it('wears the badge of who acts, not of who suffers', () => {
  const badge = (event: Shape) => {
    const { container } = render(LogLine, { line: { event, text: 'Bo hits Ann.', rules: [] } });
    return container.querySelector('.badge text')?.textContent?.trim();
  };
  expect(badge({ kind: 'Sent', seat: 0, by: 1 })).toBe('B');
  expect(badge({ kind: 'Sent', seat: 0 })).toBe('A');
  expect(badge({ kind: 'Reacted', seats: [0], by: 1 })).toBeUndefined();
});

it('opens its rules', async () => {
  const { openRule } = show('Ann pays.');
  await fireEvent.click(screen.getByRole('button', { name: 'Rule OS-068' }));
  expect(openRule).toHaveBeenCalledWith('OS-068');
});
