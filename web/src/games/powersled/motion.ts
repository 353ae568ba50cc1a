/** Events become motion: sleds go square by square, dice roll, walls spark, beams flash. */

import { develop, MOST_STEPS, type Film, type Still } from '../../kit/film';
import type { LogLine } from '../../wire/frames';
import { MINE } from './cards';
import { rollsAfter, spinOf, type Scene, type ShownSled } from './scene';
import { FRONT, PASSING, REAR, squareAt } from './print';
import type { Event, PowersledBoard, Towed, Wire } from './types.gen';

/** Steps that a kind of moment takes; a sled takes one for each square. */
const DICE = 4;
const LOOK = 3;
const SAY = 2;
/** Said, but nobody needs to wait for it. */
const QUIET = new Set([
  'Drew', 'DrewHidden', 'Discarded', 'PutAside', 'PutAsideHidden', 'Reshuffled', 'Owed', 'StepsLost',
]);

const CALM = { struck: [], spark: -1, beam: null };

/** The film of these events, and of what had happened before. */
export function film(
  board: PowersledBoard,
  before: Scene,
  lines: readonly LogLine<Wire>[],
  past: readonly LogLine<Wire>[],
  pace: number,
  most = MOST_STEPS,
): Film<Scene> {
  const reel = new Reel(board, { ...before, ...CALM, caption: '' });
  reel.recall(past);
  lines.forEach((line, index) => reel.shoot(line, past.length + index));
  return develop(reel.stills, reel.steps, { ...reel.scene, ...CALM, caption: '' }, pace, most);
}

class Reel {
  stills: Still<Scene>[] = [];
  steps = 0;
  /** The squares that each sled left in this play: whoever is towed goes the same way. */
  private readonly trails = new Map<number, number[]>();

  constructor(
    private readonly board: PowersledBoard,
    public scene: Scene,
  ) {}

  /** Change the scene, show it, and let it stand for some steps. */
  private hold(change: Partial<Scene>, steps: number): void {
    this.scene = { ...this.scene, ...CALM, ...change };
    this.stills.push({ at: this.steps, scene: this.scene });
    this.steps += steps;
  }

  private square(name: string): number {
    return squareAt(this.board, name);
  }

  private changed(seat: number, change: Partial<ShownSled>): ShownSled[] {
    return this.scene.sleds.map((sled, index) => (index === seat ? { ...sled, ...change } : sled));
  }

  /** A sled in another square: behind whoever stands there; who was behind it moves up. */
  private moved(seat: number, name: string, isPassing = false): ShownSled[] {
    const from = this.scene.sleds[seat]!;
    const square = this.square(name);
    const isTaken = this.scene.sleds.some(
      (sled, index) => index !== seat && !sled.isGone && sled.square === square && sled.half === FRONT,
    );
    const half = isPassing ? PASSING : isTaken && this.board.squares[square]?.is_double ? REAR : FRONT;
    return this.changed(seat, { square, half }).map((sled, index) =>
      index !== seat && from.half === FRONT && sled.square === from.square && sled.half === REAR
        ? { ...sled, half: FRONT }
        : sled,
    );
  }

  /** A play may have begun before the film. */
  recall(past: readonly LogLine<Wire>[]): void {
    const from = past.findLastIndex((line) => line.event.kind === 'CardsLaid');
    for (const line of past.slice(Math.max(0, from))) this.note(line.event);
  }

  private note(event: Event): void {
    if (event.kind === 'CardsLaid') this.trails.clear();
    if (event.kind === 'Moved' || event.kind === 'Slid') this.leave(event.seat, [this.square(event.start)]);
  }

  private leave(seat: number, squares: number[]): void {
    this.trails.set(seat, [...(this.trails.get(seat) ?? []), ...squares]);
  }

  shoot(line: LogLine<Wire>, id: number): void {
    const event = line.event;
    this.note(event);
    const caption = line.text;
    const rolls = rollsAfter(this.scene.rolls, event, id);
    if (rolls !== this.scene.rolls && rolls.at(-1)?.id === id) {
      this.hold({ rolls, caption }, DICE);
      return;
    }
    switch (event.kind) {
      case 'Moved':
        return this.hold({ sleds: this.moved(event.seat, event.end, event.is_passing), caption }, 1);
      case 'Spun':
      case 'Slid':
      case 'PutBack':
        return this.hold({ sleds: this.moved(event.seat, event.end), caption }, 1);
      case 'Towed':
        return this.tow(event, caption);
      case 'Crossed':
        return this.hold({ sleds: this.changed(event.seat, { crossings: event.crossings }), caption }, 0);
      case 'CardsLaid':
        return this.hold({ rolls, caption }, SAY);
      case 'SpinMarked':
        return this.hold(
          { rolls, sleds: this.changed(event.seat, { spin: event.squares }), caption },
          SAY,
        );
      case 'LostControl': {
        const spin = spinOf(event.circle);
        const sleds = this.changed(event.seat, { spin, isCrashing: event.is_crash });
        return this.hold({ sleds, struck: [event.seat], caption }, LOOK);
      }
      case 'SpinEnded':
        return this.hold({ sleds: this.changed(event.seat, { spin: -1, isCrashing: false }), caption }, SAY);
      case 'Collided':
        return this.hold({ struck: [event.mover, event.struck], caption }, LOOK);
      case 'NukeThrown':
        return this.hold({ struck: [event.target], caption }, LOOK);
      case 'LaserFired': {
        const struck = event.target >= 0 ? [event.target] : [];
        return this.hold({ beam: { from: event.seat, to: this.square(event.square) }, struck, caption }, LOOK);
      }
      case 'TouchedWall':
        return this.hold({ spark: this.square(event.square), caption }, SAY);
      case 'HazardLaid': {
        const list = event.card === MINE ? 'mines' : 'slicks';
        return this.hold({ [list]: this.counted(list, event.square, 1), caption }, SAY);
      }
      case 'MineWentOff':
        return this.hold({ mines: this.counted('mines', event.square, -1), struck: [event.seat], caption }, LOOK);
      case 'Removed':
      case 'WentHome':
        return this.hold({ sleds: this.changed(event.seat, { isGone: true }), caption }, LOOK);
      case 'GridSet': {
        let sleds = this.scene.sleds;
        event.order.forEach((seat, place) => {
          const square = this.square(event.squares[place] ?? '');
          sleds = sleds.map((sled, index) => (index === seat ? { ...sled, square, half: FRONT } : sled));
        });
        return this.hold({ sleds, caption }, LOOK);
      }
      default:
        return this.hold({ rolls, caption }, QUIET.has(event.kind) ? 0 : 1);
    }
  }

  private counted(list: 'mines' | 'slicks', name: string, more: number): number[] {
    const square = this.square(name);
    return this.scene[list].map((count, index) => (index === square ? Math.max(0, count + more) : count));
  }

  /** Square by square through what the puller left, until there is no room further on. */
  private tow({ seat, puller, start, end }: Towed, caption: string): void {
    const [first, goal] = [this.square(start), this.square(end)];
    const trail = (this.trails.get(puller) ?? []).filter((square) => square !== first);
    // Into the rear half of the puller's own square it goes through all that was left.
    const way = trail.includes(goal) ? trail.slice(0, trail.indexOf(goal)) : trail;
    this.leave(seat, [first, ...way]);
    for (const square of way) {
      this.hold({ sleds: this.moved(seat, this.board.squares[square]!.code, true), caption }, 1);
    }
    this.hold({ sleds: this.moved(seat, end), caption }, 1);
  }
}
