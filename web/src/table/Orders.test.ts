import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import Orders from './Orders.svelte';

const order = { order: { kind: 'Push', round: 2 }, text: ['From round 2 on: push'] };

it('says what is ordered and withdraws it', async () => {
  const withdraw = vi.fn();
  render(Orders, { orders: [order], names: [], dropped: '', withdraw });
  expect(screen.getByRole('region', { name: 'Your orders' }).textContent).toContain('From round 2 on: push');
  await fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(withdraw).toHaveBeenCalledOnce();
});

it('says why an order fell away, and has nothing to withdraw then', () => {
  render(Orders, { orders: [], names: [], dropped: 'TOY-010 You hold no mud.', withdraw: vi.fn() });
  expect(screen.getByRole('status').textContent).toContain('TOY-010 You hold no mud.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('is not there without orders', () => {
  render(Orders, { orders: [], names: [], dropped: '', withdraw: vi.fn() });
  expect(screen.queryByRole('region')).toBeNull();
});
