/** Blocks of the home page and of the frame around every page; what they open on demand stays apart. */
const BLOCKS = /\/src\/blocks\/(?:engine|layout\/(?:header|footer|mobile-menu|floating-window|feedback-entrance))\//;
const CHECKS = /virtual:check\/(?:engine|layout\/(?:header|footer|mobile-menu|floating-window|feedback-entrance))/;
const ON_DEMAND = /\/(?:block|fixtures)\.ts$|MenuSheet|PictureEntry/;

/** What the first page shows travels as one chunk: thirty small files are as many waits, and compress a tenth worse. */
export function isFirstPage(id: string): boolean {
  return (BLOCKS.test(id) || CHECKS.test(id)) && !ON_DEMAND.test(id);
}
