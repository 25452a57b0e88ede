import { createHash } from 'node:crypto';
import type { SourceDocument } from './types';

/** Increase it when passages are cut differently, so that the next import cuts unchanged files again. */
const CUT_VERSION = 2;

/** Equal for documents that would be stored equally. */
export function contentHash(document: SourceDocument): string {
  const { title, description, kind, url, pair, markdown, codes, pages } = document;
  const file = document.file ? createHash('sha256').update(document.file.bytes).digest('hex') : '';
  const content = [CUT_VERSION, title, description, kind, url, pair, markdown, codes, pages, file];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
