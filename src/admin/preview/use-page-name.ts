import { useMemo } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { findPage } from '@/pages/page-at';
import { HOME } from '@/pages/pages';

/** Pages that visitors know by no title of their own. */
const OWN = { [HOME]: 'page.home', '/qa': 'page.overview', '/assistant': 'page.assistant' } as const;
const FUNCTIONS = [2, 3, 4] as const;

/** Names a page, given its path or an address of it, as visitors know it; an unknown page keeps its address. */
export function usePageName(): (route: string) => string {
  const { t, i18n } = useTranslation(['admin-preview', 'common']);
  const title = i18n.translator(['common']);
  return useMemo(
    () => (route) => {
      const page = findPage(route.replace(/\/\*$/, ''));
      if (!page) return route;
      const own = OWN[page.path as keyof typeof OWN];
      if (own) return t(`admin-preview:${own}`);
      // Pages of functions that are not built yet share the title "Coming soon".
      const coming = FUNCTIONS.find((one) => one === page.meta.function);
      if (coming) return t(`common:tab.${coming}`);
      return page.meta.title ? title(page.meta.title) : route;
    },
    [t, title],
  );
}
