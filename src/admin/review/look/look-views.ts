import type { GlobalSetting } from '@/renderer/types';
import type { Cell } from '../../matrix/cell';
import { makeCells } from '../../matrix/make-cells';
import { pagePrint } from '../../matrix/page-print';
import { defaultContext, PREVIEW_LOCALES } from '../../preview/context';
import { pageList, routeOf } from '../../preview/page-list';

/** A phone and a laptop: what is between and beyond them the matrix shows. */
const WIDTHS = [390, 1280] as const;
const MOST_PAGES = 6;

/** The views to look at before publishing: each page that this draft changes, home first; at least home. */
export function lookViews(domain: string, draft: GlobalSetting, published: GlobalSetting | null): Cell[] {
  const isChanged = (context: Cell['context']) =>
    published === null || pagePrint(draft, context) !== pagePrint(published, context);
  // A page with a hole in its path needs something to be there; what the domain changes on it, it is looked at all the same.
  const routes = pageList.filter(({ path }) => !path.includes(':') || draft.pages?.[path]).map(routeOf);
  const base = defaultContext(domain);
  const changed = routes.filter((route) =>
    PREVIEW_LOCALES.some((locale) => WIDTHS.some((viewport) => isChanged({ ...base, route, locale, viewport }))),
  );
  const looked = (changed.length > 0 ? changed : routes).slice(0, changed.length > 0 ? MOST_PAGES : 1);
  const axes = { routes: looked, viewports: WIDTHS, locales: PREVIEW_LOCALES, roles: ['anonymous'], states: ['ready'] };
  return makeCells(base, axes as Parameters<typeof makeCells>[1], isChanged, () => '');
}
