/** Letters of drawings that stay readable, however small the drawing is. */

/** Pixels on the screen. */
export const LEAST_LETTER = 11;

/**
 * Keeps `--pixel` on a drawing: how many of its units a pixel of the screen is, so that its style can say
 * `font-size: max(14px, calc(11px * var(--pixel, 0)))`.
 */
export function withPixel(drawing: SVGSVGElement): () => void {
  const observer = new ResizeObserver(() => {
    const { width, height } = drawing.getBoundingClientRect();
    const shown = drawing.viewBox.baseVal;
    if (!shown || width === 0 || height === 0) return;
    drawing.style.setProperty('--pixel', String(Math.max(shown.width / width, shown.height / height)));
  });
  observer.observe(drawing);
  return () => observer.disconnect();
}
