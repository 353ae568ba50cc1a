/** Short messages at the edge, for refusals and small news. */

import type { Phrase } from '../../wire/frames';

const SHOWN_MS = 6000;

export interface Toast {
  id: number;
  phrase: Phrase;
  names: readonly string[];
  rule: string | undefined;
  tone: 'bad' | 'plain';
}

class Toasts {
  shown = $state<Toast[]>([]);
  #next = 1;

  say(text: string, tone: Toast['tone'] = 'plain'): void {
    this.#show({ phrase: [text], names: [], rule: undefined, tone });
  }

  /** Why something is not done, in the server's words. */
  refuse(phrase: Phrase, names: readonly string[], rule: string | undefined): void {
    this.#show({ phrase, names, rule, tone: 'bad' });
  }

  #show(toast: Omit<Toast, 'id'>): void {
    const id = this.#next++;
    this.shown = [...this.shown.slice(-2), { id, ...toast }];
    setTimeout(() => this.drop(id), SHOWN_MS);
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
