import { createContext, use, useContext, useSyncExternalStore } from 'react';
import { createI18n } from './create-i18n';
import type { I18n } from './i18n';
import type { Namespace, Translate } from './translate';

export const I18nContext = createContext<I18n>(createI18n('zh-CN'));

/** `t` for a namespace, which is fetched when it is not here yet; the nearest Suspense waits for it. */
export function useTranslation<Name extends Namespace = 'common'>(
  namespaces: Name | readonly Name[] = 'common' as Name,
): { t: Translate<Name>; i18n: I18n } {
  const i18n = useContext(I18nContext);
  useSyncExternalStore(i18n.subscribe, () => i18n.language);
  const names = typeof namespaces === 'object' ? namespaces : [namespaces];
  // Always, also what is here: React counts these when it draws a component anew that waited. A promise that is thrown needs no
  // counting, but two places that wait by throwing make each other try again without end.
  for (const name of names) use(i18n.awaited(name));
  return { t: i18n.translator(names) as Translate<Name>, i18n };
}
