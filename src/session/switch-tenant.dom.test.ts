import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '@/api/client';
import { clearMark, writeMark } from '@/browser/session-mark';
import { clearTenant, readTenantId } from '@/browser/tenant-cookie';
import { TRACK_EVENT } from '@/browser/track';
import { aPerson, organization, other } from '../../tests/support/a-session';
import { recentTenants } from './recent-tenants';
import { personArrived, sessionReducer } from './session';
import { switchTenant } from './switch-tenant';

let calls: { name: string; tenantId?: string }[] = [];
let broken: string[] = [];
let tracked: unknown[] = [];
const hear = ({ detail }: CustomEventInit) => tracked.push(detail);

beforeEach(() => {
  [calls, broken, tracked] = [[], [], []];
  localStorage.clear();
  clearTenant();
  writeMark('before');
  window.addEventListener(TRACK_EVENT, hear);
  vi.stubGlobal('fetch', async (request: Request) => {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
    const body = request.method === 'POST' ? await request.json().catch(() => ({})) : {};
    calls.push({ name, ...(body.tenantId && { tenantId: body.tenantId }) });
    if (broken.includes(name)) return Response.json({ code: 403, msg: 'No', data: null }, { status: 403 });
    const data: Record<string, unknown> = {
      'tenant-login': { access_token: `for-${body.tenantId}`, userToken: 'x' },
      addTenantPersonal: { id: 'p-1', name: '个人用户' },
    };
    return Response.json({ code: 200, msg: 'ok', data: data[name] ?? null });
  });
});
afterEach(() => {
  window.removeEventListener(TRACK_EVENT, hear);
  vi.unstubAllGlobals();
  clearMark();
  clearTenant();
});

function open(pathname = '/engine') {
  const store = configureStore({
    reducer: { session: sessionReducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  store.dispatch(personArrived(aPerson()));
  const reload = vi.fn();
  const own = { location: { pathname, reload } } as unknown as Window;
  return {
    reload,
    now: () => store.getState().session,
    go: (to: typeof other | null) => switchTenant(store.dispatch, to, own),
  };
}

describe('another organization', () => {
  test('is entered, told to the server and to the analytics, and remembered', async () => {
    const page = open();
    await page.go(other);
    expect(calls).toEqual([
      { name: 'tenant-login', tenantId: 't-2' },
      { name: 'setUserCurrentTenant', tenantId: 't-2' },
    ]);
    expect([readTenantId(), recentTenants()]).toEqual(['t-2', ['t-2']]);
    expect(page.now()).toMatchObject({ role: 'organization', currentTenant: other });
    expect(tracked).toEqual([{ name: 'tenant-switch', tenantId: 't-2' }]);
  });

  test('that does not take the person changes nothing', async () => {
    broken = ['tenant-login'];
    const page = open();
    await expect(page.go(other)).rejects.toMatchObject({ kind: 'http', status: 403 });
    expect([readTenantId(), recentTenants(), tracked]).toEqual([undefined, [], []]);
    expect(page.now().currentTenant).toEqual(organization);
  });

  test('is acted for although the server could not note it: the session is theirs already', async () => {
    broken = ['setUserCurrentTenant'];
    const page = open();
    await page.go(other);
    expect(page.now().currentTenant).toEqual(other);
  });
});

describe('oneself', () => {
  test('forgets the organization in the browser, once the server has', async () => {
    const page = open();
    await page.go(other);
    calls = [];
    await page.go(null);
    expect(calls).toEqual([{ name: 'addTenantPersonal' }, { name: 'setUserCurrentTenant', tenantId: 'p-1' }]);
    expect([readTenantId(), page.now().role]).toEqual([undefined, 'personal']);
    expect(tracked.at(-1)).toEqual({ name: 'tenant-switch', tenantId: null });
  });

  test('and a server that cannot be told: still for the organization, here as there', async () => {
    const page = open();
    await page.go(other);
    broken = ['setUserCurrentTenant'];
    await expect(page.go(null)).rejects.toMatchObject({ kind: 'http' });
    expect([readTenantId(), page.now().currentTenant]).toEqual(['t-2', other]);
  });
});

test.each([
  ['/developerPlatform', 1],
  ['/developerPlatform/keys', 1],
  ['/developerPlatformX', 0],
  ['/engine', 0],
])('%s is loaded anew %d times: only that platform keeps what it knows out of our reach', async (path, times) => {
  const page = open(path);
  await page.go(other);
  expect(page.reload).toHaveBeenCalledTimes(times);
});
