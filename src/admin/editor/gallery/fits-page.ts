import { pageDocument } from '../page-documents';

/** Blocks that need nothing around them. */
const ANYWHERE = /^(content|engine)\/|^layout\/columns$/;

/**
 * Whether a block can work on this page. All others live on the page's address or on its other blocks, so they fit only
 * where the product's own version of the page has them.
 */
export function fitsPage(type: string, page: string): boolean {
  return ANYWHERE.test(type) || pageDocument(page).blocks.some((block) => block.type === type);
}
