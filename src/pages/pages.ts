import type { LayoutName, Node, PageDocument } from '@/renderer/types';

/** The blocks around a page in a layout, bound to the same setting. */
export interface LayoutDocument {
  name: LayoutName;
  before: Node[];
  after: Node[];
}

export const HOME = '/engine';

/** All pages, one or several of each document. The home page first, the others sorted by path. */
export const pages: readonly PageDocument[] = Object.values(
  import.meta.glob<PageDocument>('./*.page.json', { eager: true, import: 'default' }),
)
  .flatMap(pagesOf)
  .sort((a, b) => order(a).localeCompare(order(b)));

export const layouts: readonly LayoutDocument[] = Object.values(
  import.meta.glob<LayoutDocument>('./layouts/*.layout.json', { eager: true, import: 'default' }),
);

function order({ path }: PageDocument): string {
  return path === HOME ? '' : path;
}

export function layoutOf(page: PageDocument): LayoutDocument {
  return layouts.find((layout) => layout.name === page.layout) ?? { name: 'none', before: [], after: [] };
}

/** A document's own page, and one for each of its further routes. */
export function pagesOf({ paths = [], ...page }: PageDocument): PageDocument[] {
  const further = paths.map(({ path, meta, props = {} }) => ({
    ...page,
    path,
    // Entries lead to the first.
    meta: { ...page.meta, entry: undefined, ...meta },
    blocks: page.blocks.map((node) => {
      const own = props[node.id];
      return own ? { ...node, props: { ...node.props, ...own } } : node;
    }),
  }));
  return [page, ...further];
}
