import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import Cover from './Cover.svelte';

const ann = { seat: 0, name: 'Ann' };
const ben = { seat: 2, name: 'Ben' };

it('asks for the one person who is next, with the focus on the answer', async () => {
  const take = vi.fn();
  render(Cover, { next: [ben], others: [ann], take });
  expect(screen.getByRole('heading', { name: 'Over to Ben' })).toBeTruthy();
  const yes = screen.getByRole('button', { name: 'I am Ben' });
  expect(document.activeElement).toBe(yes);
  await fireEvent.click(yes);
  expect(take).toHaveBeenCalledWith(2);
});

it('lets the other one come back', async () => {
  const take = vi.fn();
  render(Cover, { next: [ben], others: [ann], take });
  await fireEvent.click(screen.getByRole('button', { name: 'Back to Ann' }));
  expect(take).toHaveBeenCalledWith(0);
});

it('asks who is here when several are asked', () => {
  render(Cover, { next: [ann, ben], take: vi.fn() });
  const title = screen.getByRole('heading', { name: 'Who is here?' });
  expect(document.activeElement).toBe(title);
});
