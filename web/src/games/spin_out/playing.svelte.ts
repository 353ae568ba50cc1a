/** The card that is being looked at, and what of the answers plays it. */

import type { TableProps } from '../../table/game-ui';
import type { Option } from '../../wire/frames';
import type { Action, PlayCard, Wire } from './types.gen';

const PLAYS: readonly Action['kind'][] = ['PlayCard', 'Eject', 'BailOut', 'ClaimFinish'];

/** Answers that play something, beside what is asked. */
export function isPlay(option: Option<Wire>): boolean {
  return PLAYS.includes(option.action.kind);
}

/** Which card an answer takes; -1 for none. */
export function cardOf({ action }: Option<Wire>): number {
  return action.kind === 'PlayCard' || action.kind === 'Eject' || action.kind === 'BailOut' ? action.card : -1;
}

export function playOf({ action }: Option<Wire>): PlayCard | null {
  return action.kind === 'PlayCard' ? action : null;
}

type Table = Pick<TableProps<Wire>, 'frame' | 'select'>;

class Playing {
  #at = $state.raw<{ question: string; card: number; named: number } | null>(null);

  #question({ frame }: Table): string {
    return `${frame.seat}:${frame.moment}`;
  }

  /** The card that is looked at; -1 for none. */
  card(table: Table): number {
    return this.#at?.question === this.#question(table) ? this.#at.card : -1;
  }

  /** What a Joker is named; -1 while it is not. */
  named(table: Table): number {
    return this.#at?.question === this.#question(table) ? this.#at.named : -1;
  }

  /** Look at a card. What can be done with it in one way only is selected at once. */
  take(table: Table, card: number, named = -1): void {
    this.#at = { question: this.#question(table), card, named };
    const [only, ...others] = this.ways(table);
    table.select(only && others.length === 0 ? only : null);
  }

  drop(table: Table): void {
    this.#at = null;
    table.select(null);
  }

  /** Everything that the card can be played for, under all names. */
  all(table: Table): Option<Wire>[] {
    const card = this.card(table);
    if (card < 0 || table.frame.sealed) return [];
    return (table.frame.decision?.options ?? []).filter((option) => isPlay(option) && cardOf(option) === card);
  }

  /** The same under the name that was given. */
  ways(table: Table): Option<Wire>[] {
    const all = this.all(table);
    const named = this.named(table);
    return named < 0 ? all : all.filter((option) => playOf(option)?.named === named);
  }
}

export const playing = new Playing();

/** The cards that can be played now. */
export function litIn(options: readonly Option<Wire>[]): Set<number> {
  return new Set(options.filter(isPlay).map(cardOf).filter((card) => card >= 0));
}
