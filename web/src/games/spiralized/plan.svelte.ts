/** What may be chosen, as moves on the board: looked at, picked by token or by end, chosen. */

import { readOut } from '../../kit/phrases';
import type { TableProps } from '../../table/game-ui';
import { isSame } from '../../wire/actions';
import type { Option } from '../../wire/frames';
import type { Laid } from './laying';
import { movesOf, partnersOf } from './moves';
import { letterOf, TOKENS } from './paint';
import type { SpiralizedBoard, SpiralizedView, Wire } from './types.gen';
import { keyAt } from './way';

export interface Situation extends Pick<TableProps<Wire>, 'frame' | 'selected' | 'select' | 'commit' | 'foreseen'> {
  board: SpiralizedBoard;
  view: SpiralizedView;
  laid: Laid[];
  /** Something moves still: nothing can be planned. */
  isRunning: boolean;
}

export class Plan {
  readonly #now: () => Situation;
  /** The spot under the pointer or the focus. */
  looked = $state('');
  /** The own token that was picked; -1 for none. */
  picked = $state(-1);

  readonly asker = $derived.by(() => {
    const { frame, view } = this.#now();
    return frame.decision?.decision.seat ?? view.seat;
  });
  readonly colour = $derived.by(() => this.#now().view.colours[this.asker] ?? 0);
  readonly moves = $derived.by(() => {
    const { board, frame, foreseen } = this.#now();
    return movesOf(board, this.colour, frame.decision, foreseen);
  });
  /** Who may change places, by seat * 4 + token. */
  readonly partners = $derived.by(() => partnersOf(this.#now().frame.decision, TOKENS));
  readonly movable = $derived.by(() => new Set(this.moves.map((move) => move.token)));
  readonly isOpen = $derived.by(() => !this.#now().isRunning && this.#now().frame.decision !== null);
  readonly chosen = $derived.by(
    () => this.moves.find((move) => isSame(this.#now().selected, move.option)) ?? null,
  );
  /** The token that is chosen to change places; -1 for none. */
  readonly partner = $derived.by(
    () => [...this.partners].find(([, option]) => isSame(this.#now().selected, option))?.[0] ?? -1,
  );

  /** The own token whose moves are shown: looked at, chosen, or picked before; -1 for none. */
  readonly shown = $derived.by(() => {
    const token = this.looked ? this.#movableAt(this.looked) : -1;
    const isEnd = this.moves.some((one) => one.token === this.picked && one.end === this.looked);
    if (token >= 0 && !(this.picked >= 0 && isEnd)) return token;
    if (this.chosen) return this.chosen.token;
    return this.movable.has(this.picked) ? this.picked : -1;
  });
  readonly ghosts = $derived.by(() => this.moves.filter((move) => move.token === this.shown));

  /** What to touch, and what is chosen; empty while neither can be said. */
  readonly words = $derived.by(() => {
    const { view, frame } = this.#now();
    if (this.isOpen && this.shown < 0 && this.moves.some((move) => move.die > 0)) {
      return 'Touch one of your marked tokens to see where each die takes it.';
    }
    if (this.isOpen && this.partners.size > 0) {
      if (this.partner < 0) return 'Touch a marked token to see who would change places.';
      const owner = frame.names[Math.floor(this.partner / TOKENS)];
      return `${letterOf(view.landed)} and ${owner}'s ${letterOf(this.partner)} would change places.`;
    }
    return this.chosen ? `${letterOf(this.chosen.token)}: ${readOut(this.chosen.text, frame.names)}` : '';
  });

  /** The spots where a press does something. */
  readonly pressable = $derived.by(() => {
    if (!this.isOpen || this.#isSealed) return new Set<string>();
    const ends = this.moves.map((move) => move.end);
    const starts = [...this.movable].map((token) => this.placeOf(token));
    const others = this.#now().laid.filter((one) => this.partners.has(one.token));
    return new Set([...ends, ...starts, ...others.map((one) => one.spot)]);
  });

  constructor(now: () => Situation) {
    this.#now = now;
  }

  /** The spot of an own token. */
  placeOf(token: number): string {
    const { board, view } = this.#now();
    return keyAt(board, this.colour, view.tokens[this.asker * TOKENS + token] ?? 0);
  }

  press(id: string): void {
    this.looked = id;
    if (!this.isOpen || this.#isSealed) return;
    const { select } = this.#now();
    const token = this.#movableAt(id);
    const isGoal = this.ghosts.some((move) => move.end === id && move.token === this.picked);
    if (token >= 0 && !isGoal) {
      this.picked = token;
      const own = this.moves.filter((move) => move.token === token);
      if (own.length === 1) select(own[0]!.option);
      else if (this.chosen && this.chosen.token !== token) select(null);
      return;
    }
    const option = this.#optionAt(id);
    if (option) select(option);
  }

  /** Commits what is chosen if this is its spot; says whether it was. */
  commitAt(id: string): boolean {
    const { selected, commit } = this.#now();
    if (!selected || this.#isSealed || !this.#isChosenAt(id)) return false;
    commit(selected);
    return true;
  }

  get #isSealed(): boolean {
    return this.#now().frame.sealed !== null;
  }

  #movableAt(id: string): number {
    return [...this.movable].find((token) => this.placeOf(token) === id) ?? -1;
  }

  /** The option that a press on a spot would choose; pressed again, the next that ends there. */
  #optionAt(id: string): Option<Wire> | null {
    const { laid, selected } = this.#now();
    for (const [token, option] of this.partners) {
      if (laid.find((one) => one.token === token)?.spot === id) return option;
    }
    const near = this.ghosts.some((move) => move.end === id) ? this.ghosts : this.moves;
    const ending = near.filter((move) => move.end === id);
    const now = ending.findIndex((move) => isSame(selected, move.option));
    return ending[(now + 1) % ending.length]?.option ?? null;
  }

  #isChosenAt(id: string): boolean {
    if (this.chosen) return this.chosen.end === id;
    return this.partner >= 0 && this.#now().laid.some((one) => one.token === this.partner && one.spot === id);
  }
}
