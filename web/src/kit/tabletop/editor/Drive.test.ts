import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import Drive from './Drive.svelte';
import type { Run } from './kind';

function drawn(run: Partial<Run>): HTMLElement {
  const whole: Run = { poses: [], size: [63, 88], corner: 4, trouble: null, ...run };
  return render(Drive, { run: whole, isOld: false, height: 800_000, scale: 1 }).container;
}

it('draws the way from rest to rest', () => {
  const way = drawn({ poses: [{ x: 100_000, y: 100_000, heading: 0 }, { x: 188_000, y: 100_000, heading: 0 }] });
  expect(way.querySelector('.way')?.getAttribute('d')).toBe('M100 700L188 700');
  expect(way.querySelectorAll('.rest')).toHaveLength(2);
});

it('draws the corners of a way that bends', () => {
  const poses = [{ x: 0, y: 0, heading: 0 }, { x: 90_000, y: 10_000, heading: 45 }];
  const way = drawn({ poses, way: [[0, 0], [80_000, 0], [90_000, 10_000]] });
  expect(way.querySelector('.way')?.getAttribute('d')).toBe('M0 800L80 800L90 790');
  expect(way.querySelectorAll('.stop')).toHaveLength(2);
});

it('shows where to look, and no way where there is none', () => {
  const lost = drawn({ trouble: [880_000, 400_000] });
  expect(lost.querySelector('.way')).toBeNull();
  expect(lost.querySelector('.trouble')).not.toBeNull();
});
