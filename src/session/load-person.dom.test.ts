import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '@/api/client';
import { clearMark, writeMark } from '@/browser/session-mark';
import { clearTenant, readTenantId, writeTenant } from '@/browser/tenant-cookie';
import { currentToasts } from '@/ui/toasts';
import { aPerson, organization, other } from '../../tests/support/a-session';
import { fetchPerson, loadPerson } from './load-person';
import { sessionReducer, sessionReset } from './session';
import { signOut } from './sign-out';

const { user, tenant } = aPerson();
const answers: Record<string, unknown> = {
  '/api/session/user': user,
  '/proxy-api/tenant/join/apply/list': tenant,
  '/api/session/knowledge-user/uuc-1': { avatarList: [{ avatarUrl: '/face.png' }] },
};

const makeStore = () =>
  configureStore({
    reducer: { session: sessionReducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });

beforeEach(() => {
  clearTenant();
  writeMark('t');
  vi.stubGlobal('fetch', async (request: Request) => {
    const data = answers[new URL(request.url).pathname];
    return Response.json({ code: 200, msg: 'ok', data });
  });
});
afterEach(() => {
  clearMark();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('who is loaded when a page starts', () => {
  test('acts for the organization this browser remembers; who is new here for the first one; else for nobody', async () => {
    const tenantFor = async (isNew: boolean) => {
      const store = makeStore();
      await loadPerson(store.dispatch, isNew);
      return store.getState().session.currentTenant;
    };
    expect(await tenantFor(false)).toBeNull();
    expect(await tenantFor(true)).toEqual(organization);
    writeTenant(other.id, other.name);
    expect([await tenantFor(false), readTenantId()]).toEqual([other, other.id]);
    // An organization that the person has left in the meantime.
    writeTenant('t-gone', 'Gone');
    expect(await tenantFor(false)).toEqual(organization);
  });

  describe('the page and the server act for the same organization', () => {
    const loadWith = async (acting: string | null, isNew: boolean, refused = false) => {
      const told: unknown[] = [];
      vi.stubGlobal('fetch', async (request: Request) => {
        const { pathname } = new URL(request.url);
        if (pathname === '/api/session/user')
          return Response.json({ code: 200, msg: 'ok', data: { ...user, tenantId: acting } });
        if (pathname !== '/econsole-api/api/tenant-user/setUserCurrentTenant')
          return Response.json({ code: 200, msg: 'ok', data: answers[pathname] });
        told.push(await request.json());
        return refused
          ? Response.json({ code: 403, msg: 'A second factor is required.', data: null }, { status: 403 })
          : Response.json({ code: 200, msg: 'ok', data: null });
      });
      const store = makeStore();
      await loadPerson(store.dispatch, isNew);
      return { acts: store.getState().session.currentTenant?.id ?? null, told };
    };

    test('a session without one that starts with the first is told so', async () => {
      expect(await loadWith(null, true)).toEqual({ acts: organization.id, told: [{ tenantId: organization.id }] });
    });

    test('what the server acts for already stands, without a call', async () => {
      expect(await loadWith(other.id, false)).toEqual({ acts: other.id, told: [] });
      expect(await loadWith(other.id, true)).toEqual({ acts: other.id, told: [] });
      expect(readTenantId()).toBe(other.id);
    });

    test('a refusal leaves both as the server has it', async () => {
      expect((await loadWith(null, true, true)).acts).toBeNull();
      expect(readTenantId()).toBeUndefined();
    });
  });

  test('brings a face where there is one', async () => {
    const store = makeStore();
    await loadPerson(store.dispatch, false);
    expect(store.getState().session.knowledgeUser).toEqual({ avatarList: [{ avatarUrl: '/face.png' }] });
  });

  test.each([
    ['signed out', () => clearMark()],
    ['somebody else', () => writeMark('another')],
  ])('is not brought back by an answer that comes late: %s', async (_, meanwhile) => {
    const store = makeStore();
    const loading = loadPerson(store.dispatch, false);
    meanwhile();
    store.dispatch(sessionReset());
    await loading;
    expect(store.getState().session.user).toBeNull();
  });

  test('fails as its calls fail', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 500, msg: 'no', data: null }, { status: 500 }));
    await expect(fetchPerson(makeStore().dispatch)).rejects.toMatchObject({ kind: 'http', status: 500 });
  });
});

describe('signing out', () => {
  const own = () => ({ location: { origin: 'https://portal.example', assign: vi.fn() } }) as unknown as Window;

  test('goes where the server says, and only to a place of the web', async () => {
    const go = async (url: string) => {
      answers['/eiip-api/c/iam/login/get_logout_url'] = { url };
      const page = own();
      writeMark('t');
      await signOut(makeStore().dispatch, page);
      return vi.mocked(page.location.assign).mock.calls.flat();
    };
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    expect(await go('https://id.example/bye')).toEqual(['https://id.example/bye']);
    expect(await go('/bye')).toEqual(['/bye']);
    for (const bad of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x'])
      expect(await go(bad)).toEqual([]);
  });

  test('missing logout URL: only logged, and the session ends all the same', async () => {
    answers['/eiip-api/c/iam/login/get_logout_url'] = { url: '' };
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const page = own();
    const store = makeStore();
    writeMark('t');
    await signOut(store.dispatch, page);
    expect(log).toHaveBeenCalledExactlyOnceWith('There is no logout address to go to.');
    expect([currentToasts(), store.getState().session.user]).toEqual([[], null]);
    expect(page.location.assign).not.toHaveBeenCalled();
    expect(document.cookie).not.toContain('mw_session=t');
  });

  test('does not wait for a server that hangs: the screen may be a shared one', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', () => new Promise<Response>(() => {}));
    const store = makeStore();
    const leaving = signOut(store.dispatch, own());
    await vi.advanceTimersByTimeAsync(3_100);
    await leaving;
    expect([store.getState().session.user, document.cookie]).toEqual([
      null,
      expect.not.stringContaining('mw_session=t'),
    ]);
  });
});
