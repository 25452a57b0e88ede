import { createContext, useContext, useSyncExternalStore } from 'react';
import { createWords } from './create-words';
import type { Translate, Words } from './words';

export const WordsContext = createContext<Words>(createWords('zh-CN'));

/** `t` for a namespace, which is fetched when it is not here yet; the nearest Suspense waits for it. */
export function useTranslation(namespaces: string | readonly string[] = 'common'): { t: Translate; i18n: Words } {
  const words = useContext(WordsContext);
  useSyncExternalStore(words.subscribe, () => words.language);
  const names = typeof namespaces === 'string' ? [namespaces] : namespaces;
  for (const name of names) words.read(name);
  return { t: words.translator(names), i18n: words };
}
