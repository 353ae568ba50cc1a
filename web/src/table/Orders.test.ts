import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import Orders from './Orders.svelte';

const order = { order: { kind: 'Push', round: 2 }, text: ['From round 2 on: push'] };

it('says what is ordered and withdraws it', async () => {
  const withdraw = vi.fn();
  render(Orders, { orders: [order], names: [], dropped: null, withdraw });
  expect(screen.getByRole('region', { name: 'Your orders' }).textContent).toContain('From round 2 on: push');
  await fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(withdraw).toHaveBeenCalledOnce();
});

it('says why an order fell away, and has nothing to withdraw then', () => {
  render(Orders, { orders: [], names: [], dropped: { text: ['You hold no mud.'], rules: ['TOY-010'] }, withdraw: vi.fn() });
  expect(screen.getByRole('status').textContent).toMatch(/You hold no mud\.\s*TOY-010/);
  expect(screen.queryByRole('button')).toBeNull();
});

it('is not there without orders', () => {
  render(Orders, { orders: [], names: [], dropped: null, withdraw: vi.fn() });
  expect(screen.queryByRole('region')).toBeNull();
});
