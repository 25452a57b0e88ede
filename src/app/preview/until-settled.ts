import { loadBlock } from '@/renderer/load-block';
import type { PageMap } from './page-map';

export interface Signs {
  map: () => PageMap | undefined;
  /** A request is pending that will end. */
  asking: () => boolean;
  /** The previous language is still shown. */
  translating: () => boolean;
}

/**
 * Number of consecutive unchanged checks after which the page counts as settled. Counted rather than timed: frames of
 * one site share a thread, and while another frame is busy, this one cannot change.
 */
const QUIET_LOOKS = 5;
const LOOK_EVERY_MS = 12;
/** In hidden tabs, timers run once per second, which is quiet time enough. */
const QUIET_LOOKS_UNSEEN = 1;
/** Blocks whose code or messages are still loading. */
const COMING = '[data-block] > [data-skeleton]';

/** Resolves with true once nothing is loading any more, with false on timeout. */
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
