import { beforeEach, expect, test } from 'vitest';
import { clearMark, writeMark } from '@/browser/session-mark';
import { readTenantId, writeTenant } from '@/browser/tenant-cookie';
import { aPerson, organization, sessionStore } from '../../tests/support/a-session';
import { pendingToken } from './pending-token';
import { restoreSession } from './restore-session';
import { personArrived, sessionReset, tenantChosen } from './session';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearMark();
  window.history.replaceState(null, '', '/engine');
});

test('a reload brings the person and their organization back before anybody is asked', () => {
  writeMark('t');
  sessionStore().dispatch(personArrived(aPerson()));
  const after = sessionStore();
  restoreSession(after.dispatch);
  expect(after.getState().session).toMatchObject({ role: 'organization', currentTenant: organization, isFresh: false });
});

test('without a token nobody is brought back', () => {
  sessionStore().dispatch(personArrived(aPerson()));
  const after = sessionStore();
  restoreSession(after.dispatch);
  expect(after.getState().session.user).toBeNull();
});

test('the user part is shared by tabs, the rest is of this one', () => {
  const store = sessionStore();
  store.dispatch(personArrived(aPerson()));
  store.dispatch(tenantChosen(null));
  expect(localStorage.getItem('mw:user')).toContain('uuc-1');
  expect(JSON.parse(sessionStorage.getItem('mw:session') ?? '')).toMatchObject({ currentTenant: null });
  store.dispatch(sessionReset());
  expect([localStorage.getItem('mw:user'), sessionStorage.getItem('mw:session')]).toEqual([null, null]);
});

test.each(['{', '[]', '"x"', '{"id":1}', 'null'])('%s in storage is nobody', (text) => {
  writeMark('t');
  localStorage.setItem('mw:user', text);
  sessionStorage.setItem('mw:session', text);
  const store = sessionStore();
  restoreSession(store.dispatch);
  expect(store.getState().session.user).toBeNull();
});

test('a token in the address is on its way, the address loses it, and who is here stays until they have answered', () => {
  writeMark('old');
  writeTenant('t-1', '北岭');
  sessionStore().dispatch(personArrived(aPerson()));
  window.history.replaceState(null, '', '/engine?a=1&token=new&b=2#top');
  const store = sessionStore();
  restoreSession(store.dispatch);
  expect([pendingToken(), window.location.href.replace(window.location.origin, '')]).toEqual([
    'new',
    '/engine?a=1&b=2#top',
  ]);
  expect(store.getState().session.user?.id).toBe('u-1');
  expect(readTenantId()).toBe('t-1');
});
