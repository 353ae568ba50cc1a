/** The board in players' words. */

import type { SeatFact } from '../../kit/seat-fact';
import { joined } from '../../kit/words';
import type { Asked, Option } from '../../wire/frames';
import { TENTHS } from './lie';
import type { PrintedCourse, RocketsBoard, RocketsView, Wire } from './types.gen';

/** What the choice of a course says where one is drawn. */
export const ANY_COURSE = 'random';

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "12.5°". */
export function degrees(heading: number): string {
  return `${heading / TENTHS}°`;
}

/** "3 moves". */
export function moves(count: number): string {
  return `${count} ${count === 1 ? 'move' : 'moves'}`;
}

/** "Tea for Eight, 2 to 8 players, no gates". */
export function courseWords(course: PrintedCourse): string {
  const gates = course.gates.length;
  const way = gates === 0 ? 'no gates' : gates === 1 ? '1 gate' : `${gates} gates`;
  const laps = course.laps === 1 ? '' : `, ${course.laps} laps`;
  return `${course.name}, ${course.least} to ${course.most} players, ${way}${laps}`;
}

function courseOf(board: RocketsBoard, view: RocketsView): PrintedCourse {
  return board.courses[view.course]!;
}

export function isOut(view: RocketsView, seat: number): boolean {
  return view.rockets[seat]?.is_in_play === false;
}

export function roundWords(view: RocketsView): string {
  return view.has_lots ? `Round ${view.round} · lots` : `Round ${view.round}`;
}

/** The line that a seat drives for: "gate B", "the finish". */
export function goalName(board: RocketsBoard, view: RocketsView, seat: number): string {
  const course = courseOf(board, view);
  return (course.gates[view.goals[seat] ?? 0] ?? course.finish).name;
}

/** A short sign for each power, by its number. */
export const POWER_SIGNS = ['2×', '◎', '⇄', '✺'] as const;

export function facts(view: RocketsView, seat: number, board: RocketsBoard): SeatFact[] {
  const rocket = view.rockets[seat];
  const printed = board.racers[rocket?.racer ?? -1];
  const bid = view.bids[seat] ?? -1;
  const shown: SeatFact[] = [];
  if (rocket?.is_damaged) shown.push({ sign: '', label: 'damaged', value: '✖', alarm: true });
  else if (printed) shown.push({ sign: '', label: board.powers[printed.power]?.name ?? '', value: POWER_SIGNS[printed.power] });
  if (bid >= 0) shown.push({ sign: 'bid', label: 'last bid', value: `${bid}` });
  shown.push({ sign: '⚑', label: 'lines passed', value: `${rocket?.credits ?? 0}/${courseOf(board, view).credits}` });
  return shown;
}

/** "Bo: Iron Wasp, Cannon, damaged, faces 45°, next gate B". */
export function racerWords(board: RocketsBoard, view: RocketsView, seat: number, names: readonly string[]): string {
  return `${names[seat]}: ${stateWords(board, view, seat)}`;
}

/** "Iron Wasp, Cannon, damaged, faces 45°, next gate B". */
export function stateWords(board: RocketsBoard, view: RocketsView, seat: number): string {
  const rocket = view.rockets[seat];
  const printed = board.racers[rocket?.racer ?? -1];
  const who = printed ? `${printed.name}, ${board.powers[printed.power]?.name}` : 'no racer yet';
  if (!rocket || !rocket.is_in_play) return `${who}, out of play`;
  const course = courseOf(board, view);
  const lap = course.laps > 1 ? `, lap ${view.laps[seat]} of ${course.laps}` : '';
  return `${who}${rocket.is_damaged ? ', damaged' : ''}, faces ${degrees(rocket.pose.heading)}, next ${goalName(board, view, seat)}${lap}`;
}

/** The whole table for those who cannot see it. */
export function describe(view: RocketsView, names: readonly string[], board: RocketsBoard): string {
  const said = [`${courseWords(courseOf(board, view))}. Round ${view.round}.`];
  if (view.winners.length > 0) said.push(`${joined(view.winners.map((seat) => names[seat] ?? ''))} won.`);
  else if (view.active >= 0) said.push(`It is ${names[view.active]}'s turn${view.left ? `, ${moves(view.left)} left` : ''}.`);
  const ahead = view.order.map((seat) => names[seat] ?? '');
  if (ahead.length > 1) said.push(`In order: ${joined(ahead)}.`);
  view.rockets.forEach((_, seat) => said.push(`${racerWords(board, view, seat, names)}.`));
  const bids = view.bids.flatMap((bid, seat) => (bid < 0 ? [] : [`${names[seat]} ${bid}`]));
  if (bids.length > 0) said.push(`Last bids: ${joined(bids)}.`);
  return said.join(' ');
}

/** What the button says. */
export function commitWords({ action }: Option<Wire>, text: string, planned: Wire['order'][]): string {
  const count = planned[0]?.headings.length ?? 0;
  if (count > 1) return `Go: ${moves(count)}`;
  return action.kind === 'Bid' ? `Lock in ${action.number}` : text;
}

export function pickWords({ decision }: Asked<Wire>): string {
  switch (decision.kind) {
    case 'ChooseBid':
      return 'Pick a bid to see what it brings';
    case 'ChooseMove':
    case 'ChooseHeading':
      return 'Turn your card to where it fits';
    case 'ChooseTarget':
      return 'Pick a racer';
    default:
      return 'Pick one';
  }
}
