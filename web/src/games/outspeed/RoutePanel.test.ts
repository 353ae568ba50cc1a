import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { LETTER } from './panel';
import RoutePanel from './RoutePanel.svelte';
import { parseRoute } from './routes';

/** Every way of counting that the printed tiles use, the longest words among them. */
const ROUTES = [
  '- | 0 | F=#M+1',
  '- | 1 | Z=#M+1',
  '- | 1+dY | Z=4',
  '- | dY | Z=dB+1',
  '- | #M*dY | Z=5',
  '- | 3 | Z=2*dB',
  'P3 | 1 | Z=2 B=1',
  'ALONE | 1 | F=2 B=1',
];

function drawn(text: string, width: number, height: number, form: 'narrow' | 'short') {
  const { container } = render(RoutePanel, {
    route: parseRoute(text),
    index: 0,
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
    [125, 156, 'narrow'],
    [102, 156, 'narrow'],
  ] as const)('keeps its words in a column of %i by %i', (width, height, form) => {
    for (const route of ROUTES) {
      for (const { words, end } of drawn(route, width, height, form)) {
        expect(end, `${route}: ${words}`).toBeLessThanOrEqual(width);
      }
    }
  });

  it('breaks words that are too long before the plus', () => {
    const words = drawn('- | 0 | F=#M+1', 125, 120, 'short').map((line) => line.words);
    expect(words.slice(-2)).toEqual(['+1 per ▲', '+\u00a01']);
  });
});
