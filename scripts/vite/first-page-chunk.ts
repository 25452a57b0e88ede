/**
 * Blocks of the home page and of the frame around every page. What only some domains show, a notice and a window in the corner, the
 * server names to those alone; what a block opens on demand stays apart too.
 */
const NAMES = '(?:engine/(?!advertisement)|layout/(?:header|footer|mobile-menu|feedback-entrance))';
const BLOCKS = new RegExp(`/src/blocks/${NAMES}`);
const CHECKS = new RegExp(`virtual:check/${NAMES}`);
const ON_DEMAND = /\/(?:block|fixtures)\.ts$|MenuSheet|PictureEntry/;

/** What the first page shows travels as one chunk: thirty small files are as many waits, and compress a tenth worse. */
export function isFirstPage(id: string): boolean {
  return (BLOCKS.test(id) || CHECKS.test(id)) && !ON_DEMAND.test(id);
}
