import { loadBlock } from '@/renderer/load-block';
import type { PageMap } from './page-map';

export interface Signs {
  map: () => PageMap | undefined;
  /** A call is under way that is going to end. */
  asking: () => boolean;
  /** Words of another language than asked for are still on screen. */
  translating: () => boolean;
}

/** A page that has not changed for this long, with nothing under way, is not going to. */
const QUIET_MS = 60;
const LOOK_EVERY_MS = 16;

/** Resolves when nothing on the page is under way any more; false when that took too long. */
export async function untilSettled(own: Window, signs: Signs, patienceMs: number): Promise<boolean> {
  const until = own.performance.now() + patienceMs;
  const blocks = signs.map()?.blocks.flatMap(({ node }) => (node.block && !node.problem ? [node.block] : [])) ?? [];
  await Promise.race([Promise.allSettled(blocks.map(loadBlock)), wait(patienceMs)]);
  let changed = own.performance.now();
  const watch = new MutationObserver(() => {
    changed = own.performance.now();
  });
  watch.observe(own.document.body, { subtree: true, childList: true, characterData: true });
  try {
    for (;;) {
      const now = own.performance.now();
      const busy = signs.asking() || signs.translating() || picturesComing(own.document);
      if (!busy && now - changed >= QUIET_MS) return true;
      if (now > until) return false;
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
