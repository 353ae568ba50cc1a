/** The arena in players' words. */

import type { SeatFact } from '../../kit/seat-fact';
import { joined } from '../../kit/words';
import type { Asked, Option } from '../../wire/frames';
import { DEGREE, INCH } from './ground';
import { markersOf } from './markers';
import { Meeting, Status, type Action, type Decision, type Encounter, type Pod, type PrintedCard, type PrintedStretch, type SpinOutBoard, type SpinOutView, type Wire } from './types.gen';

/** "4.5 in". */
export function inches(length: number): string {
  return `${Math.round((length / INCH) * 100) / 100} in`;
}

export function degrees(heading: number): string {
  return `${heading / DEGREE}°`;
}

/** "3 in 6" or "2 in 36" of thousandths, "3 %" where no dice say so; what can happen at all is never nothing. */
export function odds(share: number): string {
  for (const throws of [6, 36]) {
    const hits = Math.round((share * throws) / 1000);
    if (hits > 0 && Math.abs(hits * 1000 - share * throws) <= throws) return `${hits} in ${throws}`;
  }
  const whole = Math.round(share / 10);
  return whole === 0 && share > 0 ? '<1 %' : `${whole} %`;
}

/** A number that somebody typed, with a point or a comma; null for anything else. */
export function numberIn(text: string): number | null {
  const typed = Number(text.replace(',', '.').replace('−', '-'));
  return text.trim() !== '' && Number.isFinite(typed) ? typed : null;
}

export function gateName(board: SpinOutBoard, gate: number): string {
  return gate === board.gates.length - 1 ? 'the finish line' : `gate ${gate + 1}`;
}

/** A feature, a wreck or the edge by its number. */
export function thingName(board: SpinOutBoard, feature: number): string {
  if (feature < 0) return 'the edge of the table';
  return board.features[feature] ? `the ${board.features[feature].name}` : 'a wreck';
}

/** "Mesa Oval, 2 laps, 4 gates". */
export function courseWords(board: SpinOutBoard): string {
  const laps = board.laps === 1 ? 'from start to finish' : `${board.laps} laps`;
  return `${board.name}, ${laps}, ${board.gates.length} gates`;
}

/** "1", "1–6": what something on the way can cost. */
export function damageWords({ least, most }: Pick<Encounter, 'least' | 'most'>): string {
  return least === most ? `−${most}` : `−${least}…${most}`;
}

/** "Into the ridge: 7 expected, 12 at worst". */
export function metWords(met: Encounter, board: SpinOutBoard, names: readonly string[]): string {
  const { what, which, least, most, expected } = met;
  const cost = least === most ? `${most} damage` : `${expected / 10} expected, ${most} at worst`;
  switch (what) {
    case Meeting.AT_GATE:
      return which === board.stretches.length - 1 ? 'across the finish' : `through ${board.stretches[which]?.name}`;
    case Meeting.INTO_POD:
      return most > 0 ? `nudges ${names[which]}: ${cost}` : `past ${names[which]}`;
    case Meeting.INTO_OBSTACLE:
    case Meeting.INTO_EDGE:
      return `into ${thingName(board, what === Meeting.INTO_EDGE ? -1 : which)}: ${cost}`;
    case Meeting.IGNORED:
      return `through ${thingName(board, which)}`;
    case Meeting.OFF_LARGE:
      return `off ${thingName(board, which)}: ${cost}`;
    default:
      return `over ${thingName(board, which)}: ${cost}`;
  }
}

const WARM = ['♥', '♦'];

/** What is printed in a card's corner. */
export function suitOf({ name }: Pick<PrintedCard, 'name'>): { rank: string; sign: string; isWarm: boolean } {
  const sign = name.slice(-1);
  if (!'♣♦♥♠'.includes(sign)) return { rank: '★', sign: '', isWarm: false };
  return { rank: name.slice(0, -1), sign, isWarm: WARM.includes(sign) };
}

/** What stands on a card, as it is read out first. */
export function faceWords(card: PrintedCard): string {
  const { rank, sign } = suitOf(card);
  return `${rank}${sign} ${card.short}`;
}

export function isOut(view: SpinOutView, seat: number): boolean {
  return view.pods[seat]?.status !== Status.RACING;
}

export function roundWords(view: SpinOutView): string {
  return `Game Turn ${view.game_turn}`;
}

/** What lies ahead of a pod; nothing beyond the line. */
export function ahead(board: SpinOutBoard, pod: Pod): PrintedStretch | undefined {
  return pod.has_crossed ? undefined : board.stretches[pod.passed];
}

/** "lap 1 of 2, next gate 3". */
export function wayWords(board: SpinOutBoard, view: SpinOutView, seat: number): string {
  const pod = view.pods[seat];
  if (!pod) return '';
  return ahead(board, pod)?.way ?? 'across the line';
}

/** "lap 1/2 · gate 3". */
export function shortWay(board: SpinOutBoard, view: SpinOutView, seat: number): string {
  const pod = view.pods[seat];
  return (pod && ahead(board, pod)?.short) ?? 'across the line';
}

const FATES = ['racing', 'dead', 'ejected', 'bailed out'] as const;

/** "damage 7, orange marker, lap 1 of 2, next gate 3". */
export function stateWords(board: SpinOutBoard, view: SpinOutView, seat: number): string {
  const pod = view.pods[seat];
  if (!pod) return '';
  if (isOut(view, seat)) return `${FATES[pod.status]}${pod.has_crossed ? ', across the line' : ''}`;
  const marks = markersOf(pod, board).map(({ id }) => `${id} marker`);
  const smoke = pod.damage >= board.smoke ? ['smoking'] : [];
  return [`damage ${pod.damage} of ${board.fatal}`, ...smoke, ...marks, wayWords(board, view, seat)].join(', ');
}

export function podWords(board: SpinOutBoard, view: SpinOutView, seat: number, names: readonly string[]): string {
  return `${names[seat]}: ${stateWords(board, view, seat)}`;
}

export function facts(view: SpinOutView, seat: number, board: SpinOutBoard): SeatFact[] {
  const pod = view.pods[seat];
  if (!pod) return [];
  const carried = markersOf(pod, board);
  const marks = carried.length > 0 ? [{ sign: '', label: `markers: ${joined(carried.map(({ id }) => id))}`, value: carried.map(({ letter }) => letter).join(''), alarm: true }] : [];
  return [
    { sign: '✖', label: 'damage', value: `${pod.damage}`, alarm: pod.damage >= board.smoke },
    ...marks,
    { sign: '⚑', label: 'gates passed', value: `${pod.passed}/${board.stretches.length}` },
    { sign: '▮', label: 'cards', value: `${view.holds[seat] ?? 0}` },
  ];
}

/** The whole table for those who cannot see it. */
export function describe(view: SpinOutView, names: readonly string[], board: SpinOutBoard): string {
  const said = [`${courseWords(board)}. Game Turn ${view.game_turn}.`];
  if (view.winners.length > 0) said.push(`${joined(view.winners.map((seat) => names[seat] ?? ''))} won.`);
  else if (view.active >= 0) said.push(`It is ${names[view.active]}'s Turn${view.turn.left ? `, ${inches(view.turn.left)} to go` : ''}.`);
  for (const seat of view.order) {
    const pose = view.pods[seat]?.pose;
    const where = pose && !isOut(view, seat) ? `, at ${inches(pose.x)} right and ${inches(pose.y)} up, facing ${degrees(pose.heading)}` : '';
    said.push(`${podWords(board, view, seat, names)}${where}.`);
  }
  return said.join(' ');
}

/** What an answer means, in a line. */
export function meaningOf(decision: Decision, action: Action, board: SpinOutBoard): string {
  if (action.kind === 'Pay') return board.cards[action.card]?.text ?? '';
  return board.answers.find(({ question, answer }) => answer === action.kind && (question === '' || question === decision.kind))?.text ?? '';
}

/** What the button says. */
export function commitWords({ action }: Option<Wire>, text: string): string {
  if (action.kind !== 'Manoeuvre') return text || 'Lock in';
  const moves = action.steps.filter((move, at) => at % 2 === 1 && move > 0);
  const legs = moves.length > 1 ? `, ${moves.length} legs` : '';
  return `Drive ${inches(moves.reduce((sum, move) => sum + move, 0))}${legs}${action.is_part ? ', then pause' : ''}`;
}

export function pickWords({ decision }: Asked<Wire>): string {
  switch (decision.kind) {
    case 'ChooseSpeed':
      return 'Pick a speed to see its reach';
    case 'ChooseManoeuvre':
      return 'Find a way that can be driven';
    case 'ChoosePlace':
      return 'Find a place behind the line';
    case 'ChooseDiscard':
      return `Pick ${decision.excess} to discard`;
    default:
      return 'Pick one';
  }
}
