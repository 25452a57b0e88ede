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
      if (!isApiError(payload)) return;
      // The bar over the page says so already.
      if (payload.kind === 'network' && !navigator.onLine) return;
      const toast = toastFor(payload);
      if (toast) showToast(toast);
    },
  });
  return listener.middleware;
}
