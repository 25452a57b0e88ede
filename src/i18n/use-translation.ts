import { createContext, use, useContext, useSyncExternalStore } from 'react';
import { createWords } from './create-words';
import type { Namespace, Translate } from './translate';
import type { Words } from './words';

export const WordsContext = createContext<Words>(createWords('zh-CN'));

/** `t` for a namespace, which is fetched when it is not here yet; the nearest Suspense waits for it. */
export function useTranslation<Name extends Namespace = 'common'>(
  namespaces: Name | readonly Name[] = 'common' as Name,
): { t: Translate<Name>; i18n: Words } {
  const words = useContext(WordsContext);
  useSyncExternalStore(words.subscribe, () => words.language);
  const names = typeof namespaces === 'object' ? namespaces : [namespaces];
  // Always, also what is here: React counts these when it draws a component anew that waited. A promise that is thrown needs no
  // counting, but two places that wait by throwing make each other try again without end.
  for (const name of names) use(words.awaited(name));
  return { t: words.translator(names) as Translate<Name>, i18n: words };
}
