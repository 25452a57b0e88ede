import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearToken, readToken, writeToken } from '@/lib/token-cookie';
import { aPerson, organization, sessionStore } from '../../tests/support/a-session';
import { forgetSession, keepSession } from './kept-session';
import { restoreSession } from './restore-session';

beforeEach(() => {
  clearToken();
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
  test('whoever was here is here again, for as long as there is a token', () => {
    kept();
    expect(open().session.user).toBeNull();
    writeToken('t');
    expect(open().session).toMatchObject({ user: { id: 'u-1' }, currentTenant: organization, currentTab: '/engine' });
    expect(open().session.isFresh).toBe(false);
  });

  test('another tab of this browser knows the person, and not for whom the first one acts', () => {
    kept();
    sessionStorage.clear();
    writeToken('t');
    expect(open().session).toMatchObject({ user: { id: 'u-1' }, role: 'personal', tenant: [] });
  });

  test('nothing is believed that another application left in the storage', () => {
    writeToken('t');
    for (const stored of ['{', '7', '{"id":7,"uucId":"x","username":"y"}', 'null']) {
      localStorage.setItem('mw:user', stored);
      expect(open().session.user).toBeNull();
    }
  });
});

describe('a token in the address', () => {
  test('becomes a cookie and leaves the address, which keeps everything else', () => {
    const { opened } = open('/q?wd=a%20b&token=%20abc%20&from=mail#end');
    expect(readToken()).toBe('abc');
    expect(opened).toEqual([[{ k: 1 }, '/q?wd=a+b&from=mail#end']]);
  });

  test('ends the session of whoever this browser remembers: it may be somebody else’s', () => {
    kept();
    writeToken('old');
    expect(open('/engine?token=new').session.user).toBeNull();
    expect([readToken(), localStorage.getItem('mw:user')]).toEqual(['new', null]);
  });

  test.each(['?token=', '?token=%20'])('that is empty only leaves the address: %s', (search) => {
    kept();
    writeToken('old');
    const { session, opened } = open(`/engine${search}`);
    expect([readToken(), session.user?.id, opened]).toEqual(['old', 'u-1', [[{ k: 1 }, '/engine']]]);
  });
});
