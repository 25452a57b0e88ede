/** A margin in per cent looks ahead of where the visitor is. */
const AHEAD = /%/;

/**
 * In a frame, "near the viewport" is measured against the page around it, where a margin means nothing. Here it is measured against
 * the frame; and what looks ahead sees all of the page, because an operator asks for any block of it, and so does a check.
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
