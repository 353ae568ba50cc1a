/** The place of the board that a sentence points at just now. */

class Pointer {
  /** Its key; empty for none. */
  place = $state('');

  /** Away from this place, unless another was pointed at since. */
  leave(key: string): void {
    if (this.place === key) this.place = '';
  }
}

export const pointer = new Pointer();
