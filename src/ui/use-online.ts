import { useEffect, useSyncExternalStore } from 'react';

/** Whether the browser has a network. While it has none, a bar over the page says so, and nothing else needs to. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Runs this when the browser is online again. */
export function useOnceOnline(run: (() => void) | undefined): void {
  useEffect(() => {
    if (!run) return;
    window.addEventListener('online', run);
    return () => window.removeEventListener('online', run);
  }, [run]);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
