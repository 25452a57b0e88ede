import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '@/api/client';
import { clearCookie } from '@/browser/cookie';
import { clearMark, readMark, writeMark } from '@/browser/session-mark';
import { clearTenant, readTenantId, writeTenant } from '@/browser/tenant-cookie';
import { aPerson, organization, other } from '../../tests/support/a-session';
import { chooseTenant } from './choose-tenant';
import { setSessionHost } from './host';
import { recentTenants, rememberTenant } from './recent-tenants';
import { sessionReducer } from './session';
import { acceptLogin, arriveAs, enterTenant } from './sign-in';

const { user, tenant } = aPerson();
let calls: string[] = [];
let login: Record<string, unknown> = {};
let dataPlatform: () => Promise<Response> = async () => Response.json({ data: 'big' });

beforeEach(() => {
  calls = [];
  login = { access_token: 'for-tenant', userToken: 'x' };
  localStorage.clear();
  clearMark();
  clearTenant();
  vi.stubGlobal('fetch', async (asked: Request | string) => {
    const { pathname, hostname } = new URL(typeof asked === 'string' ? asked : asked.url);
    calls.push(pathname.split('/').at(-1) ?? '');
    if (hostname === 'data.example') return dataPlatform();
    const data: Record<string, unknown> = {
      '/api/session/user': user,
      '/proxy-api/tenant/join/apply/list': tenant,
      '/api/session/tenant-login': login,
      '/proxy-api/open/office/addTenantPersonal': { id: 'p-1', name: '个人用户' },
    };
    return Response.json({ code: 200, msg: 'ok', data: data[pathname] ?? null });
  });
});
afterEach(() => vi.unstubAllGlobals());

const makeStore = () =>
  configureStore({
    reducer: { session: sessionReducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
const cookie = (name: string) => document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));

describe('who has signed in', () => {
  test('is suggested the organization of the cookie, else the one used last, else the first', async () => {
    const suggested = async () => (await acceptLogin(makeStore().dispatch)).suggested;
    expect(await suggested()).toEqual(organization);
    rememberTenant(other.id);
    expect(await suggested()).toEqual(other);
    writeTenant(organization.id, organization.name);
    expect(await suggested()).toEqual(organization);
  });

  test('leaves no session behind when nobody can say whose it is', async () => {
    writeMark('t');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const login = acceptLogin(makeStore().dispatch);
    await expect(login).rejects.toMatchObject({ kind: 'network' });
    expect(readMark()).toBeUndefined();
  });

  test('has not arrived before it is known for whom', async () => {
    const store = makeStore();
    const who = await acceptLogin(store.dispatch);
    expect(store.getState().session.user).toBeNull();
    await arriveAs(store.dispatch, who, other);
    expect(store.getState().session).toMatchObject({ role: 'organization', currentTenant: other });
    expect([readTenantId(), recentTenants()]).toEqual([other.id, [other.id]]);
    expect(JSON.stringify([store.getState(), document.cookie, { ...localStorage }])).not.toContain('for-tenant');
  });

  test('for themselves: the server is told before, and a remembered organization is forgotten', async () => {
    writeTenant(organization.id, organization.name);
    const store = makeStore();
    await arriveAs(store.dispatch, { user, tenant, suggested: null }, null);
    expect(calls.slice(0, 2)).toEqual(['addTenantPersonal', 'setUserCurrentTenant']);
    expect([readTenantId(), store.getState().session.role]).toEqual([undefined, 'personal']);
  });

  test('who belongs to nobody needs no such call', async () => {
    await arriveAs(makeStore().dispatch, { user, tenant: [], suggested: null }, null);
    expect(calls).not.toContain('addTenantPersonal');
  });
});

describe('the token of a data platform', () => {
  const bigdata = { url: 'https://data.example/token', key: 'bigdata', domain: '' };
  beforeEach(() => setSessionHost({ env: 'production', bigdata }));
  afterEach(() => setSessionHost({ env: 'production' }));
  const enter = async (more: object) => {
    login = { ...login, ...more };
    await enterTenant(makeStore().dispatch, organization);
  };
  const wanted = { bigdataTokenUrl: 'https://data.example/token', bigdataTokenKey: 'bigdata' };

  test('is fetched where one is wanted, and kept under its own name', async () => {
    await enter({});
    expect(calls).toEqual(['tenant-login']);
    await enter(wanted);
    expect([calls.at(-1), cookie('bigdata')]).toEqual(['token', 'bigdata=big']);
    clearCookie('bigdata');
  });

  test.each([undefined, { ...bigdata, url: 'https://other.example/token' }])(
    'is fetched from nowhere but the configured address: %j',
    async (configured) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      setSessionHost({ env: 'production', ...(configured && { bigdata: configured }) });
      await enter(wanted);
      expect(calls).toEqual(['tenant-login']);
      expect(warn).toHaveBeenCalledOnce();
    },
  );

  test('is kept as the configuration says, whatever the answer says', async () => {
    await enter({ ...wanted, bigdataTokenKey: 'token', bigdataTokenDomain: 'evil.example' });
    expect(cookie('bigdata')).toBe('bigdata=big');
    clearCookie('bigdata');
  });

  test.each([
    ['an answer that is none', async () => new Response('<html>')],
    ['no connection', async () => Promise.reject(new TypeError('down'))],
    ['a token that is none', async () => Response.json({ data: { not: 'text' } })],
  ])('keeps nobody out: %s', async (_, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    dataPlatform = answer as () => Promise<Response>;
    await enter(wanted);
    expect([readTenantId(), cookie('bigdata')]).toEqual([organization.id, undefined]);
  });

  test('that hangs is not waited for without end', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('late')));
    const asked = vi.fn(async (_url: string, init?: RequestInit) => {
      init?.signal?.throwIfAborted();
      return new Promise<Response>(() => {});
    });
    const before = globalThis.fetch;
    vi.stubGlobal('fetch', (first: Request | string, init?: RequestInit) =>
      typeof first === 'string' ? asked(first, init) : before(first),
    );
    await enter(wanted);
    expect([asked.mock.calls.length, timeout.mock.calls.flat()]).toEqual([1, [5_000]]);
  });
});

test('the organization to start with is the remembered one as long as the person belongs to it', () => {
  expect(chooseTenant(tenant, other.id)).toEqual(other);
  expect(chooseTenant(tenant, 'left')).toEqual(organization);
  expect(chooseTenant(tenant, undefined)).toEqual(organization);
  expect(chooseTenant([], other.id)).toBeNull();
});

test('of the organizations used last five are remembered, each once', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) rememberTenant(id);
  expect(recentTenants()).toEqual(['b', 'f', 'e', 'd', 'c']);
  localStorage.setItem('mw:recent-tenants', '[1, {"id":"x"}, "ok"]');
  expect(recentTenants().every((id) => typeof id === 'string')).toBe(true);
});
