import type { PageDocument } from '@/renderer/types';

/** The product's own pages: data, so the workbench reads the same files as the portal. */
export const pageDocuments: readonly PageDocument[] = Object.values(
  import.meta.glob<PageDocument>('../../pages/*.page.json', { eager: true, import: 'default' }),
).sort((a, b) => a.path.localeCompare(b.path));

export const FIRST_PAGE = '/engine';

export function pageDocument(path: string): PageDocument {
  const found = pageDocuments.find((page) => page.path === path);
  return found ?? { path, layout: 'main', meta: { needLogin: false, hiddenGlobalFloat: false }, blocks: [] };
}
