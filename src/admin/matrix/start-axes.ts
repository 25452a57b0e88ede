import { isBuilt } from '@/pages/is-built';
import { pages } from '@/pages/pages';
import { LOCALES } from '../../../generated/locales';
import { defaultContext } from '../preview/context';
import { routeOf } from '../preview/route-of';
import type { Axes } from './cell';
import { fingerprint } from './fingerprint';
import type { NewestDraft } from './use-newest-draft';

const MOST_PAGES = 5;
/** Where visitors begin; other pages are one press away. */
const BEGINNINGS = ['/qa', '/doc', '/community', '/login'];
/** The other sizes are one press away: light and dark double the views. */
const START_WIDTHS = [390, 768, 1280] as const;

/** The pages that this draft changes, then those where visitors begin; always includes home. */
export function startAxes(domain: string, { setting, published }: Pick<NewestDraft, 'setting' | 'published'>): Axes {
  const routes = pages.filter(({ path }) => isBuilt(path)).map(routeOf);
  const changed = (route: string) => {
    const context = { ...defaultContext(domain), route };
    return published !== null && fingerprint(setting, context) !== fingerprint(published, context);
  };
  const [home = '/engine', ...others] = routes;
  const begin = BEGINNINGS.filter((route) => others.includes(route));
  const sorted = [...new Set([home, ...others.filter(changed), ...begin, ...others])];
  return {
    routes: sorted.slice(0, MOST_PAGES),
    viewports: START_WIDTHS,
    locales: LOCALES,
    themes: ['light', 'dark'],
    roles: ['anonymous', 'personal', 'organization'],
    states: ['ready'],
  };
}
