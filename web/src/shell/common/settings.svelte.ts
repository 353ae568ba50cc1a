/** What a person has chosen about the page, kept by the browser. */

const PLACE = 'paddock.settings';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'less';
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** A square's worth of motion at ×1, in milliseconds. */
const STEP_MS = 110;

interface Kept {
  theme: Theme;
  motion: Motion;
  speed: Speed;
  sound: boolean;
  notify: boolean;
  /** Be asked also where nothing is to choose. */
  byHand: boolean;
  name: string;
}

const USUAL: Kept = { theme: 'auto', motion: 'auto', speed: 1, sound: true, notify: false, byHand: false, name: '' };

function read(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) };
  } catch {
    return USUAL;
  }
}

class Settings {
  #kept = $state(read());
  #systemMotion = $state(false);

  constructor() {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    this.#systemMotion = query.matches;
    query.addEventListener('change', (event) => (this.#systemMotion = event.matches));
    this.#show();
  }

  get theme(): Theme {
    return this.#kept.theme;
  }
  get motion(): Motion {
    return this.#kept.motion;
  }
  get speed(): Speed {
    return this.#kept.speed;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get notify(): boolean {
    return this.#kept.notify;
  }
  get byHand(): boolean {
    return this.#kept.byHand;
  }
  get name(): string {
    return this.#kept.name;
  }

  get hasLessMotion(): boolean {
    return this.#kept.motion === 'less' || this.#systemMotion;
  }

  /** Milliseconds for a step of motion. */
  get pace(): number {
    return this.hasLessMotion ? 0 : STEP_MS / this.#kept.speed;
  }

  set(changes: Partial<Kept>): void {
    Object.assign(this.#kept, changes);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // It holds for this visit, then.
    }
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    if (this.#kept.theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = this.#kept.theme;
    if (this.#kept.motion === 'auto') delete root.dataset['motion'];
    else root.dataset['motion'] = this.#kept.motion;
  }
}

export const settings = new Settings();
