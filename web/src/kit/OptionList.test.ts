import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { tableFrame } from '../wire/fake-server';
import OptionList from './OptionList.svelte';

const { options } = tableFrame().decision!;

function show(selected = null as (typeof options)[number] | null) {
  const select = vi.fn();
  const commit = vi.fn();
  render(OptionList, { options, selected, select, commit, names: [], label: 'Push' });
  return { select, commit, radios: screen.getAllByRole('radio') };
}

/** As a browser does for Enter on a button: a click without a mouse behind it. */
const enter = (target: Element) => fireEvent.click(target, { detail: 0 });
const click = (target: Element) => fireEvent.click(target, { detail: 1 });

it('walks with the arrows, round the ends too', async () => {
  const { radios } = show();
  radios[0]!.focus();
  await fireEvent.keyDown(radios[0]!, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(radios[1]);
  await fireEvent.keyDown(radios[1]!, { key: 'End' });
  expect(document.activeElement).toBe(radios[2]);
  await fireEvent.keyDown(radios[2]!, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(radios[0]);
  await fireEvent.keyDown(radios[0]!, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(radios[2]);
});

it('has one tab stop', () => {
  const { radios } = show(options[1]);
  expect(radios.map((radio) => radio.tabIndex)).toEqual([-1, 0, -1]);
});

it('looks at the first Enter and commits at the second', async () => {
  const first = show();
  await enter(first.radios[1]!);
  expect(first.select).toHaveBeenCalledWith(options[1]);
  expect(first.commit).not.toHaveBeenCalled();
});

it('commits what is already looked at on Enter', async () => {
  const { commit, radios } = show(options[1]);
  await enter(radios[1]!);
  expect(commit).toHaveBeenCalledWith(options[1]);
});

it('never commits on a single click, but on a double click', async () => {
  const { select, commit, radios } = show(options[1]);
  await click(radios[1]!);
  expect(select).toHaveBeenCalledWith(options[1]);
  expect(commit).not.toHaveBeenCalled();
  await fireEvent.dblClick(radios[1]!);
  expect(commit).toHaveBeenCalledWith(options[1]);
});
