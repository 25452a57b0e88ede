import { useMemo } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { findPage } from '@/pages/page-at';
import { HOME, pages } from '@/pages/pages';

/** Pages that visitors know by no title of their own, or that share it with pages of the same document. */
const OWN = {
  [HOME]: 'page.home',
  '/qa': 'page.overview',
  '/assistant': 'page.assistant',
  '/center/app': 'page.applications',
  '/tenantAssistant': 'page.organizationApplications',
  '/industry-agent': 'page.industryApplications',
  '/gpt': 'page.knowledge',
  '/designGpt': 'page.design',
  '/deviceGpt': 'page.equipment',
  '/maintainGpt': 'page.maintenance',
  '/ehmDeviceGpt': 'page.health',
  '/ehmHelp': 'page.measuring',
  '/agentHelper': 'page.guide',
  '/device-intelligent-agent': 'page.tools',
  '/iichat': 'page.house',
  '/iichat-copy': 'page.house',
  '/search': 'page.search',
  '/community/writeArticle': 'page.write',
  '/community/articleDetails': 'page.post',
  '/community/qaDetails': 'page.post',
  '/articleDetail': 'page.post',
  '/activity': 'page.activities',
  '/awardSurvey': 'page.survey',
  '/awardResearch': 'page.research',
  '/award1024': 'page.draw',
  '/activity/industrial-star': 'page.vote',
  '/activity/programmer': 'page.checklist',
  '/activity/programmer/agent': 'page.contest',
  '/gongfu': 'page.landing',
  '/q_model': 'page.embedded',
  '/embed/:channel': 'page.channel',
  '/awardResult': 'page.results',
  '/awardSurveyResult': 'page.surveyResults',
} as const;
const FUNCTIONS = [2, 3, 4] as const;

/**
 * Names a page, given its path or an address of it, as visitors know it; an unknown page keeps its address. Pages of one
 * name have their path behind it, except the first of them.
 */
export function usePageName(): (route: string) => string {
  const { t, i18n } = useTranslation(['admin-preview', 'common']);
  const title = i18n.translator(['common']);
  return useMemo(() => {
    const plain = ({ path, meta }: (typeof pages)[number]): string => {
      const own = OWN[path as keyof typeof OWN];
      if (own) return t(`admin-preview:${own}`);
      // Pages of functions that are not built yet share the title "Coming soon".
      const coming = FUNCTIONS.find((one) => one === meta.function);
      if (coming) return t(`common:tab.${coming}`);
      return meta.title ? title(meta.title) : path;
    };
    const names = new Map<string, string>();
    const taken = new Set<string>();
    for (const page of pages) {
      const name = plain(page);
      names.set(page.path, taken.has(name) ? t('admin-preview:page.shared', { name, path: page.path }) : name);
      taken.add(name);
    }
    return (route) => {
      const known = names.get(route);
      if (known !== undefined) return known;
      const page = findPage(route.replace(/\/\*$/, ''));
      const name = page ? (names.get(page.path) ?? route) : route;
      names.set(route, name);
      return name;
    };
  }, [t, title]);
}
