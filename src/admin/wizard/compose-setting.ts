import type { GlobalSetting } from '@/renderer/types';
import type { Operator } from '../shell/operator';
import { type Answers, firstVisitOf } from './answers';

interface Input {
  answers: Answers;
  domain: string;
  /** What the template brings. */
  template: Record<string, unknown>;
  scope: Operator['scope'];
  /** The knowledge base of the uploaded documents. */
  own: number | null;
}

/** The setting that the answers amount to. */
export function composeSetting({ answers, domain, template, scope, own }: Input): GlobalSetting {
  const { languages, names, logo, brandColor, bases, functions } = answers;
  const first = firstVisitOf(answers);
  const named = languages.flatMap((locale) => {
    const title = names[locale]?.trim();
    return title ? [[locale, { title }] as const] : [];
  });
  const theme = { ...(template.theme as object), ...(brandColor && { brandColor }) };
  return {
    ...template,
    accessDomain: domain,
    ...(scope.kind === 'organization' && { tenantId: scope.tenantId }),
    ...(named[0] && { title: named[0][1].title }),
    ...(named.length > 1 && { texts: Object.fromEntries(named) }),
    ...(first !== 'browser' && { locale: first }),
    ...(logo && { logo }),
    ...(Object.keys(theme).length > 0 && { theme }),
    searchScope: own === null ? bases : [...bases, own],
    functionList: functions,
  };
}
