/** What jsdom lacks and the client asks for. */

import { cleanup } from '@testing-library/svelte';
import { afterAll, afterEach, vi } from 'vitest';

window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};

afterEach(() => {
  cleanup();
  localStorage.clear();
});

// Files share a window, which takes long to make, but nothing that a module keeps.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
});
