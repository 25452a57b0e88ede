/**
 * Blocks of the home page and of the frame around every page. Blocks that only some domains show (a notice, a window in
 * the corner) are preloaded by the server for those alone; what a block opens on demand stays separate too.
 */
const NAMES = '(?:engine/(?!advertisement)|layout/(?:header|footer|mobile-menu|feedback-entrance))';
const BLOCKS = new RegExp(`/src/blocks/${NAMES}`);
const CHECKS = new RegExp(`virtual:check/${NAMES}`);
const ON_DEMAND = /\/(?:block|fixtures)\.ts$|MenuSheet|PictureEntry|SignedIn|Bell|FirstFiles/;

/** What every page has and parts that load later have too: each would become a small file of its own. */
const SHARED = new RegExp(
  [
    '/node_modules/@fluentui/react-jsx-runtime/',
    '/@fluentui/react-utilities/lib/(?:compose/(?:constants|slot|isSlot|assertSlots|getIntrinsicElementProps)|utils/(?:properties|getNativeElementProps)|ssr/canUseDOM)\\.js',
    '/@fluentui/react-shared-contexts/lib/(?:ProviderContext/ProviderContext|CustomStyleHooksContext/CustomStyleHooksContext)\\.js',
  ].join('|'),
);

/** Puts the first page's modules into one chunk: thirty small files mean thirty requests and compress 10% worse. */
export function isFirstPage(id: string): boolean {
  return SHARED.test(id) || ((BLOCKS.test(id) || CHECKS.test(id)) && !ON_DEMAND.test(id));
}
