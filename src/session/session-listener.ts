import { createListenerMiddleware, type ListenerMiddleware } from '@reduxjs/toolkit';
import { sessionEnded, tokenCleared } from '@/api/api-events';
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
    actionCreator: localeChosen,
    effect: ({ payload }) => writePreference('mw_locale', payload),
  });
  listener.startListening({
    actionCreator: modeChosen,
    effect: ({ payload }) => writePreference('mw_mode', payload),
  });
  return listener.middleware;
}
