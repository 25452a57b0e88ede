import { createListenerMiddleware, type ListenerMiddleware } from '@reduxjs/toolkit';
import { operatorNeeded, sessionEnded, tokenCleared } from '@/api/api-events';
import { api } from '@/api/client';
import { writePreference } from '@/lib/preference-cookie';
import { clearToken } from '@/lib/token-cookie';
import { localeChosen, modeChosen } from './preferences';
import { sessionReset } from './session';

/** State listens to the client and to itself: what has to outlive the page is written here and nowhere else. */
export function createSessionListener(): ListenerMiddleware {
  const listener = createListenerMiddleware();
  listener.startListening({ actionCreator: tokenCleared, effect: () => clearToken() });
  listener.startListening({
    actionCreator: sessionEnded,
    effect: (_, { dispatch }) => {
      clearToken();
      dispatch(sessionReset());
    },
  });
  listener.startListening({
    actionCreator: operatorNeeded,
    // Asked again, the session's own call says so too, and the workbench shows its sign-in.
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
