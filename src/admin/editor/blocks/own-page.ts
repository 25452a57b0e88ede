import type { Node } from '@/renderer/types';
import { pointer, stepsOf, valueAt } from '../../../../setting/pointer';
import { editText } from '../document/edit-text';
import { pageDocument } from '../page-documents';
import { readNodes } from './read-nodes';

/** `/pages/~1engine/blocks`: the pointer to a page's blocks, even if it has none yet. */
export function blocksPointer(page: string): string {
  return pointer('', 'pages', page, 'blocks');
}

/** The blocks of a page: the domain's own version, or else the product's. */
export function blocksOf(body: unknown, page: string): readonly Node[] {
  const own = valueAt(body, blocksPointer(page));
  return Array.isArray(own) ? readNodes(own) : pageDocument(page).blocks;
}

export function isOwnPage(body: unknown, page: string): boolean {
  return valueAt(body, pointer('', 'pages', page)) !== undefined;
}

/** The first edit within a product page copies it into the setting; later edits find it there. */
export function withOwnPage(text: string, body: unknown, at: string): string {
  const [root, page, list] = stepsOf(at);
  if (root !== 'pages' || page === undefined || list !== 'blocks' || isOwnPage(body, page)) return text;
  return editText(text, pointer('', 'pages', page), { v: 1, blocks: pageDocument(page).blocks });
}
