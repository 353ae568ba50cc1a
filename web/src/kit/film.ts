/** Motion as a film: stills with their times, whatever a game's scene holds. */

/** One still of the film, so many milliseconds after its start. */
export interface Still<Scene> {
  at: number;
  scene: Scene;
  /** How many of the events it has shown by now, where the game says so. */
  shown?: number;
}

export interface Film<Scene> {
  stills: Still<Scene>[];
  length: number;
  /** Milliseconds for one square. */
  step: number;
}

/** A film never lasts longer than this many steps: two seconds at the usual pace of 100 ms. */
export const MOST_STEPS = 20;
/** So much of a film that hurries is left to what must be seen: choices turned over, a die at rest. */
const MOMENTS = 0.6;

/** How long a still stands, in steps; a firm one hurries last. */
export interface Hold {
  steps: number;
  isFirm: boolean;
}

/** How much of its time each kind of hold keeps, so that all of them take no more than so many steps. */
export function hurry(holds: readonly Hold[], most: number): { firm: number; loose: number } {
  const sum = (isFirm: boolean): number => holds.reduce((steps, hold) => steps + (hold.isFirm === isFirm ? hold.steps : 0), 0);
  const [firm, loose] = [sum(true), sum(false)];
  if (firm + loose <= most) return { firm: 1, loose: 1 };
  if (loose === 0) return { firm: most / firm, loose: 1 };
  const kept = Math.max(Math.min(firm, MOMENTS * most), Math.min(firm, most - loose));
  return { firm: firm > 0 ? kept / firm : 1, loose: (most - kept) / loose };
}

/**
 * Shoots the film of some events. What is told of an event is told with the last still of its own:
 * a die comes to rest, then its sum is read.
 */
export class Reel<Scene extends object> {
  readonly #stills: Omit<Still<Scene>, 'at'>[] = [];
  readonly #holds: Hold[] = [];
  #shown = 0;

  constructor(protected scene: Scene) {}

  /** What lasts for one still only, as it is without. */
  protected calm(): Partial<Scene> {
    return {};
  }

  /** Change the scene, show it, and let it stand for some steps. */
  protected hold(change: Partial<Scene>, steps: number, isFirm = false): void {
    this.scene = { ...this.scene, ...this.calm(), ...change };
    this.#stills.push({ scene: this.scene, shown: this.#shown });
    this.#holds.push({ steps, isFirm });
  }

  /** The same for a moment: it stands its time while what is around it hurries. */
  protected dwell(change: Partial<Scene>, steps: number): void {
    this.hold(change, steps, true);
  }

  /** So many events that happen together, and how they are shown. */
  take(events: number, shoot: () => void): void {
    const before = this.#stills.length;
    shoot();
    this.#shown += events;
    const last = this.#stills.at(-1);
    if (last && this.#stills.length > before) last.shown = this.#shown;
  }

  /** The film at this pace, and how it ends. A long one hurries; without pace everything has happened. */
  film(end: Partial<Scene>, pace: number, most = MOST_STEPS): Film<Scene> {
    const last = { scene: { ...this.scene, ...end }, shown: this.#shown };
    if (pace <= 0) return { stills: [{ at: 0, ...last }], length: 0, step: 0 };
    const kept = hurry(this.#holds, most);
    let at = 0;
    const timed = this.#stills.map((still, index) => {
      const { steps, isFirm } = this.#holds[index]!;
      const begin = at;
      at += steps * pace * (isFirm ? kept.firm : kept.loose);
      return { ...still, at: Math.round(begin) };
    });
    const length = Math.round(at);
    return { stills: [...timed, { at: length, ...last }], length, step: pace * kept.loose };
  }
}

/** What is left of a film that runs, then the next one; together no longer than a film may be. */
export function splice<Scene>(
  now: Film<Scene>,
  elapsed: number,
  next: Film<Scene>,
  pace: number,
): Film<Scene> {
  if (next.length === 0) return next;
  const past = Math.round(elapsed);
  const left = Math.max(0, now.length - past);
  const stills = [
    ...now.stills
      .filter((still) => still.at > past)
      .map((still) => ({ ...still, at: still.at - past })),
    ...next.stills.map((still) => ({ ...still, at: still.at + left })),
  ];
  return hurried({ stills, length: left + next.length, step: next.step }, MOST_STEPS * pace);
}

/** The same film in at most so many milliseconds. */
export function hurried<Scene>(film: Film<Scene>, most: number): Film<Scene> {
  if (film.length <= most) return film;
  const hurry = most / film.length;
  return {
    stills: film.stills.map((still) => ({ ...still, at: Math.round(still.at * hurry) })),
    length: Math.round(most),
    step: film.step * hurry,
  };
}
