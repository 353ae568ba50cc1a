/** What was drawn last, for each game: kept by this browser until something else is. */

const place = (game: string): string => `paddock.drawing.${game}`;

export function draftOf(game: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place(game)) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

export function keepDraft(game: string, data: unknown): void {
  try {
    localStorage.setItem(place(game), JSON.stringify(data));
  } catch {
    // Full or forbidden: it can still be saved as a file.
  }
}
