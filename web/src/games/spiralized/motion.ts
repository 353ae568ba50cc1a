/** Events become motion: dice tumble, tokens walk space by space, victims fly to the Pit. */

import { Reel as Shooting, type Film } from '../../kit/film';
import type { LogLine, Phrase } from '../../wire/frames';
import { TOKENS } from './paint';
import { diceAfter, throwNumber, type Scene } from './scene';
import type { Exchanged, Wire } from './types.gen';

/** Steps that a kind of moment takes; a token takes one for each space. */
const DICE = 4;
const LOOK = 2;
const FLY = 3;
const SAY = 2;
/** A throw that brings nothing is to be understood. */
const LOST = 5;

/** The film of these events. `most` is for who asks to see it all again, without hurry. */
export function film(before: Scene, lines: readonly LogLine<Wire>[], pace: number, most?: number): Film<Scene> {
  const reel = new Reel({ ...before, struck: [], caption: [] });
  for (const line of lines) reel.take(1, () => reel.shoot(line));
  return reel.film({ struck: [], caption: [] }, pace, most);
}

class Reel extends Shooting<Scene> {
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
        // The dice come to rest, then they are read.
        this.hold({ dice, thrown, caption: [], struck: [] }, DICE);
        return this.dwell({ caption }, LOOK);
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
      case 'DiceLost':
      case 'ThirdDoubles':
        return this.hold({ dice, caption, struck: [] }, LOST);
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
