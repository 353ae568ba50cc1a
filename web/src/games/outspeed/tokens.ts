/** Bonus tokens by their kinds, in the order in which the wire counts them. */

import { joined } from '../../kit/words';
import type { OutspeedBoard } from './types.gen';

export function tokenName(board: OutspeedBoard, token: number): string {
  return board.tokens[token]?.name ?? 'unknown token';
}

/** "2 Nitro and 1 Fuel Tank", or "none". */
export function tokensInWords(board: OutspeedBoard, counts: readonly number[]): string {
  const words = counts.flatMap((count, kind) => (count ? [`${count} ${tokenName(board, kind)}`] : []));
  return joined(words) || 'none';
}
