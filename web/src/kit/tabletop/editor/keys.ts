/** What the keys do to what is picked. */

import type { DrawingDesk } from './desk.svelte';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** With shift a bracket is a brace: the fine turn. */
const TURNS: Readonly<Record<string, readonly [way: 1 | -1, isFine: boolean]>> = {
  '[': [1, false],
  '{': [1, true],
  ']': [-1, false],
  '}': [-1, true],
};

const SIZES: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** Undo and redo, wherever one is; says whether the key was for that. */
export function pressAnywhere(desk: DrawingDesk, event: KeyboardEvent): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
  const key = event.key.toLowerCase();
  if (key === 'z' && !event.shiftKey) desk.undo();
  else if (key === 'y' || key === 'z') desk.redo();
  else return false;
  return true;
}

/** On the table; says whether the key did something. */
export function pressOnTable(desk: DrawingDesk, event: KeyboardEvent): boolean {
  const { pick, kind } = desk;
  if (!pick || pick.what === 'table' || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) {
    if (event.key.toLowerCase() !== 'd') return false;
    desk.repeat();
    return true;
  }
  const { steps } = kind;
  const arrow = ARROWS[event.key];
  const turn = TURNS[event.key];
  const size = SIZES[event.key];
  if (arrow) {
    const step = event.shiftKey ? steps.fineMove : steps.move;
    desk.nudge(arrow[0] * step, arrow[1] * step);
  } else if (turn) {
    desk.turn(turn[0] * (turn[1] ? steps.fineTurn : steps.turn));
  } else if (size) {
    desk.scale(steps.scale ** size);
  } else if (event.key === 'Delete' || event.key === 'Backspace') desk.remove();
  else if (event.key === 'Escape') desk.choose(null);
  else return false;
  return true;
}
