import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { onShowThreads } from '@/browser/show-threads';
import { lazyWithRetry } from '@/ui/lazy-with-retry';

const ThreadsDrawer = lazyWithRetry(async () => (await import('@/threads/ThreadsDrawer')).ThreadsDrawer);

/** The visitor's question threads in a drawer, loaded when first opened. */
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
