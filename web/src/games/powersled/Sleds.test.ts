import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { board, position, sled } from './fixtures';
import { sceneOf } from './scene';
import Sleds from './Sleds.svelte';

it('pulses under the sleds of those who act and rings the own one, whoever moved last', () => {
  const view = position([sled(0, 's5.0.0'), sled(1, 's5.0.2'), sled(2, 's5.1.4')]);
  view.play.mover = 2;
  const { container } = render(Sleds, { board, scene: sceneOf(board, view, []), scale: 1, mine: 0, acting: [1] });
  const having = (mark: string) =>
    [...container.querySelectorAll('.sled')].flatMap((one, seat) => (one.querySelector(mark) ? [seat] : []));
  expect(having('.pulse')).toEqual([1]);
  expect(having('.mine')).toEqual([0]);
  expect(container.querySelectorAll('.sled > circle:not(.pulse, .mine, .edge)')).toHaveLength(0);
});
