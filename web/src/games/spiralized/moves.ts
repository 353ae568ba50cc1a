/** The options of a decision as moves on the board: who, the way, what happens at its end. */

import type { TableProps } from '../../table/game-ui';
import type { Asked, Option, Phrase } from '../../wire/frames';
import type { SignName } from './signs';
import type { MovePreview, SpiralizedBoard, Wire } from './types.gen';
import { keyAt } from './way';

type Foresee = TableProps<Wire>['foreseen'];

export interface Move {
  option: Option<Wire>;
  /** The own token, 0 to 3. */
  token: number;
  /** 0 for a stairway move. */
  die: number;
  /** The ring where it ends; 0 for none. */
  ring: number;
  /** The spots that are passed, the end last. */
  way: string[];
  end: string;
  /** What it would bring, in the server's words; `text` says where as well. */
  brings: Phrase;
  text: Phrase;
  /** "3/10 (sunburst)". */
  place: string;
  signs: SignName[];
}

/** Steps and stairway moves among the options, each with what it would bring. */
export function movesOf(board: SpiralizedBoard, colour: number, asked: Asked<Wire> | null, foreseen: Foresee): Move[] {
  if (!asked) return [];
  return asked.options.flatMap((option) => {
    const { action } = option;
    if (action.kind !== 'Step' && action.kind !== 'Stair') return [];
    const preview = foreseen(option);
    if (preview?.kind !== 'MovePreview') return [];
    const way = preview.way.map((place) => keyAt(board, colour, place));
    return [
      {
        option,
        token: action.token,
        die: preview.die,
        ring: preview.ring,
        way,
        end: way.at(-1) ?? '',
        brings: preview.brings,
        text: preview.text,
        place: preview.place,
        signs: signsOf(preview),
      },
    ];
  });
}

function signsOf(preview: MovePreview): SignName[] {
  const signs: SignName[] = [];
  if (preview.die === 0) signs.push('stairs');
  if (preview.drops) signs.push('drop');
  if (preview.victim >= 0) signs.push('hit');
  if (preview.is_sunburst && preview.partners > 0) signs.push('swap');
  if (preview.to_go === 0) signs.push('home');
  return signs;
}

/** The tokens that may be exchanged: seat * 4 + token, with their options. */
export function partnersOf(asked: Asked<Wire> | null, tokensEach: number): Map<number, Option<Wire>> {
  const partners = new Map<number, Option<Wire>>();
  for (const option of asked?.options ?? []) {
    const { action } = option;
    if (action.kind !== 'Exchange') continue;
    partners.set(action.seat * tokensEach + action.token, option);
  }
  return partners;
}
