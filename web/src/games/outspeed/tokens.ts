/** The six kinds of bonus token, in the order in which the wire counts them. */

export interface TokenKind {
  name: string;
  /** What it does, in a few words. */
  deed: string;
  /** When it cannot be played. */
  bar: string;
  rule: string;
}

export const TOKENS: readonly TokenKind[] = [
  {
    name: 'Electromagnet',
    deed: 'Pulls the leaders back 3 zones, those between back 2.',
    bar: 'Only from the rearmost zone.',
    rule: 'OS-032',
  },
  {
    name: 'Ion Cannon',
    deed: 'Every ship ahead of you loses 2 fuel.',
    bar: 'Only from the rearmost zone.',
    rule: 'OS-030',
  },
  {
    name: 'Flamethrower',
    deed: 'Drives the next ships ahead back 2 zones.',
    bar: '',
    rule: 'OS-028',
  },
  {
    name: 'Forcefield',
    deed: 'Leaves a marker here: it stops every ship that enters.',
    bar: 'Not while the finish tile is open.',
    rule: 'OS-036',
  },
  { name: 'Nitro', deed: 'You go 1 zone forward, for free.', bar: '', rule: 'OS-026' },
  { name: 'Fuel Tank', deed: 'You gain 2 fuel.', bar: '', rule: 'OS-027' },
];

export const NO_TOKEN = -1;

export function tokenName(token: number): string {
  return TOKENS[token]?.name ?? 'unknown token';
}

/** "2 Nitro and 1 Fuel Tank", or "none". */
export function tokensInWords(counts: readonly number[]): string {
  const words = counts.flatMap((count, kind) => (count ? [`${count} ${tokenName(kind)}`] : []));
  return join(words) || 'none';
}

/** Red, Blue and Green. */
export function join(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
