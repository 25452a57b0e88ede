import { createListenerMiddleware, isAnyOf, type ListenerMiddleware } from '@reduxjs/toolkit';
import { operatorNeeded, sessionEnded, tokenCleared } from '@/api/api-events';
import { api } from '@/api/client';
import { writePreference } from '@/browser/preference-cookie';
import { clearMark } from '@/browser/session-mark';
import { clearTenant } from '@/browser/tenant-cookie';
import { sessionHost } from './host';
import { keepSession } from './persisted-session';
import { localeChosen, modeChosen } from './preferences';
import {
  identityAsked,
  knowledgeUserArrived,
  personArrived,
  sessionReset,
  tabChanged,
  tenantChosen,
  userChanged,
  type WithSession,
} from './session';

const isKept = isAnyOf(
  ...[
    personArrived,
    identityAsked,
    userChanged,
    knowledgeUserArrived,
    tenantChosen,
    tabChanged,
    sessionReset,
    sessionEnded,
  ],
);

/** Listens to the client and the session. The only place that writes what must outlive the page. */
export function createSessionListener(): ListenerMiddleware {
  const listener = createListenerMiddleware();
  listener.startListening({
    actionCreator: tokenCleared,
    effect: () => clearMark(sessionHost().cookieDomain),
  });
  listener.startListening({
    actionCreator: sessionEnded,
    effect: () => {
      const { cookieDomain } = sessionHost();
      clearMark(cookieDomain);
      clearTenant(cookieDomain);
    },
  });
  listener.startListening({
    matcher: isKept,
    effect: (_, { getState }) => keepSession((getState() as WithSession).session),
  });
  listener.startListening({
    actionCreator: operatorNeeded,
    // Refetching the operator's session fails too, and the workbench shows its sign-in.
    effect: (_, { dispatch }) => void dispatch(api.util.invalidateTags(['Operator'])),
  });
  listener.startListening({
    actionCreator: localeChosen,
    effect: ({ payload }) => writePreference('mw_locale', payload),
  });
  listener.startListening({
    actionCreator: modeChosen,
    effect: ({ payload }) => writePreference('mw_mode', payload),
  });
  return listener.middleware;
}
