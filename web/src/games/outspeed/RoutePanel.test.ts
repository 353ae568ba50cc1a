import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { BOARD } from './fixtures';
import { LETTER } from './panel';
import RoutePanel from './RoutePanel.svelte';
import type { PrintedRoute } from './types.gen';

/** Every way of counting that the printed tiles use, the longest words among them. */
const ROUTES = BOARD.tiles.flatMap((tile) => tile.sides.flat()).filter((route) => route.is_lit);

function drawn(route: PrintedRoute, width: number, height: number, form: 'narrow' | 'short') {
  const { container } = render(RoutePanel, {
    route,
    index: 0,
    name: 'left',
    box: { x: 0, y: 0, width, height },
    form,
    taken: [],
    isSelected: false,
    isLocked: false,
    isOverfull: false,
    isClosed: false,
  });
  return [...container.querySelectorAll('.line > text:not([text-anchor])')].map((words) => ({
    words: words.textContent ?? '',
    end:
      Number(words.getAttribute('x')) +
      (words.textContent ?? '').length * LETTER * Number(words.getAttribute('font-size')),
  }));
}

describe('a route on a phone', () => {
  it.each([
    [125, 120, 'short'],
    [114, 102, 'short'],
    [108, 124, 'short'],
    [125, 156, 'narrow'],
    [102, 156, 'narrow'],
  ] as const)('keeps its words in a column of %i by %i', (width, height, form) => {
    for (const route of ROUTES) {
      for (const { words, end } of drawn(route, width, height, form)) {
        expect(end, `${route.text}: ${words}`).toBeLessThanOrEqual(width);
      }
    }
  });

  it('breaks words that are too long before the plus', () => {
    const convoy = BOARD.tiles.find((tile) => tile.name === 'Convoy')!.sides[0]![0]!;
    const words = drawn(convoy, 125, 120, 'short').map((line) => line.words);
    expect(words.slice(-2)).toEqual(['+1 per ▲', '+\u00a01']);
  });
});
