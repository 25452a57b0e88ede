const PLACED = ['fixed', 'sticky'];

/**
 * Blocks more than a screen away are neither laid out nor painted until somebody comes near: of a page of sixty, a letter then costs
 * the handful in sight. Nobody sees a difference, so a block stays awake that holds something at a place of the screen. Answers what to
 * call when there may be new blocks.
 */
export function restFarBlocks(own: Window & typeof globalThis): () => void {
  if (typeof own.IntersectionObserver === 'undefined') return () => undefined;
  const observer = new own.IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!(target instanceof own.HTMLElement)) continue;
        const rests = !isIntersecting && !holdsPlaced(own, target);
        target.style.contentVisibility = rests ? 'auto' : '';
        // Its own size until then, so that the page stays as long as it is.
        const { width, height } = boundingClientRect;
        target.style.containIntrinsicSize = rests ? `auto ${width}px auto ${height}px` : '';
      }
    },
    { rootMargin: `${own.innerHeight}px 0px` },
  );
  return () => {
    for (const block of own.document.querySelectorAll('main > [data-block]')) observer.observe(block);
  };
}

function holdsPlaced(own: Window, block: Element): boolean {
  return [block, ...block.querySelectorAll('*')].some((each) => PLACED.includes(own.getComputedStyle(each).position));
}
