import { loadBlock } from '@/renderer/load-block';
import type { PageMap } from './page-map';

export interface Signs {
  map: () => PageMap | undefined;
  /** A call is under way that is going to end. */
  asking: () => boolean;
  /** Words of another language than asked for are still on screen. */
  translating: () => boolean;
}

/**
 * A page that is found unchanged this many times in a row, with nothing under way, is not going to change. Counted, not timed: frames
 * of one site share a thread, and while another one is busy nothing can change here.
 */
const QUIET_LOOKS = 5;
const LOOK_EVERY_MS = 12;
/** Browsers hold the clock of a tab in the background back to one look a second, which is rest enough. */
const QUIET_LOOKS_UNSEEN = 1;
/** In the place of a block whose code or words are still coming. */
const COMING = '[data-block] > [data-skeleton]';

/** Resolves when nothing on the page is under way any more; false when that took too long. */
export async function untilSettled(own: Window, signs: Signs, patienceMs: number): Promise<boolean> {
  const until = own.performance.now() + patienceMs;
  const blocks = signs.map()?.blocks.flatMap(({ node }) => (node.block && !node.problem ? [node.block] : [])) ?? [];
  await Promise.race([Promise.allSettled(blocks.map(loadBlock)), wait(patienceMs)]);
  let quiet = 0;
  const watch = new MutationObserver(() => {
    quiet = 0;
  });
  watch.observe(own.document.body, { subtree: true, childList: true, characterData: true });
  try {
    for (;;) {
      const coming = own.document.querySelector(COMING) !== null || picturesComing(own.document);
      quiet = signs.asking() || signs.translating() || coming ? 0 : quiet + 1;
      if (quiet > (own.document.hidden ? QUIET_LOOKS_UNSEEN : QUIET_LOOKS)) return true;
      if (own.performance.now() > until) return false;
      await wait(LOOK_EVERY_MS);
    }
  } finally {
    watch.disconnect();
  }
}

function picturesComing(document: Document): boolean {
  return [...document.images].some((image) => !image.complete && image.loading !== 'lazy');
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
