import { createContext, use, useContext, useSyncExternalStore } from 'react';
import { createI18n } from './create-i18n';
import type { I18n } from './i18n';
import type { Namespace, Translate } from './translate';

export const I18nContext = createContext<I18n>(createI18n('zh-CN'));

/** Returns `t` for a namespace, suspending until it is loaded. */
export function useTranslation<Name extends Namespace = 'common'>(
  namespaces: Name | readonly Name[] = 'common' as Name,
): { t: Translate<Name>; i18n: I18n } {
  const i18n = useContext(I18nContext);
  useSyncExternalStore(i18n.subscribe, () => i18n.language);
  const names = typeof namespaces === 'object' ? namespaces : [namespaces];
  // Called even for loaded namespaces, because React tracks `use` calls by order when it replays a suspended component.
  // Throwing promises instead needs no order, but makes two suspended places retry each other endlessly.
  // All are asked for before the first is waited for.
  for (const wait of names.map((name) => i18n.awaited(name))) use(wait);
  return { t: i18n.translator(names) as Translate<Name>, i18n };
}
