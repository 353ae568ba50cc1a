/** The desk of whoever draws: the drawing, what is picked, and the way back and forth. */

import {
  added,
  flipped,
  isSame,
  isThere,
  itemOf,
  middleOf,
  moved,
  partOf,
  removed,
  reordered,
  scaled,
  sizeOf,
  turned,
  withGate,
  type Drawing,
  type Item,
  type Pick,
  type Spot,
} from './drawing';
import type { TabletopKind } from './kind';

const MOST_STEPS = 200;

export class DrawingDesk {
  readonly kind: TabletopKind;
  drawing = $state.raw() as Drawing;
  pick = $state.raw<Pick | null>(null);
  #past = $state.raw<readonly Drawing[]>([]);
  #future = $state.raw<readonly Drawing[]>([]);
  /** What is being done: more of the same is one step. */
  #doing = '';
  /** How much of it, so far. */
  #total = 0;

  canUndo = $derived(this.#past.length > 0);
  canRedo = $derived(this.#future.length > 0);

  constructor(kind: TabletopKind, drawing: Drawing) {
    this.kind = kind;
    this.drawing = drawing;
  }

  /** Another drawing. What goes on under one name (a drag, a held key) is undone at once. */
  change(next: Drawing, doing = ''): void {
    if (next === this.drawing) return;
    if (!doing || doing !== this.#doing) {
      this.#past = [...this.#past.slice(1 - MOST_STEPS), this.drawing];
    }
    this.#doing = doing;
    this.#future = [];
    this.#show(next);
  }

  /** What was being done is over. */
  settle(): void {
    this.#doing = '';
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [this.drawing, ...this.#future];
    this.#doing = '';
    this.#show(before);
  }

  redo(): void {
    const [next, ...rest] = this.#future;
    if (!next) return;
    this.#past = [...this.#past, this.drawing];
    this.#future = rest;
    this.#doing = '';
    this.#show(next);
  }

  choose(part: Pick | null): void {
    const pick = part && partOf(this.drawing, part);
    if (isSame(pick, this.pick)) return;
    this.pick = pick;
    this.#doing = '';
  }

  /** Lay something down, in the middle unless it is said where, and pick it. */
  lay(item: Item, spot: Spot = this.#free()): void {
    this.change(added(this.drawing, item, spot));
    this.choose({ what: 'thing', at: this.drawing.things.length - 1 });
  }

  addGate(): void {
    this.change(withGate(this.drawing, this.kind.gate(this.drawing)));
    this.choose({ what: 'gate', at: this.drawing.gates.length - 1 });
  }

  /** Take what is picked off the table. */
  remove(): void {
    const { pick } = this;
    if (!pick) return;
    const next = removed(this.drawing, pick);
    if (next === this.drawing) return;
    this.change(next);
    this.choose(null);
  }

  /** The same once more, a little beside it. */
  repeat(): void {
    const item = itemOf(this.drawing, this.pick);
    if (!item || !this.pick) return;
    const [x, y] = middleOf(this.drawing, this.pick);
    const aside = 2 * this.kind.steps.move;
    this.lay(item, [x + aside, y - aside]);
  }

  flip(): void {
    if (this.pick) this.change(flipped(this.drawing, this.pick));
  }

  reorder(by: number): void {
    const { pick } = this;
    if (pick?.what !== 'gate') return;
    const to = pick.at + by;
    const next = reordered(this.drawing, pick.at, to);
    if (next === this.drawing) return;
    this.change(next);
    this.choose({ what: 'gate', at: to });
  }

  /** The middle of the table, or beside what lies there already. */
  #free(): Spot {
    const { width, height } = sizeOf(this.drawing.table);
    const step = 2 * this.kind.steps.move;
    const isTaken = ([x, y]: Spot): boolean =>
      this.drawing.things.some((_, at) => {
        const [mx, my] = middleOf(this.drawing, { what: 'thing', at });
        return Math.hypot(mx - x, my - y) < step;
      });
    let spot: Spot = [width / 2, height / 2];
    while (isTaken(spot) && spot[0] + step < width) spot = [spot[0] + step, spot[1]];
    return spot;
  }

  #show(drawing: Drawing): void {
    this.drawing = drawing;
    if (this.pick && !isThere(drawing, this.pick)) this.pick = null;
  }

  /** Move what is picked; repeated moves are one step. */
  nudge(dx: number, dy: number): void {
    if (this.pick) this.change(moved(this.drawing, this.pick, dx, dy), 'nudge');
  }

  /** Turn what is picked, counter-clockwise. */
  turn(degrees: number): void {
    this.#total = this.#doing === 'turn' ? this.#total + degrees : degrees;
    if (this.pick) this.change(turned(this.#origin('turn'), this.pick, this.#total), 'turn');
  }

  scale(factor: number): void {
    this.#total = this.#doing === 'scale' ? this.#total * factor : factor;
    if (this.pick) this.change(scaled(this.#origin('scale'), this.pick, this.#total), 'scale');
  }

  /** As it was before: what is rounded again and again would wander. */
  #origin(doing: string): Drawing {
    return (this.#doing === doing && this.#past.at(-1)) || this.drawing;
  }
}
