import { createListenerMiddleware, isRejectedWithValue, type ListenerMiddleware } from '@reduxjs/toolkit';
import { isApiError } from '@/api/api-error';
import { toastFor } from '@/api/toast-for';
import { showToast } from '@/ui/toasts';

/** The one place where a failed call becomes a passing notice. Blocks show their own errors in place besides. */
export function createToastListener(): ListenerMiddleware {
  const listener = createListenerMiddleware();
  listener.startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload }) => {
      const toast = isApiError(payload) ? toastFor(payload) : null;
      if (toast) showToast(toast);
    },
  });
  return listener.middleware;
}
