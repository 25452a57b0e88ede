import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export interface Address {
  /** The message whose branch is shown; null for the newest. */
  shown: string | null;
  /** The number of the open source in its answer. */
  source: number | null;
  /** The answer that the open source belongs to; null for the last answer. */
  sourceOf: string | null;
  openSource: (n: number, answer: string | null) => void;
  closeSource: () => void;
  showVersion: (message: string) => void;
}

/** Stored in the history entry: the previous entry is the same page without a source. */
const OPENED = { opened: 'source' };

/** Keeps the shareable state of the page in its URL. Back closes an open source. */
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
    // Closing goes back, so no redundant history entry remains. A link to an open source has no entry to go back to.
    closeSource: useCallback(
      () => (opened ? navigate(-1) : set({ s: null, a: null }, true, null)),
      [opened, navigate, set],
    ),
    showVersion: useCallback((message) => set({ m: message, s: null, a: null }, true, null), [set]),
  };
}
