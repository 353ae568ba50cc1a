import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { pilot, position } from './fixtures';
import { compose, plates } from './layout';
import { sceneOf } from './scene';
import Track from './Track.svelte';

const layout = compose(1040, 740, 1, 3);
const scene = sceneOf(position([pilot(0, 3), pilot(1, 3), pilot(2, 5)]));
const props = {
  scene: { ...scene, ships: scene.ships.map((ship) => ({ ...ship, hasMoved: true })) },
  layout,
  plates: plates(layout.track, layout.lean, scene, 7),
  lead: 5,
  seat: 0,
  acting: [1, 2],
  ghosts: [],
  targets: [2],
  step: 0,
  isStill: true,
};

it('pulses under the ships of those who act and rings the own one; nothing else is ringed', () => {
  const { container } = render(Track, props);
  const having = (mark: string) =>
    [...container.querySelectorAll('.flight')].flatMap((one, seat) => (one.querySelector(mark) ? [seat] : []));
  expect(having('.pulse')).toEqual([1, 2]);
  expect(having('.mine')).toEqual([0]);
  expect(container.querySelectorAll('.flight circle:not(.pulse, .mine, .edge)')).toHaveLength(0);
});
