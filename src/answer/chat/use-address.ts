import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

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

/** Kept with a step of the history: the same page without a source stands right behind it. */
const OPENED = { opened: 'source' };

/** What of the page is worth sharing stands in its address; Back closes what was opened over it. */
export function useAddress(): Address {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const n = Number(query.get('s'));
  const set = useCallback(
    (change: Record<string, string | null>, replace: boolean, kept: object | null) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(change)) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace, state: kept, preventScrollReset: true },
      ),
    [setQuery],
  );
  const open = query.has('s');
  const opened = (state as typeof OPENED | null)?.opened === OPENED.opened;
  return {
    shown: query.get('m'),
    source: Number.isSafeInteger(n) && n > 0 ? n : null,
    sourceOf: query.get('a'),
    openSource: useCallback(
      (source, answer) => set({ s: String(source), a: answer }, open, open && !opened ? null : OPENED),
      [set, open, opened],
    ),
    // Going back leaves no step behind that does nothing; a link that came with an open source has no such step.
    closeSource: useCallback(
      () => (opened ? navigate(-1) : set({ s: null, a: null }, true, null)),
      [opened, navigate, set],
    ),
    showVersion: useCallback((message) => set({ m: message, s: null, a: null }, true, null), [set]),
  };
}
