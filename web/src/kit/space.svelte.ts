/** How much room the window has, in both directions. The table and the replay lay themselves out by it. */

/**
 * wide: a column beside the board, with the log.
 * side: low, as a phone on its side or a zoomed page: seats, board and prompt beside one another.
 * tall: narrow, as a phone held upright: one below the other.
 */
export type Space = 'wide' | 'side' | 'tall';

const SMALL = matchMedia('(max-width: 899px), (max-height: 519px)');
const UPRIGHT = matchMedia('(max-width: 559px), (max-width: 899px) and (max-aspect-ratio: 1/1)');

function measured(): Space {
  if (!SMALL.matches) return 'wide';
  return UPRIGHT.matches ? 'tall' : 'side';
}

let now = $state<Space>(measured());

/** Style sheets ask for it as `:root[data-space='side']`. */
function tell(): void {
  now = measured();
  document.documentElement.dataset['space'] = now;
}

tell();
for (const query of [SMALL, UPRIGHT]) query.addEventListener('change', tell);

export function space(): Space {
  return now;
}
