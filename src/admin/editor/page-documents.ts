import { pages } from '@/pages/pages';
import type { PageDocument } from '@/renderer/types';

export function pageDocument(path: string): PageDocument {
  const found = pages.find((page) => page.path === path);
  return found ?? { path, layout: 'main', meta: {}, blocks: [] };
}
