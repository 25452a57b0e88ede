import { createListenerMiddleware, isRejectedWithValue, type ListenerMiddleware } from '@reduxjs/toolkit';
import { isApiError } from '@/api/api-error';
import { toastFor } from '@/api/toast-for';
import { showToast } from '@/ui/toasts';

/** Said beside what it is about: a draft that could not be saved, checked or published, a credential that is wrong. A notice would lie over the button that tries again. */
const SAID_IN_PLACE = new Set([
  ...['saveDraft', 'checkSetting', 'publishSetting', 'proveAgain', 'sendProofCode'],
  ...['answerSecondStep', 'beginTotp', 'confirmTotp', 'removeTotp', 'beginPasskey', 'addPasskey', 'removePasskey'],
  ...['makeRecoveryCodes', 'answerOperatorStep', 'beginOperatorSetUp', 'confirmOperatorSetUp', 'setMembershipRules'],
]);

/** The one place where a failed call becomes a passing notice. Blocks show their own errors in place besides. */
export function createToastListener(): ListenerMiddleware {
  const listener = createListenerMiddleware();
  listener.startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload, meta }) => {
      const { endpointName } = (meta.arg ?? {}) as { endpointName?: string };
      if (endpointName !== undefined && SAID_IN_PLACE.has(endpointName)) return;
      const toast = isApiError(payload) ? toastFor(payload) : null;
      if (toast) showToast(toast);
    },
  });
  return listener.middleware;
}
