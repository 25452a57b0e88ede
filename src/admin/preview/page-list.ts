import type { LayoutName, Node, PageDocument } from '@/renderer/types';

interface LayoutDocument {
  name: LayoutName;
  before: Node[];
  after: Node[];
}

/** The portal's pages, home first. */
export const pageList: readonly PageDocument[] = Object.values(
  import.meta.glob<PageDocument>('../../pages/*.page.json', { eager: true, import: 'default' }),
).sort((a, b) => order(a.path).localeCompare(order(b.path)));

export const layoutList: readonly LayoutDocument[] = Object.values(
  import.meta.glob<LayoutDocument>('../../pages/layouts/*.layout.json', { eager: true, import: 'default' }),
);

function order(path: string): string {
  return path === '/engine' ? '' : path;
}

/** A page whose path has a hole is shown with something in it; what is not there is a state of the page like any other. */
export function routeOf({ path }: PageDocument): string {
  return path.replace(/\/\*$/, '').replaceAll(/:\w+/g, 'sample');
}
