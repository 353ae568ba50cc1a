/** What the tests of every game put on the table. */

import { render } from '@testing-library/svelte';
import { vi } from 'vitest';
import { tableFrame } from '../wire/fake-server';
import { fromMenu } from '../wire/foresight.svelte';
import type { Asked, LogLine, Option, Shape, TableFrame } from '../wire/frames';
import type { GameUi, TableProps } from './game-ui';

const NAMES = ['Ann', 'Bo', 'Cleo', 'Dag', 'Eve', 'Finn'];

/** Tests lay out only what they look at: their kinds are whatever a game takes for its own. */
type Loose = any;

export function option(action: object, word = (action as Shape).kind): Option<Loose> {
  return { action, word, text: [word] };
}

export function asking(decision: object, options: Option[], foresight: (object | null)[] = []): Asked<Loose> {
  return {
    decision,
    prompt: { text: ['Choose'], rules: [] },
    exact: true,
    options,
    closed: [],
    forms: [],
    foresight,
    is_window: false,
  };
}

export function lineOf<Event extends Shape>(event: Event, text: string = event.kind): LogLine<Loose> {
  return { event, text: [text], rules: [], brief: [{ seat: -1, opens: true, words: [] }] };
}

/** The table as the seat of a view sees it, people on all chairs. */
export function frameFor(
  game: string,
  view: Shape & { seat: number },
  seats: number,
  decision: Asked | null,
  more: Partial<TableFrame> = {},
): TableFrame<Loose> {
  return tableFrame({
    seat: view.seat,
    game,
    moment: 1,
    names: NAMES.slice(0, seats),
    kinds: Array.from({ length: seats }, () => 'human'),
    online: [],
    asked: decision ? [view.seat] : [],
    view,
    decision,
    transcript: [],
    commitment: '',
    ...more,
  });
}

/** Renders the game's prompt for what a frame asks. */
export function showPrompt(
  ui: GameUi,
  frame: TableFrame,
  selected: Option | null,
  more: Partial<TableProps> = {},
) {
  const props: TableProps = {
    view: frame.view,
    frame,
    board: null,
    selected,
    select: vi.fn(),
    propose: vi.fn(),
    isProposed: false,
    planned: [],
    commit: vi.fn(),
    order: vi.fn(),
    toldOfOrder: () => null,
    foreseen: (option) => fromMenu(frame.decision, option),
    pace: 0,
    ...more,
  };
  const { rerender } = render(ui.prompts![frame.decision!.decision.kind]!, { props });
  return { ...props, rerender };
}
