/* What a person could not read or reach on the page as it stands: a list of complaints.
   Text is judged by the lines that it is broken into, controls by their boxes. What only has to be
   scrolled to is fine; what lies in a place that `pardons` name for that kind of complaint, too. */
([least, pardons]) => {
  const SLACK = 2;
  /** Of a line's height, above and below: letters do not fill it. */
  const LEADING = 0.24;
  const OPAQUE = 0.6;
  /** Of the field of a list, for its arrow. */
  const ARROW = 16;
  const wrong = new Map();
  // What lets clicks through covers as well as what does not.
  const everything = new CSSStyleSheet();
  everything.replaceSync('*, *::before, *::after { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(everything);

  const isPardoned = (kind, one) =>
    pardons.some(([kinds, where]) => kinds.split(' ').includes(kind) && one.closest(where));
  const called = (one) => {
    const names = [];
    for (let at = one; at && at !== document.body && names.length < 3; at = at.parentElement) {
      const [name] = [...at.classList].filter((word) => !word.startsWith('svelte-'));
      names.unshift(name ? `${at.localName}.${name}` : at.localName);
    }
    return names.join(' > ');
  };
  const complain = (kind, one, words) => {
    if (isPardoned(kind, one)) return;
    const told = `${kind}: ${words} [${called(one)}]`;
    wrong.set(told, (wrong.get(told) ?? 0) + 1);
  };
  const quote = (text) => `“${text.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;

  const styles = new Map();
  const styleOf = (one) => {
    if (!styles.has(one)) styles.set(one, getComputedStyle(one));
    return styles.get(one);
  };
  /** For screen readers alone, or not there at all. */
  const isUnseen = (one) => {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    if (one.closest('[inert], option, title, desc, defs')) return true;
    for (let at = one; at; at = at.parentElement) if (styleOf(at).clipPath === 'inset(50%)') return true;
    return false;
  };

  const crossed = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isEmpty = (box, slack = 0) => box.right - box.left <= slack || box.bottom - box.top <= slack;
  const root = document.documentElement;
  const screen = { left: 0, top: 0, right: root.clientWidth, bottom: root.clientHeight };

  /** What of a box is in sight, and whether some of it can be seen by no scrolling. */
  const seenOf = (one, box) => {
    let seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    let isCut = false;
    let at = one;
    for (; at && at !== root; at = at.parentElement) {
      const style = styleOf(at);
      // A part that is pinned to the window is clipped by nothing around it.
      if (style.position === 'fixed') break;
      if (at === one && !(at instanceof SVGElement) && style.display === 'inline') continue;
      for (const [overflow, from, to, size, shown] of [
        [style.overflowX, 'left', 'right', 'scrollWidth', 'clientWidth'],
        [style.overflowY, 'top', 'bottom', 'scrollHeight', 'clientHeight'],
      ]) {
        if (overflow === 'visible' || at === document.body) continue;
        if (at instanceof SVGElement && !(at instanceof SVGSVGElement)) continue;
        const edge = at.getBoundingClientRect();
        const isScrolled = (overflow === 'auto' || overflow === 'scroll') && at[size] > at[shown];
        const isOut = seen[from] < edge[from] - SLACK || seen[to] > edge[to] + SLACK;
        if (isOut && !isScrolled) isCut = true;
        seen = { ...seen, [from]: Math.max(seen[from], edge[from]), [to]: Math.min(seen[to], edge[to]) };
      }
    }
    const isPinned = at !== root && at !== null;
    const canScroll = !isPinned && root.scrollHeight > root.clientHeight;
    const isAside = seen.left < -SLACK || seen.right > screen.right + SLACK;
    const isBelow = seen.top + scrollY < -SLACK || (!canScroll && seen.bottom > screen.bottom + SLACK);
    if (!isEmpty(seen) && (isAside || isBelow)) isCut = true;
    return { seen, isCut };
  };

  /* Sideways */
  if (root.scrollWidth > root.clientWidth) complain('sideways', root, `the page by ${root.scrollWidth - root.clientWidth}`);
  for (const one of document.body.querySelectorAll('*')) {
    const { overflowX } = styleOf(one);
    const isWider = one.scrollWidth > one.clientWidth + SLACK;
    if ((overflowX === 'auto' || overflowX === 'scroll') && isWider && !isUnseen(one)) {
      complain('sideways', one, `by ${one.scrollWidth - one.clientWidth}`);
    }
  }

  /* Letters: how large, whether whole */
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    const text = node.textContent;
    if (!text.trim() || isUnseen(one)) continue;
    const scale = one instanceof SVGGraphicsElement ? Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b) : 1;
    const size = parseFloat(styleOf(one).fontSize) * scale;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5);
    if (boxes.length === 0) continue;
    let isInSight = false;
    for (const box of boxes) {
      const lead = box.height * LEADING;
      const ink = { left: box.left + 0.5, right: box.right - 0.5, top: box.top + lead, bottom: box.bottom - lead };
      const { seen, isCut } = seenOf(one, ink);
      if (isCut) complain('cut', one, quote(text));
      if (isEmpty(seen, 1)) continue;
      isInSight = true;
      lines.push({ one, text, box: seen });
    }
    if (isInSight && size < least - 0.05) complain('tiny', one, `${quote(text)} ${size.toFixed(1)}`);
  }

  /* Words that end in dots, or after two lines */
  for (const one of document.body.querySelectorAll('*')) {
    const style = styleOf(one);
    const isClamped = style.webkitLineClamp !== 'none' && one.scrollHeight > one.clientHeight + SLACK;
    const hasDots = style.textOverflow === 'ellipsis' && style.overflowX !== 'visible' && one.scrollWidth > one.clientWidth + SLACK;
    if ((isClamped || hasDots) && !isUnseen(one)) complain('cut', one, quote(one.textContent));
  }

  /* Choices that are wider than their field */
  const ruler = document.createElement('canvas').getContext('2d');
  for (const one of document.body.querySelectorAll('select')) {
    if (isUnseen(one) || !one.selectedOptions[0]) continue;
    const { text } = one.selectedOptions[0];
    ruler.font = styleOf(one).font;
    const room = one.clientWidth - parseFloat(styleOf(one).paddingLeft) - parseFloat(styleOf(one).paddingRight) - ARROW;
    if (ruler.measureText(text).width > room + SLACK) complain('cut', one, `the choice ${quote(text)}`);
  }

  /* Controls that nothing brings into sight */
  for (const one of document.body.querySelectorAll('button, a[href], input, select, [role="slider"], [tabindex="0"]')) {
    if (one instanceof SVGElement || isUnseen(one)) continue;
    const box = one.getBoundingClientRect();
    if (!isEmpty(box, 1) && seenOf(one, box).isCut) complain('cut', one, `a ${one.localName} ${quote(one.ariaLabel ?? one.textContent)}`);
  }

  /* Letters on letters */
  lines.sort((a, b) => a.box.left - b.box.left);
  lines.forEach((a, index) => {
    for (let other = index + 1; other < lines.length; other += 1) {
      const b = lines[other];
      if (b.box.left >= a.box.right) break;
      if (a.one === b.one || isEmpty(crossed(a.box, b.box), SLACK)) continue;
      if (isShifted(a.one, b.one) || isShifted(b.one, a.one) || isPardoned('overlap', b.one)) continue;
      // What lies under something is judged with that.
      if (!coverOf(a) && !coverOf(b)) complain('overlap', a.one, `${quote(a.text)} and ${quote(b.text)}`);
    }
  });

  /* Letters under something */
  for (const line of lines) {
    const cover = coverOf(line);
    if (cover) complain('covered', line.one, `${quote(line.text)} by ${called(cover)}`);
  }
  document.adoptedStyleSheets.pop();
  return [...wrong].map(([told, times]) => (times > 1 ? `${told} ×${times}` : told));

  /** What is painted over the middle of a line that is in sight, or null. */
  function coverOf({ one, box }) {
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    for (const above of document.elementsFromPoint(x, y)) {
      if (above === one || above.contains(one) || one.contains(above)) return null;
      if (paints(above, x, y) && !isShifted(above, one)) return above;
    }
    return null;
  }

  function alphaOf(colour) {
    if (!colour || colour === 'none' || colour === 'transparent') return 0;
    if (colour.startsWith('url')) return 1;
    const found = colour.match(/[\d.]+%?(?=\)$)/);
    const hasAlpha = colour.includes('/') || colour.startsWith('rgba');
    if (!hasAlpha || !found) return 1;
    return found[0].endsWith('%') ? parseFloat(found[0]) / 100 : parseFloat(found[0]);
  }

  function paints(above, x, y) {
    let opacity = 1;
    for (let at = above; at; at = at.parentElement) opacity *= Number(styleOf(at).opacity);
    const style = styleOf(above);
    if (above instanceof SVGElement && !(above instanceof SVGSVGElement)) {
      // Letters are judged with letters, and a line leaves them readable.
      if (!(above instanceof SVGGeometryElement)) return false;
      const place = new DOMPoint(x, y).matrixTransform(above.getScreenCTM().inverse());
      return above.isPointInFill(place) && opacity * alphaOf(style.fill) * Number(style.fillOpacity) > OPAQUE;
    }
    if (['IMG', 'CANVAS', 'VIDEO'].includes(above.tagName)) return true;
    return opacity * alphaOf(style.backgroundColor) > OPAQUE;
  }

  /** Whether scrolling brings the one out from under what stays. */
  function isShifted(above, one) {
    let at = above;
    for (; at && !at.contains(one); at = at.parentElement) {
      const { position } = styleOf(at);
      if (position === 'sticky' || position === 'fixed') break;
    }
    if (!at || at.contains(one)) return false;
    for (let up = one.parentElement; up; up = up.parentElement) {
      const { overflowY } = styleOf(up);
      const scrolls = up === root || overflowY === 'auto' || overflowY === 'scroll';
      if (scrolls && up.scrollHeight > up.clientHeight) return true;
    }
    return false;
  }
}
