import { lazyWithRetry } from '@/ui/lazy-with-retry';

/** Its words and pictures travel on their own: most visits to the editor never compare. */
export const ChangesDialog = lazyWithRetry(async () => (await import('../../changes/ChangesDialog')).ChangesDialog);
