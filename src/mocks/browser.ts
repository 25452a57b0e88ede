import { setupWorker } from 'msw/browser';
import { createHandlers } from './create-handlers';

/**
 * Starts the demo's service worker. `base` is the path of the site on its host; a static build may be below the root.
 */
export async function startMocks(base: string): Promise<void> {
  await setupWorker(...createHandlers()).start({
    serviceWorker: { url: `${base}demo-worker.js`, options: { scope: base } },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
}
