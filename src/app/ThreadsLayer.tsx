import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { onShowThreads } from '@/browser/show-threads';
import { lazyWithRetry } from '@/ui/lazy-with-retry';

const ThreadsDrawer = lazyWithRetry(async () => (await import('@/threads/ThreadsDrawer')).ThreadsDrawer);

/** One's questions over the page; nothing is fetched before they are asked for. */
export function ThreadsLayer(): ReactNode {
  const [open, setOpen] = useState(false);
  useEffect(() => onShowThreads(() => setOpen(true)), []);
  if (!open) return null;
  return (
    <Suspense>
      <ThreadsDrawer onClose={() => setOpen(false)} />
    </Suspense>
  );
}
