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

/**
 * Stills whose times count steps become a film at this pace; `last` is how it ends.
 * A long one hurries. Without pace it is one still: everything has happened.
 */
export function develop<Scene>(
  stills: readonly Still<Scene>[],
  steps: number,
  last: Scene,
  pace: number,
  most = MOST_STEPS,
  shown?: number,
): Film<Scene> {
  const end = shown === undefined ? { scene: last } : { scene: last, shown };
  if (pace <= 0) return { stills: [{ at: 0, ...end }], length: 0, step: 0 };
  const step = steps > most ? (pace * most) / steps : pace;
  const timed = stills.map((still) => ({ ...still, at: Math.round(still.at * step) }));
  const length = Math.round(steps * step);
  return { stills: [...timed, { at: length, ...end }], length, step };
}

/**
 * Shoots the film of some events. What is told of an event is told with the last still of its own:
 * a die comes to rest, then its sum is read.
 */
export class Reel<Scene extends object> {
  readonly #stills: Still<Scene>[] = [];
  #steps = 0;
  #shown = 0;

  constructor(protected scene: Scene) {}

  /** What lasts for one still only, as it is without. */
  protected calm(): Partial<Scene> {
    return {};
  }

  /** Change the scene, show it, and let it stand for some steps. */
  protected hold(change: Partial<Scene>, steps: number): void {
    this.scene = { ...this.scene, ...this.calm(), ...change };
    this.#stills.push({ at: this.#steps, scene: this.scene, shown: this.#shown });
    this.#steps += steps;
  }

  /** So many events that happen together, and how they are shown. */
  take(events: number, shoot: () => void): void {
    const before = this.#stills.length;
    shoot();
    this.#shown += events;
    const last = this.#stills.at(-1);
    if (last && this.#stills.length > before) last.shown = this.#shown;
  }

  /** The film at this pace, and how it ends. */
  film(end: Partial<Scene>, pace: number, most?: number): Film<Scene> {
    return develop(this.#stills, this.#steps, { ...this.scene, ...end }, pace, most, this.#shown);
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
