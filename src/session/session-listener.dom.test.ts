import { configureStore } from '@reduxjs/toolkit';
import { beforeEach, expect, test } from 'vitest';
import { sessionEnded, tokenCleared } from '@/api/api-events';
import { readPreference } from '@/browser/preference-cookie';
import { clearMark, readMark, writeMark } from '@/browser/session-mark';
import { localeChosen, modeChosen, preferencesReducer } from './preferences';
import { roleChanged, sessionReducer } from './session';
import { createSessionListener } from './session-listener';

const makeStore = () =>
  configureStore({
    reducer: { session: sessionReducer, preferences: preferencesReducer },
    middleware: (defaults) => defaults().prepend(createSessionListener()),
  });

beforeEach(() => clearMark());

test('a rejected token is forgotten, and nothing else', () => {
  const store = makeStore();
  writeMark('abc');
  store.dispatch(roleChanged('personal'));
  store.dispatch(tokenCleared({ code: 10001 }));
  expect(readMark()).toBeUndefined();
  expect(store.getState().session.role).toBe('personal');
});

test('the end of a session makes the person anonymous again', () => {
  const store = makeStore();
  writeMark('abc');
  store.dispatch(roleChanged('organization'));
  store.dispatch(sessionEnded({ via: 'code' }));
  expect(readMark()).toBeUndefined();
  expect(store.getState().session.role).toBe('anonymous');
});

test('choices outlive the page, also the choice to follow the system', () => {
  const store = makeStore();
  store.dispatch(localeChosen('en-US'));
  store.dispatch(modeChosen('dark'));
  expect([readPreference('mw_locale'), readPreference('mw_mode')]).toEqual(['en-US', 'dark']);
  expect(store.getState().preferences).toEqual({ locale: 'en-US', mode: 'dark' });
  store.dispatch(modeChosen('system'));
  expect(readPreference('mw_mode')).toBe('system');
});
