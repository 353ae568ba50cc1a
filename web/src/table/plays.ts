/** The log by play: one line a play, put together of what the server says each event adds to it. */

import type { LogLine, Phrase } from '../wire/frames';

export interface Play {
  /** Where in the log it was opened: no other has that number. */
  readonly key: string;
  /** Whose it is; -1 for the table's. */
  readonly seat: number;
  /** What its line says besides whose it is; nothing where the sentence that opened it stands for it. */
  readonly words: readonly Phrase[];
  readonly steps: readonly LogLine[];
  /** The number of its last step in the log. */
  readonly until: number;
}

const TABLE = -1;

/** Groups a log that grows: what did not change is the same as before. */
export class Plays {
  #log: readonly LogLine[] = [];
  #plays: Play[] = [];
  /** By seat, which play goes on. */
  #open = new Map<number, number>();
  #running = -1;

  of(log: readonly LogLine[]): readonly Play[] {
    const known = this.#log.length;
    if (log.length < known || (known > 0 && log[known - 1] !== this.#log[known - 1])) this.#forget();
    for (let at = this.#log.length; at < log.length; at += 1) this.#take(log[at]!, at);
    this.#log = log;
    return [...this.#plays];
  }

  #forget(): void {
    this.#log = [];
    this.#plays = [];
    this.#open.clear();
    this.#running = -1;
  }

  #take(line: LogLine, at: number): void {
    const touched = new Set<number>();
    for (const { seat, opens, words } of line.brief) {
      const place = opens ? -1 : seat === TABLE ? this.#running : (this.#open.get(seat) ?? this.#running);
      const index = place < 0 ? this.#begin(seat, at) : place;
      const play = this.#plays[index]!;
      if (words.length > 0) this.#plays[index] = { ...play, words: [...play.words, words] };
      touched.add(index);
      this.#running = index;
    }
    if (touched.size === 0) touched.add(this.#running < 0 ? this.#begin(TABLE, at) : this.#running);
    for (const index of touched) {
      const play = this.#plays[index]!;
      this.#plays[index] = { ...play, steps: [...play.steps, line], until: at };
      this.#running = index;
    }
  }

  #begin(seat: number, at: number): number {
    const index = this.#plays.length;
    this.#plays.push({ key: `${at}:${seat}`, seat, words: [], steps: [], until: at });
    this.#running = index;
    if (seat !== TABLE) this.#open.set(seat, index);
    return index;
  }
}

/** The line of a play: whose it is, and what it came to. */
export function headOf({ seat, words }: Play): Phrase {
  const said = words.flatMap((phrase, index) => (index > 0 ? [', ', ...phrase] : phrase));
  return seat === TABLE ? said : [seat, ': ', ...said];
}

/** The same to the player of a seat: "You: MOVE 5", "hits you", "your B". */
export function addressed(phrase: Phrase, you: number): Phrase {
  return phrase.map((part, index) => {
    const before = phrase[index - 1];
    if (part === you) return isOwned(phrase[index + 1]) ? 'your' : index === 0 ? 'You' : 'you';
    return before === you && isOwned(part) ? (part as string).slice(OWNED.length) : part;
  });
}

const OWNED = "'s";

function isOwned(part: Phrase[number] | undefined): boolean {
  return typeof part === 'string' && part.startsWith(OWNED);
}
