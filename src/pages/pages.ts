import type { LayoutName, Node, PageDocument } from '@/renderer/types';

/** What stands around the page on its layout: blocks like any other, bound to the same setting. */
export interface LayoutDocument {
  name: LayoutName;
  before: Node[];
  after: Node[];
}

export const HOME = '/engine';

/** Adding a page adds one file. Home comes first, the others by their path. */
export const pages: readonly PageDocument[] = Object.values(
  import.meta.glob<PageDocument>('./*.page.json', { eager: true, import: 'default' }),
).sort((a, b) => order(a).localeCompare(order(b)));

export const layouts: readonly LayoutDocument[] = Object.values(
  import.meta.glob<LayoutDocument>('./layouts/*.layout.json', { eager: true, import: 'default' }),
);

function order({ path }: PageDocument): string {
  return path === HOME ? '' : path;
}

export function layoutOf(page: PageDocument): LayoutDocument {
  return layouts.find((layout) => layout.name === page.layout) ?? { name: 'none', before: [], after: [] };
}

/** Every route that shows this page. */
export function pathsOf({ path, paths = [] }: Pick<PageDocument, 'path' | 'paths'>): string[] {
  return [path, ...paths];
}
