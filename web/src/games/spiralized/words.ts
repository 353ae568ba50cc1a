/** The board in players' words. */

import type { SeatFact } from '../../kit/seat-fact';
import { joined } from '../../kit/words';
import type { Option } from '../../wire/frames';
import { letterOf, TOKENS } from './paint';
import type { SpiralizedBoard, SpiralizedView } from './types.gen';
import { isOnTheWay, keyAt, spotAt } from './way';

function own(view: SpiralizedView, seat: number): number[] {
  return view.tokens.slice(seat * TOKENS, (seat + 1) * TOKENS);
}

export function isOut(view: SpiralizedView, seat: number): boolean {
  return (view.left[seat] ?? 0) > 0;
}

export function roundWords(view: SpiralizedView): string {
  return view.turn > 0 ? `Round ${view.round} · turn ${view.turn}` : 'First throw';
}

/** What the button says: the option itself, as short as can be. */
export function commitWords({ action }: Option, text: string): string {
  return action.kind === 'Free' ? 'Free your token' : text;
}

export function facts(
  view: SpiralizedView,
  seat: number,
  board: SpiralizedBoard,
): SeatFact[] {
  const places = own(view, seat);
  const signs = signsOf(board, view, seat);
  const arrived = signs.filter((sign) => sign === 'home').length;
  const racing = places.filter((place) => isOnTheWay(board, place)).length;
  const shown: SeatFact[] = [
    { sign: '⌂', label: 'Home', value: `${arrived}/${TOKENS}` },
    { sign: '●', label: 'on the board', value: `${racing}` },
  ];
  if (signs.includes('pit')) shown.push({ sign: '◎', label: 'in the Pit', value: '1', alarm: true });
  return shown;
}

/** "+12", "−9". */
export function signed(change: number): string {
  return change >= 0 ? `+${change}` : `−${-change}`;
}

/** The whole board for those who cannot see it. */
export function describe(
  view: SpiralizedView,
  names: readonly string[],
  board: SpiralizedBoard,
): string {
  const said: string[] = [];
  if (view.winner >= 0) said.push(`${names[view.winner]} has won.`);
  else {
    const dice = [view.die_one, view.die_two].filter(Boolean);
    const left = dice.length ? `, ${joined(dice.map(String))} still to use` : '';
    said.push(`Turn ${view.turn}: ${names[view.active]} has the dice${left}.`);
  }
  view.left.forEach((left, seat) => {
    const colour = view.colours[seat] ?? 0;
    const who = `${names[seat]}, ${board.colours[colour]}`;
    said.push(left ? `${who}, has given up.` : `${who}: ${tokensInWords(board, view, seat)}.`);
  });
  if (view.pit < 0) said.push('The Pit is empty.');
  return said.join(' ');
}

/** What is printed where each token of a seat lies. */
function signsOf(board: SpiralizedBoard, view: SpiralizedView, seat: number): string[] {
  return own(view, seat).map((place) => spotAt(board, view.colours[seat] ?? 0, place).sign);
}

function tokensInWords(board: SpiralizedBoard, view: SpiralizedView, seat: number): string {
  const spots = own(view, seat).map((place) => spotAt(board, view.colours[seat] ?? 0, place));
  const waiting = spots.filter((spot) => spot.sign === 'rect').length;
  const home = spots.filter((spot) => spot.sign === 'home').length;
  const words = spots.flatMap(({ sign, title }, index) =>
    sign === 'rect' || sign === 'home' ? [] : [`${letterOf(index)} ${sign === 'pit' ? 'in' : 'on'} ${title}`],
  );
  if (waiting) words.push(`${waiting} waiting in the rectangle`);
  if (home) words.push(`${home} Home`);
  return joined(words);
}

/** Who is on each spot that is not empty: "Ann's A and Ann's B". */
export function whoIsWhere(
  board: SpiralizedBoard,
  view: SpiralizedView,
  names: readonly string[],
): Map<string, string> {
  const there = new Map<string, string[]>();
  view.tokens.forEach((place, token) => {
    const seat = Math.floor(token / TOKENS);
    if (isOut(view, seat)) return;
    const id = keyAt(board, view.colours[seat] ?? 0, place);
    there.set(id, [...(there.get(id) ?? []), `${names[seat]}'s ${letterOf(token)}`]);
  });
  return new Map([...there].map(([id, tokens]) => [id, joined(tokens)]));
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
