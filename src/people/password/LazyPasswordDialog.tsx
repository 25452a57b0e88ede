import { type ReactNode, Suspense, useRef } from 'react';
import { lazyWithRetry } from '@/ui/lazy-with-retry';

const PasswordDialog = lazyWithRetry(async () => (await import('./PasswordDialog')).PasswordDialog);

/**
 * Loads the wizard when it is first opened and then keeps it mounted: a dialog that is unmounted while open leaves the
 * page hidden from screen readers.
 */
export function LazyPasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const opened = useRef(false);
  if (!open && !opened.current) return null;
  opened.current = true;
  return (
    <Suspense>
      <PasswordDialog open={open} onClose={onClose} />
    </Suspense>
  );
}
