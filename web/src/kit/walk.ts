/** Walking with the arrow keys through what is marked with `data-option`, one tab stop for all. */

const BACK = new Set(['ArrowUp', 'ArrowLeft']);
const ON = new Set(['ArrowDown', 'ArrowRight']);

/** The options within a part of the page, in order. */
export function optionsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-option]:not([disabled])')];
}

/**
 * Moves the focus to the next or previous option; round the ends it goes on at the other end.
 * Says whether the key was one to walk with.
 */
export function step(root: ParentNode, key: string): boolean {
  const options = optionsIn(root);
  if (options.length === 0) return false;
  const here = options.indexOf(document.activeElement as HTMLElement);
  let next: number;
  if (ON.has(key)) next = (here + 1) % options.length;
  else if (BACK.has(key)) next = (here <= 0 ? options.length : here) - 1;
  else if (key === 'Home') next = 0;
  else if (key === 'End') next = options.length - 1;
  else return false;
  options[next]!.focus();
  return true;
}

/** Makes a container walkable. */
export function walkable(node: HTMLElement): { destroy: () => void } {
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (step(node, event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  node.addEventListener('keydown', onKey);
  return { destroy: () => node.removeEventListener('keydown', onKey) };
}
