import { useEffect, useState } from 'react';
import { useLazySuggestQueriesQuery } from '@/api/search';

const PAUSE_MS = 120;
/** Past this a text is a question in itself, not the beginning of one. */
const LONGEST = 100;

export interface Suggestion {
  text: string;
  kind: 'title' | 'heading' | 'question' | 'code';
  docId?: string;
}

/** What the typed text may become. A newer text cancels the call of the older one; without an answer there is just no list. */
export function useSuggestions(text: string, scope: readonly number[]): Suggestion[] {
  const [ask] = useLazySuggestQueriesQuery();
  const [found, setFound] = useState<{ q: string; items: Suggestion[] }>({ q: '', items: [] });
  const q = text.trim();
  const among = scope.join(',');
  const wanted = q.length > 0 && q.length <= LONGEST;
  useEffect(() => {
    if (!wanted) return;
    let call: ReturnType<typeof ask> | undefined;
    const timer = setTimeout(() => {
      call = ask({ q, limit: 8, ...(among && { scope: among }) }, true);
      call.unwrap().then(
        ({ items }) => setFound({ q, items }),
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      call?.abort();
    };
  }, [ask, q, among, wanted]);
  if (!wanted) return [];
  // The list of a moment ago stays while the next is on its way, as far as it still fits: nothing flickers.
  return found.q === q ? found.items : found.items.filter((item) => item.text.toLowerCase().includes(q.toLowerCase()));
}
