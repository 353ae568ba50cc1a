/** The race in players' words. */

import type { SeatFact } from '../../kit/seat-fact';
import { byPlace, joined } from '../../kit/words';
import type { Asked, Option } from '../../wire/frames';
import { spinOf } from './print';
import { Half, type PowersledBoard, type PowersledView, type Sled, type Wire } from './types.gen';

export function isOut(view: PowersledView, seat: number): boolean {
  return (view.sleds[seat]?.out ?? 0) > 0;
}

/** Where, and how far. */
export function raceWords({ name, laps }: PowersledBoard, between: string): string {
  return `${name}${between}${laps} ${laps === 1 ? 'lap' : 'laps'}`;
}

export function roundWords(view: PowersledView): string {
  if (view.turn === 0) return 'The build';
  return `Turn ${view.turn} · round ${Math.max(1, view.round)}`;
}

/** The lap that a sled is on. */
export function lapOf(board: PowersledBoard, sled: Sled): number {
  return board.lap_of[sled.crossings] ?? board.laps;
}

export function facts(view: PowersledView, seat: number, board: PowersledBoard): SeatFact[] {
  const sled = view.sleds[seat];
  if (!sled) return [];
  const lap = sled.finished > 0 ? 'done' : `${lapOf(board, sled)}/${board.laps}`;
  const control: SeatFact =
    sled.circle >= 0
      ? {
          sign: '↻',
          label: sled.is_crashing ? 'crashing, spin circle' : 'spinning, circle',
          value: `${spinOf(board, sled)}`,
          alarm: true,
        }
      : {
          sign: '◉',
          label: 'control',
          value: sled.control === 0 ? 'ok' : `−${sled.control}`,
          alarm: sled.control > 1,
        };
  return [
    { sign: '⚑', label: 'lap', value: lap },
    control,
    { sign: '▣', label: 'armor', value: `${sled.armor}`, alarm: sled.armor === 0 },
    { sign: '▤', label: sled.owed > 0 ? `cards in hand, ${sled.owed} owed` : 'cards in hand', value: `${view.decks[seat]?.holds ?? 0}` },
  ];
}

/** What the button says: the option itself, as short as can be. */
export function commitWords({ action }: Option<Wire>, text: string, [planned]: Wire['order'][], board: PowersledBoard): string {
  if (action.kind === 'Discard') return discardWords(planned?.kind === 'Discards' ? planned.cards : [action.card], board);
  const isDriven = planned?.kind === 'Drive';
  if (action.kind === 'Lay') return `Lay ${text}${isDriven ? ' and drive' : ''}`;
  if (action.kind === 'Build') return 'Build this sled';
  if (action.kind === 'LayMine') return 'Lay the Mine';
  if (action.kind === 'LaySlick') return 'Lay the Anti-Gravity Slick';
  return `${text}${isDriven ? ' and drive on' : ''}`;
}

/** All that goes, in the order of the hand: "Discard 2 × MOVE 3 and Laser". */
function discardWords(kinds: number[], board: PowersledBoard): string {
  const words = board.cards.flatMap((card) => {
    const count = kinds.filter((kind) => kind === card.number).length;
    return count > 0 ? [count > 1 ? `${count} × ${card.name}` : card.name] : [];
  });
  return `Discard ${joined(words)}`;
}

/** What the button says while nothing is chosen. */
export function pickWords({ decision }: Asked<Wire>): string {
  if (decision.kind !== 'ChooseDiscard') return '';
  return decision.left === 1 ? 'Discard a card' : `Discard ${decision.left} cards`;
}

/** Who and what is on a square. */
export function onSquare(board: PowersledBoard, view: PowersledView, square: number, names: readonly string[]): string[] {
  const said = view.sleds
    .filter((sled) => sled.out === 0 && sled.square === square)
    .map((sled) => `${names[sled.seat]}${sled.half === Half.REAR ? ' behind' : ''}${stateWords(board, sled)}`);
  const mines = view.mines[square] ?? 0;
  const slicks = view.slicks[square] ?? 0;
  if (mines > 0) said.push(`${mines > 1 ? `${mines} mines` : 'a mine'}: ${board.mine}`);
  if (slicks > 0) said.push(`${slicks > 1 ? `${slicks} slicks` : 'a slick'}: ${board.slick}`);
  return said;
}

function stateWords(board: PowersledBoard, sled: Sled): string {
  if (sled.is_crashing) return ', crashing';
  if (sled.circle >= 0) return `, spinning on ${spinOf(board, sled)}`;
  return sled.control > 0 ? `, ${board.control[sled.control]}` : '';
}

/** The whole race for those who cannot see it, the leader first. */
export function describe(view: PowersledView, names: string[], board: PowersledBoard, places: number[]): string {
  const said = [`${raceWords(board, ', ')}. ${roundWords(view)}.`];
  const racing = byPlace(view.sleds, places).filter((sled) => sled.out === 0);
  for (const sled of racing) {
    const square = board.squares[sled.square];
    const where = sled.finished > 0 ? 'has finished' : square ? `on ${square.name}` : '';
    said.push(`${names[sled.seat]} ${where}, lap ${lapOf(board, sled)}${stateWords(board, sled)}.`);
  }
  for (const sled of view.sleds) if (sled.out > 0) said.push(`${names[sled.seat]} is out.`);
  return said.join(' ');
}
