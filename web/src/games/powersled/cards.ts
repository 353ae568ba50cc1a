/** The sixteen kinds of card in a racing deck, and what each does in a line. */

export interface Card {
  kind: number;
  /** As on the card: "MOVE 4". */
  name: string;
  code: string;
  /** The printed speed; null for a special card. */
  speed: number | null;
  family: 'move' | 'drift' | 'help' | 'react' | 'attack';
  effect: string;
  rule: string;
}

export const CORNERING = 6;
export const PILOTING = 7;
export const SPEED = 8;
export const REFLEXES = 9;
export const LASER = 10;
export const MINE = 11;
export const SLICK = 12;
export const NUKE = 13;
export const FIELD = 14;
export const HOOK = 15;
export const FIRST_DRIFT = 3;
export const FIRST_SPECIAL = CORNERING;

const MOVE = (speed: number): string => `${speed} squares straight on in the lane, no more, no fewer.`;
const DRIFT = (speed: number): string => `${speed} squares; one of the steps may change lanes.`;

type Row = [string, string, number | null, Card['family'], string, string];
const ROWS: Row[] = [
  ['MOVE 3', 'M3', 3, 'move', MOVE(3), 'PS-070'],
  ['MOVE 4', 'M4', 4, 'move', MOVE(4), 'PS-070'],
  ['MOVE 5', 'M5', 5, 'move', MOVE(5), 'PS-070'],
  ['DRIFT 2', 'D2', 2, 'drift', DRIFT(2), 'PS-071'],
  ['DRIFT 3', 'D3', 3, 'drift', DRIFT(3), 'PS-071'],
  ['DRIFT 4', 'D4', 4, 'drift', DRIFT(4), 'PS-071'],
  ['Good Cornering', 'GC', null, 'help', 'Every safe speed counts as 1 higher for this play.', 'PS-090'],
  ['Good Piloting', 'GP', null, 'help', 'One more lane change with a drift, or pass through one full or mined square.', 'PS-091'],
  ['Good Speed', 'GS', null, 'help', 'One square more if you like, without counting as speed.', 'PS-097'],
  ['Good Reflexes', 'GR', null, 'react', 'After your own control or regain roll: +2.', 'PS-100'],
  ['Laser', 'LA', null, 'attack', 'After your move: strength 1 on the first sled ahead in your lane.', 'PS-111'],
  ['Mine', 'MI', null, 'attack', 'After your move: lies in the square you left last; strength 2 for who enters.', 'PS-115'],
  ['Anti-Gravity Slick', 'SL', null, 'attack', 'After your move: lies in the square you left last; a control test for who enters.', 'PS-118'],
  ['Nuke Grenade', 'NU', null, 'attack', 'After your move: strength 3 on a sled beside you; costs you a step of control.', 'PS-121'],
  ['Force Field', 'FF', null, 'react', 'Before a blow is rolled: nothing of it happens to you. Also cuts a hook.', 'PS-125'],
  ['Grappling Hook', 'GH', null, 'react', 'The sled right in front lays its cards: it tows you along.', 'PS-127'],
];

export const CARDS: Card[] = ROWS.map(([name, code, speed, family, effect, rule], kind) => ({
  kind,
  name,
  code,
  speed,
  family,
  effect,
  rule,
}));

/** What a special card does when it is laid as the base card. */
export function asDrift(speed: number): string {
  return speed === 0 ? 'Laid as DRIFT 0: stay where you are.' : 'Laid as DRIFT 1: one square, also into the next lane.';
}

/** A card of the hand in words that begin as its face does: "GS, 2 in hand, Good Speed". */
export function heldWords(card: Card, count: number): string {
  return card.speed === null ? `${card.code}, ${count} in hand, ${card.name}` : `${card.name}, ${count} in hand`;
}

/** The circles of the spin track as the engine numbers them. */
const CIRCLES = ['D0', 'D1', 'D2', 'D3', 'D4', 'D5', 'S0', 'S1', 'S2', 'S3', 'S4', 'S5'];

export function circleName(circle: number): string {
  return CIRCLES[circle] ?? '';
}

export function circleOf(name: string): number {
  return CIRCLES.indexOf(name);
}

/** The number on a circle: how many squares that play spins. */
export function circleSquares(circle: number): number {
  return Number(circleName(circle).slice(1) || 0);
}

export const CAUSES = ['corner', 'slick', 'collision', 'sideswipe', 'mine', 'laser', 'nuke', 'hook'];
export const RESULTS = ['crash', 'spin', 'lose 2 steps', 'lose 1 step', 'no effect'];

export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}
