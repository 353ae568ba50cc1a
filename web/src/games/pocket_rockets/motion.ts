/** Events become motion: bids turn over together, cards turn about their pivots and slide, hands are thrown. */

import { Reel as Shooting, type Film } from '../../kit/film';
import type { LogLine, Phrase } from '../../wire/frames';
import { ahead, CALM, unwound, type Scene, type ShownCard } from './scene';
import type { BidsShown, Pose, RocketsBoard, Slid, ThrowsShown, Touched, Warped, Wire } from './types.gen';

/** Steps that a kind of moment takes. */
const SHOW = 3;
const STRIKE = 4;
const PIVOT = 3;
const SLIDE = 4;
const SPARK = 2;
const BACK = 1;
const LOOK = 4;
const SAY = 2;
/** A turn this far takes as long as a pivot may. */
const WIDE_TURN = 900;

/** The film of these events; each still says how many of them it has shown. */
export function film(
  board: RocketsBoard,
  before: Scene,
  lines: readonly LogLine<Wire>[],
  pace: number,
  most?: number,
): Film<Scene> {
  const reel = new Reel(board, { ...before, ...CALM });
  for (const line of lines) reel.take(1, () => reel.shoot(line));
  return reel.film(reel.calm(), pace, most);
}

class Reel extends Shooting<Scene> {
  /** Where a card that ran into something comes to rest. */
  private rest: { seat: number; x: number; y: number } | null = null;

  constructor(
    private readonly board: RocketsBoard,
    before: Scene,
  ) {
    super(before);
  }

  override calm(): Partial<Scene> {
    return { ...CALM, winners: this.scene.winners };
  }

  private changed(seat: number, change: Partial<ShownCard>): ShownCard[] {
    return this.scene.cards.map((card, index) => (index === seat ? { ...card, ...change } : card));
  }

  shoot(line: LogLine<Wire>): void {
    const { event, text: caption } = line;
    switch (event.kind) {
      case 'LinedUp':
        return this.hold({ cards: this.lined(event.poses, event.racers), caption }, LOOK);
      case 'RacerPicked':
        return this.hold({ cards: this.changed(event.seat, { racer: event.racer }), caption }, SAY);
      case 'BidsShown':
        return this.reveal(event, caption);
      case 'Pivoted': {
        const steps = Math.max(1, Math.min(PIVOT, (Math.abs(event.turned) / WIDE_TURN) * PIVOT));
        const heading = (this.scene.cards[event.seat]?.heading ?? event.start) + event.turned;
        return this.hold({ cards: this.changed(event.seat, { heading }), glide: steps, caption }, steps);
      }
      case 'Slid':
        return this.slide(event, caption);
      case 'Touched':
        return this.touch(event, caption);
      case 'Fell':
        this.rest = null;
        return this.hold({ struck: [event.seat], caption }, SPARK);
      case 'LineCrossed':
        return this.hold({ crossed: event.line, caption }, SAY);
      case 'Damaged':
        return this.hold({ cards: this.changed(event.seat, { isDamaged: true }), struck: [event.seat], caption }, SAY);
      case 'Repaired':
        return this.hold({ cards: this.changed(event.seat, { isDamaged: false }), caption }, LOOK);
      case 'Removed':
      case 'PlayerLeft':
        return this.hold({ cards: this.changed(event.seat, { isGone: true }), caption }, LOOK);
      case 'PowerAimed':
        return this.hold({ aimed: event, caption }, LOOK);
      case 'ThrowsShown':
        return this.duel(event, caption);
      case 'Warped':
        return this.hold({ cards: this.warped(event), glide: LOOK, caption }, LOOK);
      case 'RaceWon':
        return this.hold({ winners: event.winners, caption }, LOOK);
      case 'RoundBegan':
      case 'TurnBegan':
      case 'Boosted':
      case 'Idled':
      case 'LotDrawn':
      case 'RoundDied':
      case 'AttackFailed':
        return this.hold({ caption }, SAY);
      default:
        return this.hold({ caption }, 1);
    }
  }

  private lined(poses: Pose[], racers: number[]): ShownCard[] {
    return poses.map((pose, seat) => ({
      x: pose.x, y: pose.y, heading: pose.heading, racer: racers[seat] ?? -1, isDamaged: false, isGone: false,
    }));
  }

  /** All turn over together; then equal bids strike each other out. */
  private reveal({ bids, turns }: BidsShown, caption: Phrase): void {
    this.dwell({ reveal: { bids, turns, isStruck: false }, caption: [] }, SHOW);
    this.dwell({ reveal: { bids, turns, isStruck: true }, caption }, STRIKE);
  }

  private slide({ seat, x, y, heading, reached, to_x, to_y }: Slid, caption: Phrase): void {
    const there = ahead(x, y, heading, reached);
    const steps = Math.max(1, (reached / this.board.slide) * SLIDE);
    const isWhole = reached >= this.board.slide;
    this.rest = isWhole ? null : { seat, x: to_x, y: to_y };
    const end = isWhole ? { x: to_x, y: to_y } : there;
    this.hold({ cards: this.changed(seat, end), glide: steps, caption }, steps);
  }

  private touch({ seat, x, y }: Touched, caption: Phrase): void {
    this.hold({ spark: { x, y }, struck: [seat], caption }, SPARK);
    if (this.rest?.seat === seat) {
      this.hold({ cards: this.changed(seat, { x: this.rest.x, y: this.rest.y }), glide: BACK, caption }, BACK);
      this.rest = null;
    }
  }

  /** Both hands at once; then which of them wins. */
  private duel({ seat, target, hand, other_hand, winner }: ThrowsShown, caption: Phrase): void {
    const thrown = { seat, target, hand, otherHand: other_hand, winner: -1, isSettled: false };
    this.dwell({ duel: thrown, caption: [] }, SHOW);
    this.dwell({ duel: { ...thrown, winner, isSettled: true }, caption }, LOOK);
  }

  private warped({ seat, pose, target, target_pose }: Warped): ShownCard[] {
    return this.scene.cards.map((card, index) => {
      const to = index === seat ? pose : index === target ? target_pose : null;
      return to ? { ...card, x: to.x, y: to.y, heading: unwound(to.heading, card.heading) } : card;
    });
  }
}
