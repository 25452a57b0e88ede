import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '@/api/client';
import { clearMark } from '@/browser/session-mark';
import { clearTenant } from '@/browser/tenant-cookie';
import { sessionReducer } from '@/session/session';
import { aPerson, organization } from '../../../tests/support/a-session';
import type { Agreement } from './use-agreement';
import { useSignIn } from './use-sign-in';

const { user, tenant } = aPerson();
let belongsTo = tenant;
let failing: string[] = [];
let calls: string[] = [];
const inHand = { data: {} };

beforeEach(() => {
  [belongsTo, failing, calls] = [tenant, [], []];
  localStorage.clear();
  clearMark();
  clearTenant();
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url);
    calls.push(pathname.split('/').at(-1) ?? '');
    if (failing.includes(pathname))
      return Response.json({ code: 403, msg: 'No longer a member', data: null }, { status: 403 });
    const data: Record<string, unknown> = {
      '/api/session/user': user,
      '/proxy-api/tenant/join/apply/list': belongsTo,
      '/api/session/tenant-login': { access_token: 'for-tenant', userToken: 'x' },
      '/proxy-api/open/office/addTenantPersonal': { id: 'p-1', name: '个人用户' },
    };
    return Response.json({ code: 200, msg: 'ok', data: data[pathname] ?? null });
  });
});
afterEach(() => vi.unstubAllGlobals());

const agreed = (yes: boolean | Promise<boolean> = true) => ({ confirm: async () => yes }) as Agreement;

function open(agreement = agreed()) {
  const store = configureStore({
    reducer: { session: sessionReducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const done = vi.fn();
  const { result, unmount } = renderHook(() => useSignIn(agreement, done), { wrapper });
  return { store, done, unmount, now: () => result.current, who: () => store.getState().session };
}

describe('a form that is sent', () => {
  test('twice before the page has drawn once signs in once', async () => {
    const form = open();
    const login = vi.fn(async () => inHand);
    const { submit } = form.now();
    await act(() => Promise.all([submit(login), submit(login)]));
    expect(login).toHaveBeenCalledOnce();
    await act(() => form.now().submit(login));
    expect(login).toHaveBeenCalledTimes(2);
  });

  test('is not sent again while the question for agreement is open, and can be after a no', async () => {
    let answer = (_: boolean) => {};
    const form = open(agreed(new Promise((resolve) => (answer = resolve))));
    const login = vi.fn(async () => inHand);
    const first = form.now().submit(login);
    await act(() => form.now().submit(login));
    answer(false);
    await act(() => first);
    expect([login.mock.calls.length, form.now().busy]).toEqual([0, false]);
    await act(() => form.now().submit(login));
    expect(login).not.toHaveBeenCalled();
  });

  test('and refused says why, and tells the form; the next try begins without that', async () => {
    const form = open();
    const failed = vi.fn();
    const refused = async () => ({ error: { kind: 'refused', code: 400, msg: 'Wrong password' } });
    await act(() => form.now().submit(refused, failed));
    expect([form.now().problem, form.now().busy, failed.mock.calls.length]).toEqual(['Wrong password', false, 1]);
    await act(() => form.now().submit(async () => inHand, failed));
    expect([form.now().problem, failed.mock.calls.length]).toEqual([null, 1]);
  });

  test.each([
    [{ kind: 'network' }, 'form.network'],
    [{ kind: 'timeout', attempts: 5 }, 'form.timeout'],
    [{ kind: 'http', status: 500 }, 'signIn.failed'],
  ])('without an answer in words has some of ours: %o', async (error, words) => {
    const form = open();
    await act(() => form.now().submit(async () => ({ error })));
    expect(form.now().problem).toBe(words);
  });
});

describe('who has signed in', () => {
  test('without an organization is here at once, as themselves', async () => {
    belongsTo = [];
    const form = open();
    await act(() => form.now().submit(async () => inHand));
    expect(form.done).toHaveBeenCalledExactlyOnceWith(true);
    expect(form.who()).toMatchObject({ role: 'personal', user: { id: user.id } });
    expect(form.now().picking).toBeNull();
  });

  test('and has organizations is asked first, and is nobody until they have answered', async () => {
    const form = open();
    await act(() => form.now().submit(async () => inHand));
    expect([form.now().picking?.suggested, form.who().user]).toEqual([organization, null]);
    expect(form.done).not.toHaveBeenCalled();
    await act(() => form.now().pick(null));
    expect(form.done).toHaveBeenCalledExactlyOnceWith(false);
    expect(form.who()).toMatchObject({ role: 'personal', currentTenant: null });
  });

  test('leaves the question: they are in as the one that was marked', async () => {
    const form = open();
    await act(() => form.now().submit(async () => inHand));
    form.unmount();
    await vi.waitFor(() => expect(form.who().currentTenant).toEqual(organization));
    expect([calls, form.done.mock.calls.length]).toEqual([expect.arrayContaining(['tenant-login']), 0]);
  });

  test('having answered, and the page having taken the question away, arrives once', async () => {
    const form = open();
    await act(() => form.now().submit(async () => inHand));
    await act(() => form.now().pick(organization));
    form.unmount();
    await act(async () => undefined);
    expect(calls.filter((name) => name === 'tenant-login')).toHaveLength(1);
  });

  test('for an organization that refuses them stays at the question, which leaving still answers', async () => {
    failing = ['/api/session/tenant-login'];
    const form = open();
    await act(() => form.now().submit(async () => inHand));
    await act(() => form.now().pick(organization));
    expect([form.now().problem, form.who().user, form.done.mock.calls.length]).toEqual(['No longer a member', null, 0]);
    failing = [];
    form.unmount();
    await vi.waitFor(() => expect(form.who().user).not.toBeNull());
  });
});
