import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { retryUntilOnline } from '@/browser/retry-until-online';
import { showToast } from './toasts';

/**
 * `lazy` with retries. React's `lazy` caches a failure and throws it, which would take down the whole page. This one
 * shows a toast and loads the part as soon as it is available.
 */
export function lazyWithRetry<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => retryUntilOnline(async () => ({ default: await load() }), tellMissing));
}

function tellMissing(): void {
  // The offline bar already says so, and the part loads once the network is back.
  if (!navigator.onLine) return;
  showToast({ intent: 'warning', textKey: 'common:chunk.text', durationMs: 8_000, cause: 'chunk' });
}
