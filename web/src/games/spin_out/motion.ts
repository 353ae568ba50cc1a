/** Events become motion: pods turn and drive, spin and crash; dice and cards lie open; Kabooms are seen. */

import { Reel as Shooting, type Film } from '../../kit/film';
import type { LogLine, Phrase } from '../../wire/frames';
import { INCH, TURN, unwound } from './ground';
import { CALM, type Roll, type Scene, type ShownPod } from './scene';
import type { Event, Moved, Wire } from './types.gen';

/** Steps that a kind of moment takes. */
const ROUND = 6;
const SWING = 2;
const DICE = 6;
const CARD = 7;
const SPARK = 2;
const BLAST = 7;
const LOOK = 3;
const SAY = 1;
/** Full turns of a pod that spins out. */
const SPINS = 2;
/** Inches that a pod drives in a step. */
const SPEED = 2.5;

/** The film of these events; each still says how many of them it has shown. */
export function film(before: Scene, lines: readonly LogLine<Wire>[], pace: number, most?: number): Film<Scene> {
  const reel = new Reel({ ...before, ...CALM });
  for (const line of lines) reel.take(1, () => reel.shoot(line));
  return reel.film(reel.calm(), pace, most);
}

class Reel extends Shooting<Scene> {
  override calm(): Partial<Scene> {
    return { ...CALM, winners: this.scene.winners };
  }

  private changed(seat: number, change: Partial<ShownPod>): ShownPod[] {
    return this.scene.pods.map((pod, index) => (index === seat ? { ...pod, ...change } : pod));
  }

  private at(seat: number): { x: number; y: number } {
    const { x, y } = this.scene.pods[seat] ?? { x: 0, y: 0 };
    return { x, y };
  }

  shoot({ event, text: caption }: LogLine<Wire>): void {
    if (this.drive(event, caption) || this.throw(event, caption) || this.happen(event, caption)) return;
    this.hold({ caption }, SAY);
  }

  /** What moves pods. */
  private drive(event: Event, caption: Phrase): boolean {
    switch (event.kind) {
      case 'PodPlaced':
        this.hold({ pods: this.changed(event.seat, { ...event.pose, isGone: false }), caption }, LOOK);
        return true;
      case 'Turned': {
        const heading = unwound(event.heading, this.scene.pods[event.seat]?.heading ?? event.heading);
        this.hold({ pods: this.changed(event.seat, { heading }), glide: SWING, caption }, SWING);
        return true;
      }
      case 'SpunRound': {
        const from = this.scene.pods[event.seat]?.heading ?? 0;
        const heading = unwound(event.heading, from + SPINS * TURN);
        this.hold({ pods: this.changed(event.seat, { heading }), spinning: event.seat, glide: ROUND, caption }, ROUND);
        return true;
      }
      case 'Moved':
        this.move(event, caption);
        return true;
      case 'PutBack':
        this.hold({ pods: this.changed(event.seat, { x: event.x, y: event.y }), struck: [event.seat], glide: SPARK, caption }, SPARK);
        return true;
      case 'GatePassed':
        this.hold({ crossed: event.gate, caption }, SAY);
        return true;
      case 'FinishCrossed':
        this.hold({ crossed: -2, caption }, LOOK);
        return true;
      default:
        return false;
    }
  }

  private move({ seat, to_x, to_y, length }: Moved, caption: Phrase): void {
    const steps = Math.max(1, length / INCH / SPEED);
    this.hold({ pods: this.changed(seat, { x: to_x, y: to_y }), glide: steps, caption }, steps);
  }

  /** Dice: the throw first, what it does when it has come to rest. */
  private cast(roll: Roll, pods: ShownPod[], struck: number[], caption: Phrase): true {
    this.hold({ roll: { ...roll, result: '' }, caption: [] }, DICE / 2);
    this.dwell({ roll, pods, struck, caption }, DICE);
    return true;
  }

  /** What a pod has taken since it was shown last. */
  private hurt(seat: number, damage: number): string {
    const taken = damage - (this.scene.pods[seat]?.damage ?? damage);
    return taken > 0 ? `${taken} damage` : 'No damage';
  }

  private one(title: string, seat: number, die: number, result: string, tone: Roll['tone']): Roll {
    return { title, throws: [{ seat, dice: [die] }], result, tone };
  }

  private throw(event: Event, caption: Phrase): boolean {
    switch (event.kind) {
      case 'Nudged': {
        const { seat, other, dice, other_dice, damage, other_damage } = event;
        const pods = this.changed(seat, { damage }).map((pod, at) => (at === other ? { ...pod, damage: other_damage } : pod));
        const throws = [{ seat, dice }, { seat: other, dice: other_dice }];
        return this.cast({ title: 'Nudge', throws, result: 'Each throw hits the other', tone: 'bad' }, pods, [seat, other], caption);
      }
      case 'Crashed': {
        const { seat, first, second, damage } = event;
        const roll: Roll = { title: 'Crash', throws: [{ seat, dice: [first, second] }], result: `${first + second} damage`, tone: 'bad' };
        return this.cast(roll, this.changed(seat, { damage }), [seat], caption);
      }
      case 'SpunUp': {
        const { seat, first, second } = event;
        const roll: Roll = { title: 'Spins out', throws: [{ seat, dice: [first, second] }], result: `${first + second} in`, tone: 'warn' };
        return this.cast(roll, this.scene.pods, [], caption);
      }
      case 'RestartThrown': {
        const roll = this.one('Re-start', event.seat, event.die, event.has_started ? 'The engines run' : 'Nothing', event.has_started ? 'good' : 'bad');
        return this.cast(roll, this.changed(event.seat, { damage: event.damage }), [], caption);
      }
      case 'LeakThrown': {
        const roll = this.one('Fuel leak', event.seat, event.die, event.is_fixed ? 'Fixed' : 'Not fixed', event.is_fixed ? 'good' : 'warn');
        return this.cast(roll, this.changed(event.seat, { damage: event.damage }), [], caption);
      }
      case 'StallThrown':
        return this.cast(this.one('Stall?', event.seat, event.die, event.has_stalled ? 'Stalled' : 'Runs on', event.has_stalled ? 'bad' : 'good'), this.scene.pods, [], caption);
      case 'SpinTestThrown':
        return this.cast(this.one('Spin-out?', event.seat, event.die, event.has_recovered ? 'Under control' : 'Out of control', event.has_recovered ? 'good' : 'bad'), this.scene.pods, [], caption);
      case 'EjectionThrown':
        return this.cast(this.one('Ejection', event.seat, event.die, event.is_out ? 'Out!' : 'Stuck', event.is_out ? 'good' : 'bad'), this.scene.pods, [], caption);
      case 'ShotThrown':
      case 'SabotageThrown': {
        const title = event.kind === 'ShotThrown' ? 'Pot Shot' : 'Sabotage';
        const pods = this.changed(event.target, { damage: event.damage });
        return this.cast(this.one(title, event.seat, event.die, this.hurt(event.target, event.damage), 'bad'), pods, [event.target], caption);
      }
      case 'CouplingThrown': {
        const pods = this.changed(event.seat, { damage: event.damage });
        return this.cast(this.one('Power coupling', event.seat, event.die, this.hurt(event.seat, event.damage), 'bad'), pods, [event.seat], caption);
      }
      case 'BlastHit': {
        const pods = this.changed(event.other, { damage: event.damage });
        this.hold({ roll: this.one('Blast', event.other, event.die, `${event.die} damage`, 'bad'), pods, blast: this.at(event.seat), struck: [event.other], caption }, DICE);
        return true;
      }
      default:
        return false;
    }
  }

  /** Contacts, markers, cards, and what becomes of pods. */
  private happen(event: Event, caption: Phrase): boolean {
    switch (event.kind) {
      case 'PodTouched':
      case 'ObstacleTouched':
        this.hold({ spark: this.at(event.seat), struck: 'other' in event ? [event.seat, event.other] : [event.seat], caption }, SPARK);
        return true;
      case 'SmallHit':
        this.hold({ gone: [...this.scene.gone, event.feature], pods: this.changed(event.seat, { damage: event.damage }), struck: [event.seat], caption }, SPARK);
        return true;
      case 'LargeEntered':
      case 'LargeLeft':
      case 'Repaired':
        this.hold({ pods: this.changed(event.seat, { damage: event.damage }), struck: event.kind === 'Repaired' ? [] : [event.seat], caption }, SPARK);
        return true;
      case 'MarkersChanged': {
        const { seat, orange, red, black, blue } = event;
        this.hold({ pods: this.changed(seat, { orange, red, black, blue }), caption }, SAY);
        return true;
      }
      case 'CardPlayed':
        this.hold({ card: event, caption }, CARD);
        return true;
      case 'PaidWith':
        this.hold({ card: { seat: event.seat, card: event.card, named: event.card, target: -1 }, caption }, CARD);
        return true;
      case 'Kaboomed':
        this.dwell({ blast: this.at(event.seat), struck: [event.seat], caption }, BLAST);
        return true;
      case 'PodRemoved':
        this.hold({ pods: this.changed(event.seat, { isGone: true }), caption }, LOOK);
        return true;
      case 'WreckLeft':
        this.hold({ wrecks: [...this.scene.wrecks, { x: event.x, y: event.y }], pods: this.changed(event.seat, { isGone: true }), caption }, LOOK);
        return true;
      case 'RaceOver':
        this.hold({ winners: event.winners, caption }, LOOK);
        return true;
      case 'Drew':
      case 'TurnBegan':
      case 'SpeedSet':
      case 'Burnt':
      case 'EmergencyStopped':
      case 'EnginesCut':
      case 'SabotageTurned':
        this.hold({ caption }, LOOK);
        return true;
      default:
        return false;
    }
  }
}
