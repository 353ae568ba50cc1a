/** How much room the window has, in both directions. The table and the replay lay themselves out by it. */

/**
 * wide: a column beside the board, with the log.
 * side: low, as a phone on its side or a zoomed page: seats, board and prompt beside one another.
 * tall: narrow, as a phone held upright: one below the other.
 */
export type Space = 'wide' | 'side' | 'tall';

const USUAL_LETTER = 16;

/** Who reads large letters has as little room as who has a small window. */
function measured(): Space {
  const letter = parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_LETTER;
  const width = (innerWidth * USUAL_LETTER) / letter;
  const height = (innerHeight * USUAL_LETTER) / letter;
  if (width >= 900 && height >= 520) return 'wide';
  return width < 560 || (width < 900 && width <= height) ? 'tall' : 'side';
}

let now = $state<Space>(measured());

/** Style sheets ask for it as `:root[data-space='side']`. */
function tell(): void {
  now = measured();
  document.documentElement.dataset['space'] = now;
}

tell();
addEventListener('resize', tell);

export function space(): Space {
  return now;
}
