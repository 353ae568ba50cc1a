/** Places of the board that a sentence names, and the one that is pointed at just now. */

export interface Place {
  /** As the board knows it: "s5.0.3". */
  word: string;
  /** As players say it: "home straight, right lane 4". */
  name: string;
  /** More about it, for who looks; nothing where the name says all. */
  about?: string;
}

/** Of a sentence: a stretch of words, or a place. */
export type Piece = string | Place;

/** A sentence in pieces: `pattern` finds what may be a place, `placeOf` says which are. */
export function piecesOf(text: string, pattern: RegExp, placeOf: (word: string) => Place | null): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const place = placeOf(found[0]);
    if (!place) continue;
    if (found.index > from) pieces.push(text.slice(from, found.index));
    pieces.push(place);
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

/** The sentence as it is read out. */
export function readOut(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.name)).join('');
}

class Pointer {
  /** The word of the place that a sentence points at; empty for none. */
  place = $state('');

  /** Away from this place, unless another was pointed at since. */
  leave(word: string): void {
    if (this.place === word) this.place = '';
  }
}

export const pointer = new Pointer();
