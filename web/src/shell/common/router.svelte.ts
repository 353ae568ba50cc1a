/** Paths and pages, over the history of the browser. */

export type Route =
  | { page: 'home' }
  /** `course` is data of one's own in the link; empty without any. */
  | { page: 'new'; game: string; course: string }
  /** `from` names what of the game's own is to be copied. */
  | { page: 'draw'; game: string; from: string; course: string }
  | { page: 'race'; race: string }
  | { page: 'join'; race: string; code: string }
  | { page: 'replay'; race: string }
  | { page: 'learn'; game: string; lesson: string }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'lost' };

export function routeOf(path: string, hash = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  const [first, second, third] = parts;
  const behind = decodeURIComponent(hash.replace(/^#/, ''));
  if (parts.length === 0) return { page: 'home' };
  if (first === 'new' && second && parts.length === 2) return { page: 'new', game: second, course: behind };
  if (first === 'draw' && second && parts.length <= 3) return { page: 'draw', game: second, from: third ?? '', course: behind };
  if (first === 'race' && second && parts.length === 2) return { page: 'race', race: second };
  if (first === 'race' && second && third === 'replay') return { page: 'replay', race: second };
  if (first === 'join' && second) return { page: 'join', race: second, code: behind };
  if (first === 'learn' && second && parts.length <= 3) return { page: 'learn', game: second, lesson: third ?? 'first' };
  if (first === 'rules' && second) return { page: 'rules', game: second, clause: behind };
  return { page: 'lost' };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname, location.hash));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  replace(path: string): void {
    history.replaceState(null, '', path);
    this.#read();
  }

  /** Changes what stands behind the `?` without going anywhere. */
  note(values: Record<string, string | number>): void {
    const search = new URLSearchParams(
      Object.entries(values).map(([name, value]) => [name, String(value)]),
    );
    history.replaceState(null, '', `${location.pathname}?${search}`);
  }

  #read(): void {
    this.route = routeOf(location.pathname, location.hash);
  }
}

export const router = new Router();

/** Lets plain links move within the page. Put on the outermost element. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.('a');
  if (!link?.href || link.target || link.hasAttribute('download')) return;
  const to = new URL(link.href);
  if (to.origin !== location.origin || to.pathname.startsWith('/api/')) return;
  if (to.pathname === location.pathname && to.hash) return;
  event.preventDefault();
  router.go(to.pathname + to.search + to.hash);
}
