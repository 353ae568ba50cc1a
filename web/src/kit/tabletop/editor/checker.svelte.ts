/** Asks the server about a drawing: whether it is one, and whether it can be driven. */

import { boardFor, type Board } from '../../../wire/boards';
import type { Shape } from '../../../wire/frames';
import { api, Problem } from '../../../wire/rest';
import type { Drawing, Pick } from './drawing';
import { nameOf, type TabletopKind } from './kind';

export type Verdict =
  | { is: 'asking' }
  /** It is sound; whether it can be driven is not known yet. */
  | { is: 'sound'; board: Board }
  /** `finding` is null where everything that is sound can be driven. */
  | { is: 'scouted'; board: Board; finding: Shape | null }
  /** What is wrong, and with what. */
  | { is: 'wrong'; text: string; pick: Pick | null }
  /** Nobody could say. */
  | { is: 'unknown'; text: string };

const AGAIN_MS = 1000;
const BUSY = 503;
const TOO_FAST = 429;

export class Checker {
  verdict = $state.raw<Verdict>({ is: 'asking' });
  /** The verdict is that of an older drawing. */
  isOld = $state(true);
  readonly #game: string;
  readonly #kind: TabletopKind;
  /** How often it was asked: only the last answer counts. */
  #asked = 0;

  constructor(game: string, kind: TabletopKind) {
    this.#game = game;
    this.#kind = kind;
  }

  /** Look at a drawing; an older look is given up. */
  async check(drawing: Drawing): Promise<void> {
    this.wait();
    const asked = this.#asked;
    const config = { data: this.#kind.write(drawing) };
    try {
      const board = await this.#patiently(asked, () => boardFor(this.#game, config));
      if (asked !== this.#asked) return;
      // A run that was shown stays until there is another.
      if (this.verdict.is !== 'scouted') this.verdict = { is: 'sound', board };
      const finding = await this.#patiently(asked, () => api.scout(this.#game, config));
      this.#tell(asked, { is: 'scouted', board, finding });
    } catch (error) {
      this.#tell(asked, this.#wrong(error as Problem, drawing));
    }
  }

  /** The drawing is changing: what was asked is of no use any more. */
  wait(): void {
    this.#asked += 1;
    this.isOld = true;
  }

  #tell(asked: number, verdict: Verdict): void {
    if (asked !== this.#asked) return;
    this.verdict = verdict;
    this.isOld = false;
  }

  async #patiently<T>(asked: number, ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        const { status } = error as Problem;
        if (asked !== this.#asked || (status !== BUSY && status !== TOO_FAST)) throw error;
        await new Promise((done) => setTimeout(done, AGAIN_MS));
      }
    }
  }

  #wrong(problem: Problem, drawing: Drawing): Verdict {
    const { field, message, why } = problem;
    if (field === undefined) return { is: 'unknown', text: message };
    const place = placeOf(field);
    const pick = this.#kind.pickAt(place, drawing);
    const what = pick ? nameOf(this.#kind, drawing, pick) : place;
    // Some reasons name the thing themselves.
    const isNamed = what === '' || why.includes(what);
    return { is: 'wrong', text: isNamed ? why.charAt(0).toUpperCase() + why.slice(1) : `${what}: ${why}`, pick };
  }
}

/** The place within the file: "config.data.start" is "start". */
export function placeOf(field: string): string {
  return field.replace(/^config\.data\.?/, '');
}
