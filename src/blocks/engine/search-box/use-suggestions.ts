import { useEffect, useState } from 'react';
import { useLazySuggestQueriesQuery } from '@/api/search';

const PAUSE_MS = 120;
/** Longer texts get no suggestions. */
const LONGEST = 100;

export interface Suggestion {
  text: string;
  kind: 'title' | 'heading' | 'question' | 'code';
  docId?: string;
}

/** Suggestions for the typed text. Newer input cancels the pending request; errors yield no suggestions. */
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
  // Shows the previous suggestions that still match until the new ones arrive, which avoids flicker.
  return found.q === q ? found.items : found.items.filter((item) => item.text.toLowerCase().includes(q.toLowerCase()));
}
