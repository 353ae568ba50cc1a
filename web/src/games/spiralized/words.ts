/** The board in players' words. */

import { piecesOf, type Piece } from '../../kit/places.svelte';
import type { SeatFact } from '../../kit/seat-fact';
import { joined } from '../../kit/words';
import type { Option } from '../../wire/frames';
import { type BoardMap, type Cell, mapOf, PIT, RECT, spotOf, START } from './map';
import { colourName, letterOf, TOKENS } from './paint';
import type { SpiralizedView } from './types.gen';

function own(view: SpiralizedView, seat: number): number[] {
  return view.tokens.slice(seat * TOKENS, (seat + 1) * TOKENS);
}

export function isOut(view: SpiralizedView, seat: number): boolean {
  return (view.left[seat] ?? 0) > 0;
}

/** How far all four are together; who waits or sits in the Pit has not gone anywhere. */
export function progress(view: SpiralizedView, seat: number): number | null {
  if (isOut(view, seat)) return null;
  return own(view, seat).reduce((sum, place) => sum + Math.max(0, place), 0);
}

export function roundWords(view: SpiralizedView): string {
  return view.turn > 0 ? `Round ${view.round} · turn ${view.turn}` : 'First throw';
}

/** What the button says: the option itself, as short as can be. */
export function commitWords(option: Option): string {
  return option.action.kind === 'Free' ? 'Free your token' : option.text;
}

export function facts(
  view: SpiralizedView,
  seat: number,
  data: Record<string, unknown> = {},
): SeatFact[] {
  const home = mapOf(data)?.home ?? Infinity;
  const places = own(view, seat);
  const arrived = places.filter((place) => place >= home).length;
  const racing = places.filter((place) => place >= START && place < home).length;
  const shown: SeatFact[] = [
    { sign: '⌂', label: 'Home', value: `${arrived}/${TOKENS}` },
    { sign: '●', label: 'on the board', value: `${racing}` },
  ];
  if (places.includes(PIT)) shown.push({ sign: '◎', label: 'in the Pit', value: '1', alarm: true });
  return shown;
}

/** "3/10", without what it is. */
export function shortly(place: string): string {
  return place.replace(/ \(.*\)$/, '');
}

/** "ring 3, space 10", "Safe Zone 4", "the Pit". */
export function placeName(map: BoardMap, colour: number, place: number): string {
  if (place === PIT) return 'the Pit';
  if (place === RECT) return 'the rectangle';
  if (place === START) return 'Start';
  if (place >= map.home) return 'Home';
  if (place > map.last) return `Safe Zone ${place - map.last}`;
  const cell = map.cells[Number(spotOf(map, colour, place).slice('space-'.length))]!;
  return `${cell.ring}/${cell.position}${kindSuffix(map, cell)}`;
}

const SPACE = /\b\d\/\d{1,2}\b/g;

/** A sentence with its spaces as places: "3/10" is ring 3, space 10. */
export function spell(text: string, data: Record<string, unknown>): Piece[] {
  const map = mapOf(data);
  return piecesOf(text, SPACE, (name) => {
    const [ring, position] = name.split('/').map(Number) as [number, number];
    const cell = map?.cells.find((one) => one.ring === ring && one.position === position);
    return cell ? { word: `space-${cell.space}`, name, about: `ring ${ring}, space ${position}` } : null;
  });
}

function kindSuffix(map: BoardMap, cell: Cell): string {
  if (cell.kind === 'sunburst') return ' (sunburst)';
  if (cell.kind === 'arrow') return ' (arrow)';
  if (cell.kind === 'wheel') return ` (${colourName(cell.paint, map.colours)} Wheel)`;
  return cell.kind === 'plain' ? ` (${colourName(cell.paint, map.colours)})` : '';
}

/** The spaces that are left to Home for a token on its way. */
export function toGo(map: BoardMap, place: number): number | null {
  return place < START ? null : map.home - place;
}

/** "+12", "−9". */
export function signed(change: number): string {
  return change >= 0 ? `+${change}` : `−${-change}`;
}

/** "12 spaces nearer to Home", "1 space further from Home". */
export function changeInWords(change: number): string {
  const count = Math.abs(change);
  const way = change >= 0 ? 'nearer to' : 'further from';
  return `${count} ${count === 1 ? 'space' : 'spaces'} ${way} Home`;
}

/** The whole board for those who cannot see it. */
export function describe(
  view: SpiralizedView,
  names: readonly string[],
  data: Record<string, unknown>,
): string {
  const map = mapOf(data);
  if (!map) return '';
  const said: string[] = [];
  if (view.winner >= 0) said.push(`${names[view.winner]} has won.`);
  else {
    const dice = [view.die_one, view.die_two].filter(Boolean);
    const left = dice.length ? `, ${joined(dice.map(String))} still to use` : '';
    said.push(`Turn ${view.turn}: ${names[view.active]} has the dice${left}.`);
  }
  view.left.forEach((left, seat) => {
    const colour = view.colours[seat] ?? 0;
    const who = `${names[seat]}, ${colourName(colour, map.colours)}`;
    said.push(left ? `${who}, has given up.` : `${who}: ${tokensInWords(map, view, seat)}.`);
  });
  if (view.pit < 0) said.push('The Pit is empty.');
  return said.join(' ');
}

function tokensInWords(map: BoardMap, view: SpiralizedView, seat: number): string {
  const colour = view.colours[seat] ?? 0;
  const places = own(view, seat);
  const count = (place: number) => places.filter((one) => one === place).length;
  const words = places.flatMap((place, index) =>
    place === RECT || place >= map.home
      ? []
      : [`${letterOf(index)} ${place === PIT ? 'in' : 'on'} ${placeName(map, colour, place)}`],
  );
  if (count(RECT)) words.push(`${count(RECT)} waiting in the rectangle`);
  if (count(map.home)) words.push(`${count(map.home)} Home`);
  return joined(words);
}

/** Who is on each spot that is not empty: "Ann's A and Ann's B". */
export function whoIsWhere(
  map: BoardMap,
  view: SpiralizedView,
  names: readonly string[],
): Map<string, string> {
  const there = new Map<string, string[]>();
  view.tokens.forEach((place, token) => {
    const seat = Math.floor(token / TOKENS);
    if (isOut(view, seat)) return;
    const id = spotOf(map, view.colours[seat] ?? 0, place);
    there.set(id, [...(there.get(id) ?? []), `${names[seat]}'s ${letterOf(token)}`]);
  });
  return new Map([...there].map(([id, tokens]) => [id, joined(tokens)]));
}

/** What each spot is and its rule in a sentence, in the middle of a sentence. */
export function spotWords(map: BoardMap, ids: Iterable<string>): Map<string, string> {
  return new Map([...ids].map((id) => [id, whatItIs(map, id)]));
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function whatItIs(map: BoardMap, id: string): string {
  const [kind, first = '', second = ''] = id.split('-');
  if (kind === 'pit') return 'the Pit: holds one; the next one pushes it out, snake eyes free it';
  if (kind === 'space') return spaceWords(map, map.cells[Number(first)]!);
  const colour = colourName(Number(first), map.colours);
  if (kind === 'rect') return `${colour}'s rectangle: a 1 or a 6 brings a token to Start`;
  if (kind === 'start') return `${colour}'s Start: safe, room for two`;
  if (kind === 'safe') return `${colour}'s Safe Zone, space ${second}: nobody else comes here`;
  return `${colour}'s Home: reached by exact count; all four here win`;
}

function withArticle(word: string): string {
  return `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;
}

function spaceWords(map: BoardMap, cell: Cell): string {
  const spot = `${cell.ring}/${cell.position}`;
  const colour = cell.paint >= 0 ? colourName(cell.paint, map.colours) : '';
  switch (cell.kind) {
    case 'sunburst':
      return `${spot}, a sunburst: end a dice move here and change places with a rival's token`;
    case 'arrow':
      return `${spot}, ${colour}'s arrow: the first space from Start, not safe`;
    case 'wheel':
      return cell.ring === map.rings
        ? `${spot}, the inner ${colour} Wheel: stairs up; for ${colour}, stopped here exactly, the gate to the Safe Zone`
        : `${spot}, ${withArticle(colour)} Wheel: stairs one ring, or to the next Wheel; safe for ${colour}`;
    case 'plain':
      return `${spot}, ${colour} stairway: stairs to the Wheels beside it; safe for ${colour}, who drops from here`;
    case 'landing':
      return `${spot}: where ${colour} drops into ring ${cell.ring}`;
    default:
      return spot;
  }
}
