import { isBuilt } from '@/pages/is-built';
import { pages } from '@/pages/pages';
import type { GlobalSetting } from '@/renderer/types';
import { LOCALES } from '../../../../generated/locales';
import type { Axes, Cell } from '../../matrix/cell';
import { fingerprint } from '../../matrix/fingerprint';
import { makeCells } from '../../matrix/make-cells';

import { defaultContext, type PreviewRole } from '../../preview/context';
import { routeOf } from '../../preview/route-of';

/** A phone and a laptop; the matrix covers other sizes. */
const WIDTHS = [390, 1280] as const;
const MOST_PAGES = 6;

/** The views to inspect before publishing: each page that the draft changes, home first, at least home. */
export function lookViews(domain: string, draft: GlobalSetting, published: GlobalSetting | null): Cell[] {
  const isChanged = (context: Cell['context']) =>
    published === null || fingerprint(draft, context) !== fingerprint(published, context);
  // A page with a parameter in its path needs data to show, but is inspected if the domain changes it.
  const open = pages.filter((page) => isBuilt(page.path) && (!page.path.includes(':') || draft.pages?.[page.path]));
  // Routes of the same blocks look alike.
  const kinds = new Map(open.map((page) => [page.blocks.map(({ type }) => type).join(), page] as const).toReversed());
  const base = defaultContext(domain);
  const changed = [...kinds.values()]
    .toReversed()
    .filter((page) =>
      LOCALES.some((locale) =>
        WIDTHS.some((viewport) => isChanged({ ...base, route: routeOf(page), locale, viewport })),
      ),
    );
  const looked = changed.length > 0 ? changed.slice(0, MOST_PAGES) : open.slice(0, 1);
  const cellsOf = (needLogin: boolean, role: PreviewRole) => {
    const routes = looked.filter(({ meta }) => (meta.needLogin ?? false) === needLogin).map(routeOf);
    const axes: Axes = {
      routes,
      viewports: WIDTHS,
      locales: LOCALES,
      themes: ['auto'],
      roles: [role],
      states: ['ready'],
    };
    return makeCells(base, axes, isChanged, () => '');
  };
  // Visitors see nothing of a page that requires sign-in.
  return [...cellsOf(false, 'anonymous'), ...cellsOf(true, 'personal')];
}
