import { useSyncExternalStore } from 'react';

/** Minimum width for three panes; below it, they become tabs. */
const QUERY = '(max-width: 1023px)';

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(QUERY).matches ?? false);
}

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia?.(QUERY);
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}
