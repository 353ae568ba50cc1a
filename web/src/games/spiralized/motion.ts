/** Events become motion: dice tumble, tokens walk space by space, victims fly to the Pit. */

import { develop, MOST_STEPS, type Film, type Still } from '../../kit/film';
import type { LogLine, Phrase } from '../../wire/frames';
import { TOKENS } from './paint';
import { diceAfter, throwNumber, type Scene } from './scene';
import type { Exchanged, Wire } from './types.gen';

/** Steps that a kind of moment takes; a token takes one for each space. */
const DICE = 4;
const LOOK = 2;
const FLY = 3;
const SAY = 2;

/** The film of these events. `most` is for who asks to see it all again, without hurry. */
export function film(
  before: Scene,
  lines: readonly LogLine<Wire>[],
  pace: number,
  most = MOST_STEPS,
): Film<Scene> {
  const reel = new Reel({ ...before, struck: [], caption: [] });
  for (const line of lines) reel.shoot(line);
  const last: Scene = { ...reel.scene, struck: [], caption: [] };
  return develop(reel.stills, reel.steps, last, pace, most);
}

class Reel {
  stills: Still<Scene>[] = [];
  steps = 0;

  constructor(public scene: Scene) {}

  /** Change the scene, show it, and let it stand for some steps. */
  private hold(change: Partial<Scene>, steps: number): void {
    this.scene = { ...this.scene, ...change };
    this.stills.push({ at: this.steps, scene: this.scene });
    this.steps += steps;
  }

  private moved(token: number, progress: number): number[] {
    return this.scene.tokens.map((old, index) => (index === token ? progress : old));
  }

  shoot(line: LogLine<Wire>): void {
    const event = line.event;
    const caption = line.text;
    const dice = diceAfter(this.scene.dice, event);
    switch (event.kind) {
      case 'TurnBegan':
        return this.hold({ turn: event.turn, active: event.seat, dice, struck: [], caption: [] }, 1);
      case 'Rolled': {
        const thrown = throwNumber(this.scene.turn, event.throw);
        this.hold({ dice, thrown, caption, struck: [] }, DICE);
        return this.hold({}, LOOK);
      }
      case 'Stepped': {
        const token = event.seat * TOKENS + event.token;
        for (const progress of event.way.slice(0, -1)) {
          this.hold({ tokens: this.moved(token, progress), dice, caption, struck: [] }, 1);
        }
        return this.hold({ tokens: this.moved(token, event.end), dice, caption, struck: [] }, SAY);
      }
      case 'TookStairs': {
        const token = event.seat * TOKENS + event.token;
        return this.hold({ tokens: this.moved(token, event.end), caption, struck: [] }, FLY);
      }
      case 'SentToPit': {
        const token = event.seat * TOKENS + event.token;
        this.hold({ struck: [token], caption }, LOOK);
        return this.hold({ tokens: this.moved(token, event.end) }, FLY);
      }
      case 'LeftPit': {
        const token = event.seat * TOKENS + event.token;
        return this.hold({ tokens: this.moved(token, event.end), dice, caption }, LOOK);
      }
      case 'Exchanged':
        return this.exchange(event, caption);
      default:
        return this.hold({ dice, caption, struck: [] }, SAY);
    }
  }

  private exchange(event: Exchanged, caption: Phrase): void {
    const mine = event.seat * TOKENS + event.token;
    const other = event.other_seat * TOKENS + event.other_token;
    this.hold({ struck: [mine, other], caption }, LOOK);
    const tokens = this.moved(mine, event.end);
    tokens[other] = event.other_end;
    this.hold({ tokens }, FLY);
  }
}

/** The scene before these events: everything taken back, the last first. */
export function rewind(after: Scene, lines: readonly LogLine<Wire>[]): Scene {
  const tokens = [...after.tokens];
  for (const line of [...lines].reverse()) {
    const event = line.event;
    if ('start' in event) tokens[event.seat * TOKENS + event.token] = event.start;
    if (event.kind === 'Exchanged') {
      tokens[event.other_seat * TOKENS + event.other_token] = event.other_start;
    }
  }
  return { ...after, tokens, dice: [], struck: [], caption: [] };
}

/** Whose turn an event begins; -1 for none. */
function turnOf(event: Wire['event']): number {
  return event.kind === 'TurnBegan' ? event.seat : -1;
}

const MOVES = new Set<string>(['Stepped', 'TookStairs', 'Exchanged', 'SentToPit', 'LeftPit', 'DiceLost']);

/**
 * What to show again: everything since the end of this seat's own turn before,
 * or, for who watches and where that is nothing, the last turn with a move in it.
 */
export function lastMoves(log: readonly LogLine<Wire>[], seat: number): LogLine<Wire>[] {
  const begins = log.flatMap((line, index) => (line.event.kind === 'TurnBegan' ? [index] : []));
  const movesFrom = (from: number) => log.slice(from).some((line) => MOVES.has(line.event.kind));
  const own = begins.filter((index) => turnOf(log[index]!.event) === seat);
  // The turn that is on now is the last of its kind; what came before it is what one waited for.
  const isOn = own.length > 0 && own.at(-1) === begins.at(-1);
  const since = isOn ? own.at(-2) : own.at(-1);
  const after = since === undefined ? undefined : begins.find((index) => index > since);
  const from =
    seat >= 0 && after !== undefined && movesFrom(after)
      ? after
      : [...begins].reverse().find(movesFrom);
  return from === undefined ? [] : log.slice(from);
}
