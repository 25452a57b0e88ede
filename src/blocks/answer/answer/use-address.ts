import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface Address {
  /** The message whose branch is on show; the newest when absent. */
  shown: string | null;
  /** Number of the open source, in the answer on show. */
  source: number | null;
  /** The answer that the open source belongs to; the last one when absent. */
  sourceOf: string | null;
  openSource: (n: number, answer: string | null) => void;
  closeSource: () => void;
  showVersion: (message: string) => void;
}

/** What of the page is worth sharing stands in its address; Back closes what was opened over it. */
export function useAddress(): Address {
  const [query, setQuery] = useSearchParams();
  const n = Number(query.get('s'));
  const set = useCallback(
    (change: Record<string, string | null>, replace: boolean) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(change)) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setQuery],
  );
  const open = query.has('s');
  return {
    shown: query.get('m'),
    source: Number.isSafeInteger(n) && n > 0 ? n : null,
    sourceOf: query.get('a'),
    openSource: useCallback((source, answer) => set({ s: String(source), a: answer }, open), [set, open]),
    closeSource: useCallback(() => set({ s: null, a: null }, true), [set]),
    showVersion: useCallback((message) => set({ m: message, s: null, a: null }, true), [set]),
  };
}
