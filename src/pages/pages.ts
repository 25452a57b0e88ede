import type { LayoutName, Node, PageDocument } from '@/renderer/types';

/** The blocks around a page in a layout, bound to the same setting. */
export interface LayoutDocument {
  name: LayoutName;
  before: Node[];
  after: Node[];
}

export const HOME = '/engine';

/** All page documents, one file each. The home page first, the others sorted by path. */
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

/** All routes of a page. */
export function pathsOf({ path, paths = [] }: Pick<PageDocument, 'path' | 'paths'>): string[] {
  return [path, ...paths];
}
