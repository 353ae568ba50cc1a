/** A manoeuvre as it is planned: legs between way-points, then whatever is left straight on. What comes of it, the server says. */

import { DEGREE, INCH, unwound } from './ground';
import type { Manoeuvre, Pose } from './types.gen';

/** A turn on the spot (positive to the left), then straight on. */
export interface Leg {
  turn: number;
  move: number;
}

export interface Plan {
  legs: Leg[];
  /** The turn before the rest; with nothing left the last turn on the spot. */
  tail: number;
}

export type Spot = Pick<Pose, 'x' | 'y'>;

/** What people mean when they point: tenths of a degree, hundredths of an inch. */
const FINE_TURN = DEGREE / 10;
const FINE_MOVE = INCH / 100;
/** A leg shorter than this is a slip of the finger. */
export const LEAST_LEG = INCH / 10;
/** Headings so near to straight on are it: a turn saved is worth having. */
const NO_TURN = 3 * DEGREE;
/** A turn and a move for each leg, and the tail. */
export const MOST_LEGS = 18;

export const STRAIGHT: Plan = { legs: [], tail: 0 };

/** A turn as people say it: at most half a circle either way. */
export function turnOf(angle: number): number {
  return unwound(angle, 0);
}

export function lengthOf({ legs }: Plan): number {
  return legs.reduce((sum, leg) => sum + leg.move, 0);
}

/** The allowance that goes straight on behind the last way-point. */
export function restOf(plan: Plan, left: number): number {
  return Math.max(0, left - lengthOf(plan));
}

export function ahead({ x, y, heading }: Pose, move: number): Pose {
  const way = (heading / DEGREE / 180) * Math.PI;
  return { kind: 'Pose', x: x + Math.cos(way) * move, y: y + Math.sin(way) * move, heading };
}

/** Where the pod stands at each way-point, the start first; headings run on past a full turn. */
export function poses(from: Pose, { legs }: Plan): Pose[] {
  const found = [from];
  for (const { turn, move } of legs) {
    const at = found.at(-1)!;
    found.push(ahead({ ...at, heading: at.heading + turn }, move));
  }
  return found;
}

/** Where it ends, the rest driven. */
export function endOf(from: Pose, plan: Plan, left: number): Pose {
  const last = poses(from, plan).at(-1)!;
  return ahead({ ...last, heading: last.heading + plan.tail }, restOf(plan, left));
}

export function stepsOf(plan: Plan, left: number): number[] {
  const steps = plan.legs.flatMap(({ turn, move }) => [turn, move]);
  const rest = restOf(plan, left);
  if (rest > 0) return [...steps, plan.tail, rest];
  return plan.tail ? [...steps, plan.tail] : steps;
}

/** Steps as a plan again; the last leg is the rest. */
export function planOf(steps: readonly number[], left: number): Plan {
  const legs: Leg[] = [];
  for (let at = 0; at + 1 < steps.length; at += 2) legs.push({ turn: turnOf(steps[at]!), move: steps[at + 1]! });
  const tail = steps.length % 2 ? turnOf(steps.at(-1)!) : 0;
  const last = legs.at(-1);
  if (tail === 0 && last && lengthOf({ legs, tail }) === left) return { legs: legs.slice(0, -1), tail: last.turn };
  return { legs, tail };
}

/** Cut where the allowance is used up. */
export function cut(plan: Plan, left: number): Plan {
  const legs: Leg[] = [];
  let room = left;
  for (const leg of plan.legs) {
    if (room < 1) break;
    legs.push({ ...leg, move: Math.min(leg.move, room) });
    room -= leg.move;
  }
  return { legs, tail: legs.length < plan.legs.length ? 0 : plan.tail };
}

function near(value: number, grain: number): number {
  return Math.round(value / grain) * grain;
}

/** From a pose to a place: straight on where it nearly is, unless it is wanted exactly. */
export function legTo(from: Pose, to: Spot, room: number, isExact: boolean): Leg {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) / Math.PI) * 180 * DEGREE;
  const turn = near(turnOf(angle - from.heading), FINE_TURN);
  const move = Math.min(room, near(Math.hypot(to.x - from.x, to.y - from.y), FINE_MOVE));
  return { turn: !isExact && Math.abs(turn) <= NO_TURN ? 0 : turnOf(turn), move };
}

/** One way-point more, as far as the allowance goes. */
export function added(from: Pose, plan: Plan, left: number, to: Spot, isExact: boolean): Plan {
  const leg = legTo(poses(from, plan).at(-1)!, to, restOf(plan, left), isExact);
  if (leg.move < Math.min(LEAST_LEG, left) || plan.legs.length >= MOST_LEGS) return plan;
  return { legs: [...plan.legs, leg], tail: 0 };
}

/** A way-point pulled elsewhere: those behind it stay where they are, as far as the allowance goes. */
export function pulled(from: Pose, plan: Plan, left: number, at: number, to: Spot, isExact: boolean): Plan {
  const before = poses(from, plan);
  const legs = [...plan.legs];
  const room = left - legs.slice(0, at).reduce((sum, leg) => sum + leg.move, 0);
  legs[at] = legTo(before[at]!, to, room, isExact);
  let tail = plan.tail;
  const here = poses(from, { legs: legs.slice(0, at + 1), tail: 0 }).at(-1)!;
  const next = before[at + 2];
  if (next) {
    legs[at + 1] = legTo(here, next, Infinity, true);
    const heading = here.heading + legs[at + 1]!.turn;
    if (legs[at + 2]) legs[at + 2] = { ...legs[at + 2]!, turn: turnOf(legs[at + 2]!.turn + next.heading - heading) };
    else tail = tail && turnOf(tail + next.heading - heading);
  }
  return cut({ legs, tail }, left);
}

/** Turns the rest. */
export function swung(plan: Plan, by: number): Plan {
  return { ...plan, tail: turnOf(plan.tail + by) };
}

/** The nose pointed somewhere. */
export function nosed(from: Pose, plan: Plan, to: Spot, isExact: boolean): Plan {
  const last = poses(from, plan).at(-1)!;
  return { ...plan, tail: legTo(last, to, Infinity, isExact).turn };
}

/** The last way-point nearer or further; with none yet, one is set before the end. */
export function stretched(plan: Plan, left: number, by: number): Plan {
  const last = plan.legs.at(-1);
  if (!last) return by < 0 && left + by > 0 ? { legs: [{ turn: plan.tail, move: left + by }], tail: 0 } : plan;
  const most = restOf(plan, left) + last.move;
  const move = Math.min(most, Math.max(LEAST_LEG, last.move + by));
  return { ...plan, legs: [...plan.legs.slice(0, -1), { ...last, move }] };
}

/** One way-point less; what is left goes on as it went there. */
export function shortened(plan: Plan): Plan {
  const last = plan.legs.at(-1);
  return last ? { legs: plan.legs.slice(0, -1), tail: last.turn } : STRAIGHT;
}

/** A leg as it was typed. */
export function typed(plan: Plan, left: number, at: number, change: Partial<Leg>): Plan {
  const legs = plan.legs.map((leg, index) => (index === at ? { ...leg, ...change } : leg));
  return cut({ ...plan, legs }, left);
}

export function manoeuvre(plan: Plan, left: number, isPart: boolean): Manoeuvre {
  const steps = isPart ? plan.legs.flatMap(({ turn, move }) => [turn, move]) : stepsOf(plan, left);
  return { kind: 'Manoeuvre', steps, is_part: isPart };
}
