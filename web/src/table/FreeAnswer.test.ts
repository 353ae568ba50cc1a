import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { FieldForm, Form, Shape } from '../wire/frames';
import FreeAnswer from './FreeAnswer.svelte';

const lean = (tenths: number): Shape => ({ kind: 'Lean', tenths });
const LEAN: Form = { example: lean(50), fields: [{ name: 'tenths', title: 'angle', type: 'angle', least: 0, most: 300 }] };
const inches: FieldForm = { name: 'inches', title: 'inches', type: 'number' };
const PATH: Form = {
  example: { kind: 'Drive', legs: [{ kind: 'Leg', inches: 2 }] },
  fields: [{ name: 'legs', title: 'legs', type: 'list', kind: 'Leg', fields: [inches] }],
};

function show(form: Form, action: Shape | null = null, told: () => null | object = () => null) {
  const select = vi.fn();
  const selected = action && { action, word: '', text: [] };
  render(FreeAnswer, { forms: [form], selected, select, told: told as never, names: [] });
  return select;
}

it('takes an angle in degrees and answers in tenths', async () => {
  const select = show(LEAN);
  const [degrees] = screen.getAllByRole<HTMLInputElement>('spinbutton');
  expect([degrees!.value, degrees!.max]).toEqual(['5', '30']);
  await fireEvent.change(degrees!, { target: { value: '12.5' } });
  expect(select).toHaveBeenLastCalledWith({ action: lean(125), word: '', text: [] });
  await fireEvent.input(screen.getByRole('slider'), { target: { value: '7' } });
  expect(select.mock.lastCall?.[0].action).toEqual(lean(70));
});

it('says why something is not allowed, and what it would bring', () => {
  show(LEAN, lean(400), () => ({ option: null, foresight: null, refusal: { text: ['It tips over.'], rules: [] } }));
  expect(screen.getByText('It tips over.')).toBeTruthy();
  show(LEAN, lean(20), () => ({ option: null, foresight: { kind: 'F', text: ['2 spaces more'] }, refusal: null }));
  expect(screen.getByText('2 spaces more')).toBeTruthy();
});

it('puts legs together', async () => {
  const select = show(PATH);
  await fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '4' } });
  expect(select.mock.lastCall?.[0].action).toEqual({ kind: 'Drive', legs: [{ kind: 'Leg', inches: 4 }] });
  await fireEvent.click(screen.getByRole('button', { name: 'Add one' }));
  expect(select.mock.lastCall?.[0].action.legs).toHaveLength(2);
  await fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(select.mock.lastCall?.[0].action.legs).toEqual([]);
});
