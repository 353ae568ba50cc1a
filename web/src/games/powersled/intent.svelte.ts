/** Where one means to go: chosen with the cards, remembered for the steps that follow. */

import type { Shape } from '../../wire/frames';
import type { PathPreview, PowersledView } from './types.gen';

/** Ways to the same end, or into the same sled, are one to whoever chooses. */
export function wayKey(path: PathPreview): string {
  return `${path.end}/${path.struck}/${path.manner}/${path.strength}`;
}

const PILOTINGS = 4;
const STOP = -1;

interface Drive {
  turn: number;
  round: number;
  seat: number;
  path: PathPreview;
  /** Steps of control that were lost when it was chosen. */
  control: number;
  /** Steps that were taken of it by themselves: each only once, or nothing could be undone. */
  taken: number;
}

class Intent {
  /** Whether the way that was shown is driven without asking for each square. */
  isDriving = $state(true);
  /** The way that the board shows now. */
  shown = $state.raw<PathPreview | null>(null);
  #aim = $state.raw({ moment: -1, way: '' });
  #drive: Drive | null = null;

  /** Choose one of the ways of the play that is looked at. */
  aim(moment: number, path: PathPreview): void {
    this.#aim = { moment, way: wayKey(path) };
  }

  aimed(moment: number, paths: readonly PathPreview[]): PathPreview | undefined {
    return this.#aim.moment === moment ? paths.find((path) => wayKey(path) === this.#aim.way) : undefined;
  }

  /** With the cards goes the way that is shown. */
  plan(view: PowersledView, seat: number): void {
    const sled = view.sleds[seat];
    if (!sled || !this.shown) this.#drive = null;
    else {
      const { turn, round } = view;
      this.#drive = { turn, round, seat, path: this.shown, control: sled.control, taken: 0 };
    }
  }

  /** The next step of the way, as long as everything went as it was meant to; null else. */
  next(view: PowersledView, seat: number): Shape | null {
    const drive = this.#drive;
    const sled = view.sleds[seat];
    if (!drive || !sled || drive.seat !== seat) return null;
    if (drive.turn !== view.turn || drive.round !== view.round || drive.control !== sled.control) return null;
    const done = view.play.path.length;
    const here = done > 0 ? drive.path.squares[done - 1] : sled.square;
    const step = drive.path.steps[done];
    if (here !== sled.square || step === undefined || step < STOP) return null;
    if (step === STOP) return { kind: 'Stop' };
    return { kind: 'Go', way: Math.floor(step / PILOTINGS), piloting: step % PILOTINGS };
  }

  /** Whether the next step may be taken without asking; says yes once for each step. */
  takes(view: PowersledView): boolean {
    const drive = this.#drive;
    const step = view.play.path.length + 1;
    if (!drive || !this.isDriving || drive.taken >= step) return false;
    drive.taken = step;
    return true;
  }
}

export const intent = new Intent();
