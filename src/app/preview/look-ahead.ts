/** A margin in percent marks an observer that loads blocks ahead. */
const AHEAD = /%/;

/**
 * In a frame, an intersection observer measures against the top-level viewport and ignores margins; this makes it use
 * the frame. Observers that load ahead see the whole page, because operators and checks may ask for any block.
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
