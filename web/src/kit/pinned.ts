/** What stands beside a board keeps its place and its size while the board is zoomed. */

/** Takes the node out of the part of the window that grows; where there is no window it stays. */
export function pinned(node: HTMLElement): { destroy: () => void } {
  node.closest('[data-viewport]')?.after(node);
  return { destroy: () => node.remove() };
}
