import type { LayoutName, Node, PageDocument } from '@/renderer/types';

/** What stands around the page on its layout: blocks like any other, bound to the same setting. */
export interface LayoutDocument {
  name: LayoutName;
  before: Node[];
  after: Node[];
}

/** Adding a page adds one file. */
export const pages: readonly PageDocument[] = Object.values(
  import.meta.glob<PageDocument>('../pages/*.page.json', { eager: true, import: 'default' }),
);

export const layouts: readonly LayoutDocument[] = Object.values(
  import.meta.glob<LayoutDocument>('../pages/layouts/*.layout.json', { eager: true, import: 'default' }),
);

export function layoutOf(page: PageDocument): LayoutDocument {
  return layouts.find((layout) => layout.name === page.layout) ?? { name: 'none', before: [], after: [] };
}
