import { createListenerMiddleware, isRejectedWithValue, type ListenerMiddleware } from '@reduxjs/toolkit';
import { isApiError } from '@/api/api-error';
import { quietCalls } from '@/api/quiet-calls';
import { toastFor } from '@/api/toast-for';
import { showToast } from '@/ui/toasts';

/** Shows toasts for failed calls. Blocks also show their errors in place. */
export function createToastListener(): ListenerMiddleware {
  const listener = createListenerMiddleware();
  listener.startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload, meta }) => {
      const { endpointName } = (meta.arg ?? {}) as { endpointName?: string };
      // Shown in place; a toast would cover the retry button.
      if (endpointName !== undefined && quietCalls.has(endpointName)) return;
      const toast = isApiError(payload) ? toastFor(payload) : null;
      if (toast) showToast(toast);
    },
  });
  return listener.middleware;
}
