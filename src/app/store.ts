import { configureStore, type ListenerMiddleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '@/api/client';
import { type Preferences, preferencesReducer } from '@/session/preferences';
import { sessionReducer } from '@/session/session';
import { createSessionListener } from '@/session/session-listener';
import { createToastListener } from './toast-listener';

/** Development-only checks, whose duration warnings reflect only machine load. */
const checks = {
  serializableCheck: { warnAfter: Number.POSITIVE_INFINITY },
  immutableCheck: { warnAfter: Number.POSITIVE_INFINITY },
};

/** The listeners perform side effects: cookies and toasts. A preview passes its own. */
export function makeStore(
  preferences: Preferences,
  [first, second]: readonly [ListenerMiddleware, ListenerMiddleware] = [createSessionListener(), createToastListener()],
) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, session: sessionReducer, preferences: preferencesReducer },
    preloadedState: { preferences },
    middleware: (defaults) => defaults(checks).prepend(first, second).concat(api.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppState = ReturnType<AppStore['getState']>;
