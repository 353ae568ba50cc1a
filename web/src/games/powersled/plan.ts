/** What an option would bring, as marks on the board. */

import type { Chance } from '../../kit/chances';
import { isSame } from '../../wire/actions';
import type { Asked, Option } from '../../wire/frames';
import type { Pose } from './geometry';
import type { Track } from './track';
import type {
  ChoicePreview,
  OddsPreview,
  PathPreview,
  PlayPreview,
  PowersledView,
  StepPreview,
  TrialPreview,
  Wire,
} from './types.gen';

export interface Plan {
  /** Squares where the move can end without contact. */
  ends: number[];
  /** The sensible ways, the best first. */
  paths: PathPreview[];
  /** Sleds that the option is aimed at. */
  targets: number[];
  /** A square that it concerns: where a mine would lie, where a tow would end. */
  square: number;
  text: string;
}

const NOTHING: Plan = { ends: [], paths: [], targets: [], square: -1, text: '' };

function numberOf(asked: Asked<Wire> | null, option: Option<Wire> | null): number {
  return asked?.options.findIndex((one) => isSame(one, option)) ?? -1;
}

/** The preview of a play: several options may come to the same. */
export function playOf(asked: Asked<Wire> | null, option: Option<Wire> | null): PlayPreview | null {
  const number = numberOf(asked, option);
  const plays = asked?.previews.filter((one) => one.kind === 'PlayPreview') ?? [];
  return plays.find((one) => one.options.includes(number)) ?? null;
}

/** The preview of the option with this number. */
export function previewOf(asked: Asked<Wire> | null, option: Option<Wire> | null): StepPreview | ChoicePreview | null {
  const number = numberOf(asked, option);
  const previews = asked?.previews.filter((one) => one.kind === 'StepPreview' || one.kind === 'ChoicePreview') ?? [];
  return previews.find((one) => one.option === number && number >= 0) ?? null;
}

export function planOf(asked: Asked<Wire> | null, option: Option<Wire> | null): Plan {
  if (!asked || !option) return NOTHING;
  const action = option.action;
  if (action.kind === 'Lay') {
    const play = playOf(asked, option);
    return play ? { ...NOTHING, ends: play.ends, paths: play.paths, text: play.text } : NOTHING;
  }
  const found = previewOf(asked, option);
  if (!found) return NOTHING;
  if (found.kind === 'StepPreview') {
    const targets = action.kind === 'Sideswipe' ? [action.target] : [];
    return { ...NOTHING, ends: found.ends, paths: found.paths, targets, text: found.text };
  }
  return {
    ...NOTHING,
    targets: found.seat >= 0 ? [found.seat] : [],
    square: found.square,
    text: found.text,
  };
}

/** The square that stands for an option: a press on it chooses the option. -1 for none. */
export function squareOf(view: PowersledView, asked: Asked<Wire> | null, option: Option<Wire>): number {
  const action = option.action;
  const seat = asked?.decision.seat ?? -1;
  const of = (one: number) => view.sleds[one]?.square ?? -1;
  if (action.kind === 'Sideswipe' || action.kind === 'ThrowNuke') return of(action.target);
  if (action.kind === 'Stop') return of(seat);
  const found = previewOf(asked, option);
  if (!found || action.kind === 'Pass' || action.kind === 'Done') return -1;
  if (found.square >= 0) return found.square;
  if (found.kind === 'StepPreview' && action.kind === 'Go') {
    const struck = found.paths[0]?.struck ?? -1;
    return struck >= 0 ? of(struck) : -1;
  }
  return -1;
}

/** Where a sled stands. */
export function poseOf(track: Track, view: PowersledView, seat: number): Pose | null {
  const sled = view.sleds[seat];
  return sled ? (track.squares[sled.square]?.poses[sled.half] ?? null) : null;
}

export function isBlow(trial: TrialPreview): boolean {
  return trial.strength > 0;
}

const FATES: [string, Chance['tone']][] = [
  ['no effect', 'good'],
  ['damage only', 'slight'],
  ['lose 1 step', 'mild'],
  ['lose 2 steps', 'warn'],
  ['spin', 'bad'],
  ['crash', 'worst'],
  ['broken down', 'worst'],
];

/** For a risk bar: what cannot happen is left out. */
export function chancesOf(odds: OddsPreview): Chance[] {
  return odds.permille.flatMap((permille, fate) => {
    const [label, tone] = FATES[fate] ?? ['', 'good'];
    return permille > 0 ? [{ label, share: permille / 1000, tone }] : [];
  });
}
