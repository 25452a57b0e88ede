/** A margin in percent marks an observer that loads blocks ahead. */
const AHEAD = /%/;

/**
 * In a frame, the default root of an intersection observer is the top-level viewport, for which margins are ignored;
 * this uses the frame instead. Observers that load ahead see the whole page, because operators and checks may ask for
 * any block.
 */
export function lookAhead(own: Window & typeof globalThis): void {
  if (typeof own.IntersectionObserver === 'undefined') return;
  own.IntersectionObserver = class extends own.IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      const { root = own.document, rootMargin = '0px' } = options;
      super(callback, { ...options, root, rootMargin: AHEAD.test(rootMargin) ? '100000px' : rootMargin });
    }
  };
}
