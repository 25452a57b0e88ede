import { useSyncExternalStore } from 'react';

/** Next to the text, over it from the side, or over it from below. */
export type PanelMode = 'column' | 'drawer' | 'sheet';

const WIDE = '(min-width: 1280px)';
const NARROW = '(max-width: 768px)';

export function usePanelMode(): PanelMode {
  return useSyncExternalStore(subscribe, read, () => 'column');
}

function read(): PanelMode {
  if (matches(WIDE)) return 'column';
  return matches(NARROW) ? 'sheet' : 'drawer';
}

function subscribe(fn: () => void): () => void {
  const queries = [WIDE, NARROW].map((query) => window.matchMedia?.(query));
  for (const query of queries) query?.addEventListener('change', fn);
  return () => {
    for (const query of queries) query?.removeEventListener('change', fn);
  };
}

function matches(query: string): boolean {
  return window.matchMedia?.(query).matches ?? query === WIDE;
}
