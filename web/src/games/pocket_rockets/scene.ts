/** What is shown of the race: the view itself, or a still on the way to it. */

import type { Phrase } from '../../wire/frames';
import { TENTHS } from './lie';
import type { Hand, RocketsView } from './types.gen';

export interface ShownCard {
  x: number;
  y: number;
  /** In tenths of a degree, beyond a full turn if it came from there, so that it turns as it did. */
  heading: number;
  racer: number;
  isDamaged: boolean;
  isGone: boolean;
}

/** All bids on the table; `turns` are whose turn it is at each number. */
export interface Reveal {
  bids: number[];
  turns: number[];
  /** Ties are struck out by now. */
  isStruck: boolean;
}

/** Rock, paper, scissors between two. */
export interface Duel {
  seat: number;
  target: number;
  hand: Hand;
  otherHand: Hand;
  /** Who won; -1 before that is seen, or if it is equal. */
  winner: number;
  /** What comes of it is seen. */
  isSettled: boolean;
}

export interface Scene {
  cards: ShownCard[];
  reveal: Reveal | null;
  duel: Duel | null;
  /** Whose power is aimed, at whom. */
  aimed: { seat: number; target: number; reach: number[] } | null;
  /** Where something is touched. */
  spark: { x: number; y: number } | null;
  struck: number[];
  /** The line that is just crossed; -1 for none. */
  crossed: number;
  /** Who has won; empty before. */
  winners: number[];
  /** Steps that cards take to come to where they are. */
  glide: number;
  caption: Phrase;
}

export const CALM = {
  reveal: null,
  duel: null,
  aimed: null,
  spark: null,
  struck: [],
  crossed: -1,
  winners: [],
  glide: 0,
  caption: [],
} satisfies Partial<Scene>;

const TURN = 360 * TENTHS;

/** The same heading, as near as can be to one that a card has already. */
export function unwound(heading: number, near: number): number {
  const off = (((heading - near) % TURN) + TURN) % TURN;
  return near + (off > TURN / 2 ? off - TURN : off);
}

/** The table at rest; after a film cards do not turn back by full circles. */
export function sceneOf(view: RocketsView, before: Scene | null = null): Scene {
  return {
    ...CALM,
    cards: view.rockets.map(({ pose, racer, is_damaged, is_in_play }, seat) => ({
      x: pose.x,
      y: pose.y,
      heading: unwound(pose.heading, before?.cards[seat]?.heading ?? pose.heading),
      racer,
      isDamaged: is_damaged,
      isGone: !is_in_play,
    })),
  };
}

/** A place so far ahead of another, for the drawing of a slide. */
export function ahead(x: number, y: number, heading: number, far: number): { x: number; y: number } {
  const turn = (heading / TENTHS / 180) * Math.PI;
  return { x: x + Math.cos(turn) * far, y: y + Math.sin(turn) * far };
}
