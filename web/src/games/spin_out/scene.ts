/** What is shown of the race: the view itself, or a still on the way to it. */

import type { Phrase } from '../../wire/frames';
import { unwound } from './ground';
import { Status, type SpinOutView } from './types.gen';

export interface ShownPod {
  x: number;
  y: number;
  /** In hundredths of a degree, beyond a full turn if it came from there, so that it turns as it did. */
  heading: number;
  damage: number;
  orange: boolean;
  red: boolean;
  black: boolean;
  blue: boolean;
  /** Off the table. */
  isGone: boolean;
}

/** Dice on the table, each throw with whose it is. */
export interface Roll {
  title: string;
  throws: { seat: number; dice: number[] }[];
  result: string;
  tone: 'good' | 'warn' | 'bad';
}

/** A card that lies open for all to see. */
export interface Shown {
  seat: number;
  card: number;
  named: number;
  target: number;
}

export interface Scene {
  pods: ShownPod[];
  /** Features that are driven away. */
  gone: number[];
  wrecks: { x: number; y: number }[];
  roll: Roll | null;
  card: Shown | null;
  /** Where something is touched. */
  spark: { x: number; y: number } | null;
  /** Who is about to blow up; the blast is shown there. */
  blast: { x: number; y: number } | null;
  struck: number[];
  /** Who spins. */
  spinning: number;
  /** The gate that is just passed; -1 for none. */
  crossed: number;
  winners: number[];
  /** Steps that pods take to come to where they are. */
  glide: number;
  caption: Phrase;
}

export const CALM = {
  roll: null,
  card: null,
  spark: null,
  blast: null,
  struck: [],
  spinning: -1,
  crossed: -1,
  winners: [],
  glide: 0,
  caption: [],
} satisfies Partial<Scene>;

/** The table at rest; after a film pods do not turn back by full circles. `asked` are the seats that are asked now. */
export function sceneOf(view: SpinOutView, before: Scene | null = null, asked: readonly number[] = []): Scene {
  const unplaced = unplacedIn(view, asked);
  return {
    ...CALM,
    pods: view.pods.map(({ pose, damage, orange, red, black, blue, status, is_waiting }, seat) => ({
      x: pose.x,
      y: pose.y,
      heading: unwound(pose.heading, before?.pods[seat]?.heading ?? pose.heading),
      damage,
      orange,
      red,
      black,
      blue,
      isGone: (status !== Status.RACING && !is_waiting) || unplaced.includes(seat),
    })),
    gone: view.gone,
    wrecks: view.wrecks,
  };
}

/** Before the start pods are placed one after the other: whoever is asked, and all after that, stand nowhere yet. */
function unplacedIn({ phase, order }: SpinOutView, asked: readonly number[]): number[] {
  if (phase !== 'Placing' && phase !== 'Opening') return [];
  const at = order.findIndex((seat) => asked.includes(seat));
  return at < 0 ? [] : order.slice(at);
}
