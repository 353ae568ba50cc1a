/** Positions for the tests, made by hand. */

import type { Asked, LogLine, Shape, TableFrame } from '../../wire/frames';
import { TOKENS } from './paint';
import type { Event, MovePreview, SpiralizedView } from './types.gen';

/** The printed board. */
export const DATA = {
  'board.json': {
    game: 'spiralized',
    colours: ['red', 'orange', 'yellow', 'green', 'blue', 'purple'],
    rings: [
      '^..o^..y^..g^..b^..p^..r',
      '*.O_*.Y_*.G_*.B_*.P_*.R_',
      '.o_..y_..g_..b_..p_..r_.',
      'O_*.Y_*.G_*.B_*.P_*.R_*.',
      '_..y_..g_..b_..p_..r_..o',
      '*.Y_*.G_*.B_*.P_*.R_*.O_',
    ],
    safe_zone: 8,
    tokens: 4,
    seating: {},
  },
};

/** Two seats, red and green, unless told otherwise. */
export function position(tokens: number[], more: Partial<SpiralizedView> = {}): SpiralizedView {
  const seats = tokens.length / TOKENS;
  return {
    kind: 'SpiralizedView',
    seat: 0,
    phase: 'Beginning',
    colours: seats === 2 ? [0, 3] : [0, 1, 2, 3, 4, 5].slice(0, seats),
    tokens,
    pit: tokens.indexOf(-2),
    active: 0,
    turn: 5,
    throws: 0,
    die_one: 0,
    die_two: 0,
    dice_used: 0,
    is_double: false,
    landed: -1,
    stairs_in_a_row: 0,
    left: Array.from({ length: seats }, () => 0),
    winner: -1,
    ...more,
  };
}

export function told(event: Event, text = event.kind): LogLine {
  return { event: event as unknown as Shape, text, rules: [] };
}

export function movePreview(more: Partial<MovePreview>): MovePreview {
  return {
    kind: 'MovePreview',
    token: 0,
    die: 5,
    ring: 1,
    way: [2, 3, 4, 5, 6],
    place: '1/5',
    victim: -1,
    drops: false,
    is_sunburst: false,
    partners: 0,
    text: 'to 1/5',
    ...more,
  };
}

export function asking(decision: object, options: Asked['options'], previews: MovePreview[] = []): Asked {
  return {
    decision: decision as Shape,
    prompt: { text: 'Choose', rules: [] },
    options,
    previews: previews as unknown as Shape[],
  };
}

export function frameOf(view: SpiralizedView, decision: Asked | null = null): TableFrame {
  const seats = view.left.length;
  return {
    type: 'table',
    seq: 1,
    seat: view.seat,
    game: 'spiralized',
    status: 'racing',
    moment: 1,
    names: ['Ann', 'Bo', 'Cleo', 'Dag', 'Eve', 'Finn'].slice(0, seats),
    kinds: Array.from({ length: seats }, () => 'human'),
    online: [],
    asked: decision ? [view.seat] : [],
    locked: [],
    can_undo: false,
    view: view as unknown as Shape,
    decision,
    sealed: null,
    log_from: 0,
    log: [],
    transcript: [],
    standings: null,
    commitment: '',
    reveal: null,
  };
}
