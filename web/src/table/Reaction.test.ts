import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { WindowFrame } from '../wire/frames';
import Reaction from './Reaction.svelte';

const opened = (changes: Partial<WindowFrame>): WindowFrame => ({
  ends_in: 1200,
  kind: 'free',
  is_held: false,
  turn: -1,
  ...changes,
});

it('runs a ring for the time that is left and lets one hold', async () => {
  const hold = vi.fn();
  render(Reaction, { window: opened({}), moment: 3, hold });
  expect(document.querySelector<SVGElement>('circle:not(.whole)')!.style.animationDuration).toBe('1200ms');
  await fireEvent.click(screen.getByRole('button', { name: 'Hold' }));
  expect(hold).toHaveBeenCalledOnce();
});

it('says that the table holds, not who, and cannot be held twice', () => {
  render(Reaction, { window: opened({ ends_in: 7000, kind: 'aimed', is_held: true }), moment: 3, hold: vi.fn() });
  expect(screen.getByRole('status').textContent).toContain('The table holds.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('holds the next window in advance', async () => {
  const hold = vi.fn();
  render(Reaction, { window: null, moment: 3, hold });
  await fireEvent.click(screen.getByRole('button', { name: 'Hold the next reaction' }));
  expect(hold).toHaveBeenCalledOnce();
});

it('lets somebody at a shared device speak up, and shows that somebody has', async () => {
  const speakUp = vi.fn();
  const { rerender } = render(Reaction, { window: null, moment: 3, speakUp });
  const button = screen.getByRole('button', { name: 'I react' });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await fireEvent.click(button);
  expect(speakUp).toHaveBeenCalledOnce();
  await rerender({ hasSpokenUp: true });
  expect(button.getAttribute('aria-pressed')).toBe('true');
});

it('shows nothing where nobody is hurried and there is nothing to hold', () => {
  render(Reaction, { window: opened({ ends_in: null }), moment: 3 });
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('tells large what happens to whom where something is at stake', () => {
  const about = [0, ' touches ', 1, '.'];
  const { rerender } = render(Reaction, { window: opened({ kind: 'aimed' }), moment: 3, about, names: ['Ann', 'Ben'] });
  expect(document.querySelector('.about')!.textContent).toBe('Ann touches Ben.');
  return rerender({ about: [] }).then(() => expect(document.querySelector('.about')).toBeNull());
});

it('opens what one wishes for, window or not', async () => {
  const openWishes = vi.fn();
  render(Reaction, { window: null, moment: 3, openWishes });
  await fireEvent.click(screen.getByRole('button', { name: 'Reactions…' }));
  expect(openWishes).toHaveBeenCalledOnce();
});
