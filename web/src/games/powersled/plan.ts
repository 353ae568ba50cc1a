/** What an option would bring, as marks on the board. */

import type { Chance } from '../../kit/chances';
import type { TableProps } from '../../table/game-ui';
import type { Option, Phrase } from '../../wire/frames';
import {
  Fate,
  type ChoicePreview,
  type Foresight,
  type OddsPreview,
  type PathPreview,
  type PlayPreview,
  type PowersledBoard,
  type PowersledView,
  type RiskPreview,
  type Stand,
  type StepPreview,
  type Wire,
} from './types.gen';

type Foresee = TableProps<Wire>['foreseen'];

export interface Plan {
  /** Squares where the move can end without contact. */
  ends: number[];
  /** The sensible ways, the best first. */
  paths: PathPreview[];
  /** Sleds that the option is aimed at. */
  targets: number[];
  /** A square that it concerns: where a mine would lie, where a tow would end. */
  square: number;
  text: Phrase;
}

/** What is drawn of a way. */
export type Way = Pick<PathPreview, 'squares' | 'end' | 'struck'>;

const NOTHING: Plan = { ends: [], paths: [], targets: [], square: -1, text: [] };

/** What a drive or a step would bring: where it leads. */
export function wayOf(found: Foresight | null): PlayPreview | StepPreview | null {
  return found?.kind === 'PlayPreview' || found?.kind === 'StepPreview' ? found : null;
}

/** What a card would do. */
export function choiceOf(found: Foresight | null): ChoicePreview | null {
  return found?.kind === 'ChoicePreview' ? found : null;
}

export function planOf(option: Option<Wire> | null, found: Foresight | null): Plan {
  if (!option || !found) return NOTHING;
  const { action } = option;
  const way = wayOf(found);
  if (way) {
    const targets = action.kind === 'Sideswipe' ? [action.target] : [];
    return { ...NOTHING, ends: way.ends, paths: way.paths, targets, text: way.text };
  }
  const choice = choiceOf(found);
  return choice
    ? { ...NOTHING, targets: choice.seat >= 0 ? [choice.seat] : [], square: choice.square, text: choice.text }
    : NOTHING;
}

/** The square that stands for an option: a press on it chooses the option. -1 for none. */
export function squareOf(view: PowersledView, seat: number, option: Option<Wire>, foreseen: Foresee): number {
  const { action } = option;
  const of = (one: number) => view.sleds[one]?.square ?? -1;
  if (action.kind === 'Sideswipe' || action.kind === 'ThrowNuke') return of(action.target);
  if (action.kind === 'Stop') return of(seat);
  if (action.kind === 'Lay' || action.kind === 'Pass' || action.kind === 'Done') return -1;
  const found = foreseen(option);
  if (found?.kind !== 'StepPreview' && found?.kind !== 'ChoicePreview') return -1;
  if (found.square >= 0) return found.square;
  if (found.kind === 'StepPreview' && action.kind === 'Go') {
    const struck = found.paths[0]?.struck ?? -1;
    return struck >= 0 ? of(struck) : -1;
  }
  return -1;
}

/** Where a sled stands. */
export function standOf(board: PowersledBoard, view: PowersledView, seat: number): Stand | null {
  const sled = view.sleds[seat];
  return sled ? (board.squares[sled.square]?.stands[sled.half] ?? null) : null;
}

export function isBlow(risk: RiskPreview): boolean {
  return risk.strength > 0;
}

const FATES: Record<Fate, [label: string, tone: Chance['tone']]> = {
  [Fate.NO_HARM]: ['no effect', 'good'],
  [Fate.DAMAGED]: ['damage only', 'slight'],
  [Fate.ONE_STEP]: ['lose 1 step', 'mild'],
  [Fate.TWO_STEPS]: ['lose 2 steps', 'warn'],
  [Fate.SPUN]: ['spin', 'bad'],
  [Fate.CRASHED]: ['crash', 'worst'],
  [Fate.BROKEN]: ['broken down', 'worst'],
};

/** For a risk bar: what cannot happen is left out. */
export function chancesOf(odds: OddsPreview): Chance[] {
  return odds.permille.flatMap((permille, fate) => {
    const [label, tone] = FATES[fate as Fate];
    return permille > 0 ? [{ label, share: permille / 1000, tone }] : [];
  });
}
