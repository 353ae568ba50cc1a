/** The names of the signs, and the pictures on the bonus tokens. */

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

/** Pictures of the six tokens around the middle of their chip, in the order of the wire. */
export const TOKEN_ICONS: readonly string[] = [
  // Electromagnet: a horseshoe.
  'M-6.5-6.5h4v6.5a2.5 2.5 0 0 0 5 0v-6.5h4V.5a6.5 6.5 0 0 1-13 0zM-6.5-3.8h4v-1h-4zM2.5-3.8h4v-1h-4z',
  // Ion Cannon: rings round a beam.
  'M-7.5-1.3h5v2.6h-5zM2.5-1.3h5v2.6h-5zM0-6.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13zM0-4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM0-1.8a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 1 1 0-3.6z',
  // Flamethrower: a flame.
  'M.3-8C4-4.5 6-1.5 6 1.8A6 6 0 0 1-6 1.8c0-2.6 1.6-4.3 2.6-6.3.8 1.3 1.3 1.9 1.9 2.3C-1.3-4.5-1-6.3.300-8zM0 5.8a2.6 2.6 0 0 0 2.6-2.6c0-1.5-1.3-2.5-2-3.9-1 1.6-3.2 2.5-3.2 4.2A2.5 2.5 0 0 0 0 5.8z',
  // Forcefield: a shield.
  'M0-7.5 6.5-5v4.5c0 4-2.6 6.5-6.5 8-3.9-1.5-6.5-4-6.5-8V-5zM0-4.7-4-3.2v2.9c0 2.4 1.5 4 4 5.1 2.5-1.1 4-2.7 4-5.1v-2.9z',
  // Nitro: two arrow heads.
  'M-7-6h4.5L2 0l-4.5 6H-7l4.3-6zM0-6h4L8.3 0 4 6H0l4.3-6z',
  // Fuel Tank: a canister.
  'M-5.5-4h2.3v-3h4v3h1.2l3.5 2.8V7.5h-11zM-3-1.3v2h6v-2zM-3 2.2v2h6v-2z',
];

/** The routes of a tile, from left to right. */
export const ROUTES = ['left', 'middle', 'right'] as const;

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
  ...ROUTES.map((name, value): [string, Drawn] => [name, { name: 'crowd', value }]),
]);

/** The glyph that stands for a sign; nothing for what is written as it stands. */
export function glyphOf(sign: string): Drawn | undefined {
  return DRAWN.get(sign);
}
