/** Several cards are picked at once, and go one after the other, as the engine asks for them. */

class Discards {
  picks = $state<number[]>([]);
  #key = '';
  #left = 0;

  /** A question: the same hand going on, or a new one. Says whether the next pick may go by itself. */
  open(key: string, left: number): boolean {
    const goesOn = key === this.#key && left === this.#left - 1 && this.picks.length > 0;
    this.picks = goesOn ? this.picks.slice(1) : key === this.#key && left === this.#left ? this.picks : [];
    this.#key = key;
    this.#left = left;
    return goesOn && this.picks.length > 0;
  }
}

export const discards = new Discards();
