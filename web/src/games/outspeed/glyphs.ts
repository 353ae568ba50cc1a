/** The names of the signs, and the pictures on the bonus tokens. */

import { RouteName, Token } from './types.gen';

export type GlyphName =
  | 'person'
  | 'all'
  | 'alone'
  | 'crowd'
  | 'route'
  | 'cube'
  | 'chevron'
  | 'token'
  | 'wheel'
  | 'die-yellow'
  | 'die-blue'
  | 'lock'
  | 'dots'
  | 'flag'
  | 'finish'
  | 'cross'
  | 'warning'
  | 'bonus';

/** Pictures of the tokens around the middle of their chip. */
export const TOKEN_ICONS: Partial<Record<Token, string>> = {
  // A horseshoe.
  [Token.ELECTROMAGNET]: 'M-6.5-6.5h4v6.5a2.5 2.5 0 0 0 5 0v-6.5h4V.5a6.5 6.5 0 0 1-13 0zM-6.5-3.8h4v-1h-4zM2.5-3.8h4v-1h-4z',
  // Rings round a beam.
  [Token.ION_CANNON]: 'M-7.5-1.3h5v2.6h-5zM2.5-1.3h5v2.6h-5zM0-6.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13zM0-4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM0-1.8a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 1 1 0-3.6z',
  // A flame.
  [Token.FLAMETHROWER]: 'M.3-8C4-4.5 6-1.5 6 1.8A6 6 0 0 1-6 1.8c0-2.6 1.6-4.3 2.6-6.3.8 1.3 1.3 1.9 1.9 2.3C-1.3-4.5-1-6.3.300-8zM0 5.8a2.6 2.6 0 0 0 2.6-2.6c0-1.5-1.3-2.5-2-3.9-1 1.6-3.2 2.5-3.2 4.2A2.5 2.5 0 0 0 0 5.8z',
  // A shield.
  [Token.FORCEFIELD]: 'M0-7.5 6.5-5v4.5c0 4-2.6 6.5-6.5 8-3.9-1.5-6.5-4-6.5-8V-5zM0-4.7-4-3.2v2.9c0 2.4 1.5 4 4 5.1 2.5-1.1 4-2.7 4-5.1v-2.9z',
  // Two arrow heads.
  [Token.NITRO]: 'M-7-6h4.5L2 0l-4.5 6H-7l4.3-6zM0-6h4L8.3 0 4 6H0l4.3-6z',
  // A canister.
  [Token.FUEL_TANK]: 'M-5.5-4h2.3v-3h4v3h1.2l3.5 2.8V7.5h-11zM-3-1.3v2h6v-2zM-3 2.2v2h6v-2z',
};

export interface Drawn {
  name: GlyphName;
  value: number | null;
}

/** The signs of printed lines that are drawn; pilots on a route go by its name. */
const DRAWN = new Map<string, Drawn>([
  ...(['person', 'all', 'alone', 'cube', 'chevron', 'token', 'wheel'] as const).map(
    (name): [string, Drawn] => [name, { name, value: null }],
  ),
  ['yellow', { name: 'die-yellow', value: null }],
  ['blue', { name: 'die-blue', value: null }],
  ['left', { name: 'crowd', value: RouteName.LEFT }],
  ['middle', { name: 'crowd', value: RouteName.MIDDLE }],
  ['right', { name: 'crowd', value: RouteName.RIGHT }],
]);

/** The glyph that stands for a sign; nothing for what is written as it stands. */
export function glyphOf(sign: string): Drawn | undefined {
  return DRAWN.get(sign);
}
