import { createContext, use, useContext, useState, useSyncExternalStore } from 'react';
import { createWords } from './create-words';
import type { Translate, Words } from './words';

export const WordsContext = createContext<Words>(createWords('zh-CN'));

/** `t` for a namespace, which is fetched when it is not here yet; the nearest Suspense waits for it. */
export function useTranslation(namespaces: string | readonly string[] = 'common'): { t: Translate; i18n: Words } {
  const words = useContext(WordsContext);
  useSyncExternalStore(words.subscribe, () => words.language);
  const names = typeof namespaces === 'string' ? [namespaces] : namespaces;
  // Decided once per mount: React replays a component that waited, and a `use` that is then missing breaks the hooks after it.
  const [missing] = useState(() => names.filter((name) => !words.has(name)));
  for (const name of missing) use(words.load(name));
  return { t: words.translator(names), i18n: words };
}
