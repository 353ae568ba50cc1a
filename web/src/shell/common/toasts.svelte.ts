/** Short messages at the edge, for refusals and small news. */

const SHOWN_MS = 6000;

export interface Toast {
  id: number;
  text: string;
  rule: string | undefined;
  tone: 'bad' | 'plain';
}

class Toasts {
  shown = $state<Toast[]>([]);
  #next = 1;

  say(text: string, tone: Toast['tone'] = 'plain', rule?: string): void {
    const id = this.#next++;
    this.shown = [...this.shown.slice(-2), { id, text, rule, tone }];
    setTimeout(() => this.drop(id), SHOWN_MS);
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
