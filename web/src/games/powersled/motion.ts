/** Events become motion: sleds go square by square, dice roll, walls spark, beams flash. */

import { develop, MOST_STEPS, type Film, type Still } from '../../kit/film';
import type { LogLine, Phrase } from '../../wire/frames';
import { MINE } from './cards';
import { rollsAfter, type Scene, type ShownSled } from './scene';
import { FRONT, PASSING, REAR, squareAt } from './print';
import type { PowersledBoard, Towed, Wire } from './types.gen';

/** Steps that a kind of moment takes; a sled takes one for each square. */
const DICE = 4;
const LOOK = 3;
const SAY = 2;
/** Said, but nobody needs to wait for it. */
const QUIET = new Set([
  'Drew', 'DrewHidden', 'Discarded', 'PutAside', 'PutAsideHidden', 'Reshuffled', 'Owed', 'StepsLost',
]);

const CALM = { struck: [], spark: -1, beam: null };

/** The film of these events; `from` is how many had happened before. */
export function film(
  board: PowersledBoard,
  before: Scene,
  lines: readonly LogLine<Wire>[],
  from: number,
  pace: number,
  most = MOST_STEPS,
): Film<Scene> {
  const reel = new Reel(board, { ...before, ...CALM, caption: [] });
  lines.forEach((line, index) => reel.shoot(line, from + index));
  return develop(reel.stills, reel.steps, { ...reel.scene, ...CALM, caption: [] }, pace, most);
}

class Reel {
  stills: Still<Scene>[] = [];
  steps = 0;

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

  shoot(line: LogLine<Wire>, id: number): void {
    const event = line.event;
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
        const sleds = this.changed(event.seat, { spin: event.squares, isCrashing: event.is_crash });
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

  private tow({ seat, through, end }: Towed, caption: Phrase): void {
    for (const square of through) this.hold({ sleds: this.moved(seat, square, true), caption }, 1);
    this.hold({ sleds: this.moved(seat, end), caption }, 1);
  }
}
