import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { retryUntilOnline } from '@/browser/retry-until-online';
import { showToast } from './toasts';

/**
 * A part of the page that is fetched when it is first drawn. React's own `lazy` remembers a failure for good and throws it, which would
 * take the whole page away: this one says that the part is missing, and brings it as soon as it can be had.
 */
export function lazyWithRetry<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => retryUntilOnline(async () => ({ default: await load() }), tellMissing));
}

function tellMissing(): void {
  // The bar above the page says it, and what comes when the network is back needs no notice that it is missing.
  if (!navigator.onLine) return;
  showToast({ intent: 'warning', textKey: 'common:chunk.text', durationMs: 8_000, cause: 'chunk' });
}
