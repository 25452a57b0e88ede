import { setupWorker } from 'msw/browser';
import { createHandlers } from './create-handlers';

/** Starts the demo's answers. `base` is where the site lies on its host: a static build may live under a sub-path. */
export async function startMocks(base: string): Promise<void> {
  await setupWorker(...createHandlers()).start({
    serviceWorker: { url: `${base}demo-worker.js`, options: { scope: base } },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
}
