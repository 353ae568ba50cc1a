/** Runs a film: shows its stills one after the other, then what is. */

import { hurried, splice, type Film, type Still } from './film';

export class Projector<Scene> {
  scene: Scene = $state.raw()!;
  isRunning = $state(false);
  /** Milliseconds for one square of the film that runs. */
  step = $state(0);
  /** How many events the film that runs has shown, where its stills say so. */
  shown = $state(0);

  #timers: number[] = [];
  #running: { film: Film<Scene>; since: number } | null = null;

  constructor(scene: Scene) {
    this.scene = scene;
  }

  /** Where the next film begins: the end of the one that runs, else what is shown. */
  get end(): Scene {
    return this.#running?.film.stills.at(-1)?.scene ?? this.scene;
  }

  /** Shows a film, after the one that runs, in at most so many milliseconds; at its end `settled` says what stands there. */
  play(next: Film<Scene>, settled: (last: Scene) => Scene, pace: number, most = Infinity): void {
    const running = this.#running;
    const joined = running ? splice(running.film, performance.now() - running.since, next, pace) : next;
    const whole = hurried(joined, most);
    const last = whole.stills.at(-1)!.scene;
    this.stop();
    if (whole.length === 0) {
      this.scene = settled(last);
      return;
    }
    this.isRunning = true;
    this.#running = { film: whole, since: performance.now() };
    this.step = whole.step;
    for (const still of whole.stills.slice(0, -1)) {
      if (still.at <= 0) this.#show(still);
      else this.#timers.push(window.setTimeout(() => this.#show(still), still.at));
    }
    this.#timers.push(
      window.setTimeout(() => {
        this.stop();
        this.scene = settled(last);
      }, whole.length),
    );
  }

  #show({ scene, shown }: Still<Scene>): void {
    this.scene = scene;
    if (shown !== undefined) this.shown = shown;
  }

  /** Ends the film where it is. */
  stop(): void {
    this.#timers.forEach((timer) => clearTimeout(timer));
    this.#timers = [];
    this.#running = null;
    this.isRunning = false;
  }

  /** Nothing moves: this is how it stands. */
  rest(scene: Scene): void {
    this.stop();
    this.scene = scene;
  }
}
