const PLACED = ['fixed', 'sticky'];

/**
 * Skips layout and paint of blocks more than one screen away, so that an update costs only the blocks in view. Blocks
 * with fixed or sticky content stay active, to keep the page unchanged. Call the returned function when blocks may be
 * new.
 */
export function restFarBlocks(own: Window & typeof globalThis): () => void {
  if (typeof own.IntersectionObserver === 'undefined') return () => undefined;
  const observer = new own.IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!(target instanceof own.HTMLElement)) continue;
        const rests = !isIntersecting && !holdsPlaced(own, target);
        target.style.contentVisibility = rests ? 'auto' : '';
        // Reserves its current size, so that the page keeps its height.
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
