import { configureStore } from '@reduxjs/toolkit';
import { api } from '@/api/client';
import { preferencesReducer } from '@/session/preferences';
import { type Person, sessionReducer } from '@/session/session';
import { createSessionListener } from '@/session/session-listener';

export const organization = { id: 't-1', name: '北岭轧钢', tenantCode: 'beiling' };
export const other = { id: 't-2', name: 'Harrow' };

export const aPerson = (over: Partial<Person> = {}): Person => ({
  user: { id: 'u-1', uucId: 'uuc-1', username: '13800000042', tenantId: null, tenantName: null },
  tenant: [organization, other],
  currentTenant: organization,
  ...over,
});

/** A store with only the session and the API client. */
export const sessionStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer, session: sessionReducer, preferences: preferencesReducer },
    middleware: (defaults) => defaults().prepend(createSessionListener()).concat(api.middleware),
  });
