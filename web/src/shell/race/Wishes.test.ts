import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { Ordered } from '../../wire/frames';
import Wishes from './Wishes.svelte';

const throwAt = (runner: number): Ordered => ({ order: { kind: 'Throw', runner }, text: ['Throw mud at ', runner] });

function show(changes: Record<string, unknown> = {}) {
  const props = {
    moments: ['A cart runs', 'Mud flies'],
    asking: [],
    attend: vi.fn(),
    orders: [],
    offers: [],
    look: vi.fn(),
    order: vi.fn(),
    names: ['Ann', 'Ben'],
    ...changes,
  };
  return { props, ...render(Wishes, props) };
}

it('asks always unless something else was said, for each kind of moment', async () => {
  const { props } = show();
  const one = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Mud flies' });
  expect(one.value).toBe('always');
  await fireEvent.change(one, { target: { value: 'never' } });
  expect(props.attend).toHaveBeenCalledWith(['always', 'never']);
});

it('sets all of them at once, and says when they differ', async () => {
  const { props } = show({ asking: ['able', 'never'] });
  const all = screen.getByRole<HTMLSelectElement>('combobox', { name: 'At every moment' });
  expect(all.value).toBe('');
  await fireEvent.change(all, { target: { value: 'able' } });
  expect(props.attend).toHaveBeenCalledWith(['able', 'able']);
});

it('looks what could be ordered, adds one to what is left, and withdraws one', async () => {
  const { props } = show({ orders: [throwAt(0)], offers: [throwAt(1)] });
  expect(props.look).toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'Order it' }));
  expect(props.order).toHaveBeenCalledWith(throwAt(0).order, throwAt(1).order);
  await fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(props.order).toHaveBeenLastCalledWith();
});
