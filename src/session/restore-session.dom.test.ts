import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeCookie } from '@/browser/cookie';
import { clearMark, writeMark } from '@/browser/session-mark';
import { aPerson, organization, sessionStore } from '../../tests/support/a-session';
import { isFromAddress, pendingToken, setPendingToken } from './pending-token';
import { forgetSession, keepSession } from './persisted-session';
import { restoreSession } from './restore-session';

afterEach(() => setPendingToken(undefined));
beforeEach(() => {
  clearMark();
  forgetSession();
});

const page = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://portal.example');
  const replaceState = vi.fn();
  const own = { location: { pathname, search, hash }, history: { state: { k: 1 }, replaceState } };
  return { own: own as unknown as Window, opened: () => replaceState.mock.calls.map(([state, , url]) => [state, url]) };
};
const open = (address = '/engine') => {
  const store = sessionStore();
  const { own, opened } = page(address);
  restoreSession(store.dispatch, own);
  return { session: store.getState().session, opened: opened() };
};
const kept = () =>
  keepSession({ ...sessionStore().getState().session, ...aPerson(), currentTab: '/engine', knowledgeUser: null });

describe('before the first frame', () => {
  test('whoever was here is here again, for as long as there is a session', () => {
    kept();
    expect(open().session.user).toBeNull();
    writeMark('t');
    expect(open().session).toMatchObject({ user: { id: 'u-1' }, currentTenant: organization, currentTab: '/engine' });
    expect(open().session.isFresh).toBe(false);
  });

  test('another tab of this browser knows the person, and not for whom the first one acts', () => {
    kept();
    sessionStorage.clear();
    writeMark('t');
    expect(open().session).toMatchObject({ user: { id: 'u-1' }, role: 'personal', tenant: [] });
  });

  test('nothing is believed that another application left in the storage', () => {
    writeMark('t');
    for (const stored of ['{', '7', '{"id":7,"uucId":"x","username":"y"}', 'null']) {
      localStorage.setItem('mw:user', stored);
      expect(open().session.user).toBeNull();
    }
  });
});

describe('a token in the address', () => {
  test('is on its way to where no script reads it and leaves the address, which keeps everything else', () => {
    const { opened } = open('/q?wd=a%20b&token=%20abc%20&from=mail#end');
    expect([pendingToken(), document.cookie]).toEqual(['abc', expect.not.stringContaining('abc')]);
    expect(opened).toEqual([[{ k: 1 }, '/q?wd=a+b&from=mail#end']]);
  });

  test('changes nothing about who is here: whose it is has to be asked first', () => {
    kept();
    writeMark('old');
    expect(open('/engine?token=new').session.user?.id).toBe('u-1');
    expect([pendingToken(), isFromAddress()]).toEqual(['new', true]);
  });

  test.each(['?token=', '?token=%20'])('that is empty only leaves the address: %s', (search) => {
    kept();
    writeMark('old');
    const { session, opened } = open(`/engine${search}`);
    expect([pendingToken(), session.user?.id, opened]).toEqual([undefined, 'u-1', [[{ k: 1 }, '/engine']]]);
  });
});

test('a token that an older version left where scripts read it is taken from there, and the person stays', () => {
  kept();
  writeCookie('token', 'a-session', { maxAgeS: 60 });
  expect(open().session.user?.id).toBe('u-1');
  expect(isFromAddress()).toBe(false);
  expect([pendingToken(), document.cookie]).toEqual(['a-session', expect.not.stringContaining('a-session')]);
});
