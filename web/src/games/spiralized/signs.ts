/** Small signs in a box of 16 by 16, for the board and the prompts. */

export type SignName = 'hit' | 'drop' | 'swap' | 'home' | 'stairs' | 'roll' | 'stop' | 'pit';

export const SIGNS: Record<SignName, { path: string; label: string }> = {
  hit: {
    path: 'm8 0 1.7 4.2L13.6 2l-1.3 4.1L16 8l-3.9 1.6 1.5 4.2-3.8-2L8 16l-1.8-4.2-3.9 2 1.5-4.2L0 8l3.7-1.9L2.4 2l3.9 2.2z',
    label: 'hits',
  },
  drop: { path: 'M6 1h4v7h4l-6 7-6-7h4z', label: 'drops into the next ring' },
  swap: {
    path: 'M1 5.5 5.5 1v3H15v3H5.5v3zM15 10.5 10.5 15v-3H1V9h9.5V6z',
    label: 'changes places',
  },
  home: { path: 'M8 1 0 8h2.5v7h4v-4.5h3V15h4V8H16z', label: 'comes Home' },
  stairs: { path: 'M0 1h4.5v4h4v4h4v4H16v2.5h-6.2v-4h-4v-4h-4v-4H0z', label: 'takes the stairs' },
  roll: {
    path: 'M3 1h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2zm2 2.4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zm6 6a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z',
    label: 'rolls',
  },
  stop: { path: 'M5 0h6l5 5v6l-5 5H5l-5-5V5z', label: 'stops' },
  pit: { path: 'M8 2c4.4 0 8 2.7 8 6s-3.6 6-8 6-8-2.7-8-6 3.6-6 8-6zm0 4C5 6 2.7 7 2.7 8.2S5 11 8 11s5.3-1.4 5.3-2.8S11 6 8 6z', label: 'the Pit' },
};
