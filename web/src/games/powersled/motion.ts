/** Events become motion: sleds go square by square, dice roll, walls spark, beams flash. */

import { Reel as Shooting, type Film } from '../../kit/film';
import type { LogLine, Phrase } from '../../wire/frames';
import { rollsAfter, type Scene, type ShownSled } from './scene';
import { squareAt } from './print';
import { Half, type PowersledBoard, type Towed, type Wire } from './types.gen';

/** What is told of a sled that came into a square. */
type Arrival = Pick<Towed, 'seat' | 'end' | 'half'> & Partial<Pick<Towed, 'moved_up'>>;

/** Steps that a kind of moment takes; a sled takes one for each square. */
const DICE = 4;
const SUM = 2;
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
  most?: number,
): Film<Scene> {
  const reel = new Reel(board, { ...before, ...CALM, caption: [] });
  lines.forEach((line, index) => reel.take(1, () => reel.shoot(line, from + index)));
  return reel.film({ ...CALM, caption: [] }, pace, most);
}

class Reel extends Shooting<Scene> {
  constructor(
    private readonly board: PowersledBoard,
    before: Scene,
  ) {
    super(before);
  }

  protected override calm(): Partial<Scene> {
    return CALM;
  }

  private square(name: string): number {
    return squareAt(this.board, name);
  }

  private changed(seat: number, change: Partial<ShownSled>): ShownSled[] {
    return this.scene.sleds.map((sled, index) => (index === seat ? { ...sled, ...change } : sled));
  }

  /** A sled in another square, and who moved up in the one it left. */
  private moved({ seat, end, half, moved_up }: Arrival): ShownSled[] {
    return this.without(moved_up, this.changed(seat, { square: this.square(end), half }));
  }

  /** Somebody left a square: who stood behind moves up. */
  private without(movedUp: number | undefined, sleds: ShownSled[]): ShownSled[] {
    return sleds.map((sled, index) => (index === movedUp ? { ...sled, half: Half.FRONT } : sled));
  }

  shoot(line: LogLine<Wire>, id: number): void {
    const event = line.event;
    const caption = line.text;
    const rolls = rollsAfter(this.scene.rolls, event, id);
    if (rolls !== this.scene.rolls && rolls.at(-1)?.id === id) {
      // The dice come to rest, then their sum is told.
      this.hold({ rolls: rolls.with(-1, { ...rolls.at(-1)!, isRolling: true }), caption: [] }, DICE);
      return this.dwell({ rolls, caption }, SUM);
    }
    switch (event.kind) {
      case 'Moved':
      case 'Spun':
      case 'Slid':
      case 'PutBack':
        return this.hold({ sleds: this.moved(event), caption }, 1);
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
      case 'ControlSettled':
        // The throw that decides rests longest.
        return this.hold({ rolls, caption }, rolls.at(-1)?.tone === 'bad' ? LOOK : 1);
      case 'SpinEnded':
        return this.hold({ sleds: this.changed(event.seat, { spin: -1, isCrashing: false }), caption }, SAY);
      case 'Collided':
        return this.hold({ struck: [event.mover, event.struck], caption }, LOOK);
      case 'NukeThrown':
        return this.hold({ struck: [event.target], caption }, LOOK);
      case 'LaserFired': {
        const struck = event.target >= 0 ? [event.target] : [];
        const through = event.beam.map((name) => this.square(name));
        const mines = this.counted('mines', event.square, event.mines);
        return this.hold({ beam: { from: event.seat, through }, mines, struck, caption }, LOOK);
      }
      case 'TouchedWall':
        return this.hold({ spark: this.square(event.square), caption }, SAY);
      case 'HazardLaid': {
        const mines = this.counted('mines', event.square, event.mines);
        const slicks = this.counted('slicks', event.square, event.slicks);
        return this.hold({ mines, slicks, caption }, SAY);
      }
      case 'MineWentOff': {
        const mines = this.counted('mines', event.square, event.mines);
        return this.hold({ mines, struck: [event.seat], caption }, LOOK);
      }
      case 'Removed':
      case 'WentHome': {
        const sleds = this.without(event.moved_up, this.changed(event.seat, { isGone: true }));
        return this.hold({ sleds, caption }, LOOK);
      }
      case 'GridSet': {
        const sleds = this.scene.sleds.map((sled, seat) => {
          const place = event.order.indexOf(seat);
          return { ...sled, square: this.square(event.squares[place] ?? ''), half: event.halves[place] ?? sled.half };
        });
        return this.hold({ sleds, caption }, LOOK);
      }
      default:
        return this.hold({ rolls, caption }, QUIET.has(event.kind) ? 0 : 1);
    }
  }

  /** So many lie in a square now. */
  private counted(list: 'mines' | 'slicks', name: string, count: number): number[] {
    return this.scene[list].with(this.square(name), count);
  }

  private tow(event: Towed, caption: Phrase): void {
    for (const end of event.through) this.hold({ sleds: this.moved({ ...event, end, half: Half.PASSING }), caption }, 1);
    this.hold({ sleds: this.moved(event), caption }, 1);
  }
}
