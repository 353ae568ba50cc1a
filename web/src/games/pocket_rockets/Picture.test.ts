import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { THINGS, thingOf } from '../../kit/tabletop/things';
import { BOARD } from './fixtures';
import Picture from './Picture.svelte';

it('draws every course that may be raced on', () => {
  render(Picture, { board: BOARD });
  expect(screen.getAllByRole('img')).toHaveLength(BOARD.courses.length);
  const breakfast = screen.getByRole('img', { name: /^Breakfast Dash, 2 to 8 players, 3 gates$/ });
  expect(breakfast.querySelectorAll('[data-thing]')).toHaveLength(10);
  expect([...breakfast.querySelectorAll('[data-line]')].map((one) => one.getAttribute('data-line'))).toEqual([
    'the start', 'gate A', 'gate B', 'gate C', 'the finish',
  ]);
});

it('is chosen from by pressing a table, and shows all of them again', async () => {
  const pick = vi.fn();
  const { rerender } = render(Picture, { board: BOARD, pick });
  await fireEvent.click(screen.getByRole('button', { name: /^Desk U-Turn/ }));
  expect(pick).toHaveBeenLastCalledWith('course', 'desk_u_turn');
  await rerender({ board: { ...BOARD, courses: BOARD.courses.slice(0, 1) }, pick });
  await fireEvent.click(screen.getByRole('button', { name: 'All courses' }));
  expect(pick).toHaveBeenLastCalledWith('course', 'random');
});

it('has art for everything that lies on the built-in tables, and a block for the rest', () => {
  const lying = BOARD.courses.flatMap((course) => course.obstacles);
  expect(lying.filter((one) => thingOf(one) !== THINGS[one.name]).map((one) => one.name)).toEqual([]);
  const block = thingOf({ name: 'gnome', radius: 0 });
  expect(Object.values(THINGS)).not.toContain(block);
  expect(thingOf({ name: 'mug', radius: 0 })).toBe(block);
});

it('wants all art to be drawing and nothing else', () => {
  for (const thing of Object.values(THINGS)) {
    const svg = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${thing.art}</svg>`, 'image/svg+xml');
    expect(svg.querySelector('parsererror')).toBeNull();
    expect(svg.querySelector('script, foreignObject, image, a, [onclick]')).toBeNull();
  }
});
