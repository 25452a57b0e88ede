import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seedSetting } from '@/api/settings';
import { makeStore } from '@/app/store';
import { clearMark, readMark, writeMark } from '@/browser/session-mark';
import { clearTenant } from '@/browser/tenant-cookie';
import { setSessionHost } from '@/session/host';
import { type Organization, personArrived } from '@/session/session';
import { currentToasts, dismissToast } from '@/ui/toasts';
import { aPerson, organization, other } from '../../../tests/support/a-session';
import { Address, shownAddress } from '../../../tests/support/address';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { TenantMenu } from '../organization/TenantMenu';
import { PersonMenu } from './PersonMenu';
import { PersonRows } from './PersonRows';
import { QuickAccessMenu } from './QuickAccessMenu';

let refused = false;
const target = document.createElement('button');

beforeEach(() => {
  refused = false;
  localStorage.clear();
  writeMark('t');
  document.body.append(target);
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (refused) return Response.json({ code: 403, msg: 'No longer a member', data: null }, { status: 403 });
    const { pathname } = new URL(url);
    const login = { access_token: 'theirs', userToken: 'y' };
    const data = pathname.endsWith('tenant-login') ? login : { id: 'p-1', name: '个人用户' };
    return Response.json({ code: 200, msg: 'ok', data });
  });
});
afterEach(() => {
  target.remove();
  vi.unstubAllGlobals();
  setSessionHost({ env: 'production' });
  for (const { id } of currentToasts()) dismissToast(id);
  clearMark();
  clearTenant();
});

async function open(menu: ReactNode, tenant: Organization[] = [organization, other], globals: object = {}) {
  const store = makeStore({ locale: 'en-US', mode: 'light' });
  const setting = { accessDomain: 'main', ...globals };
  store.dispatch(seedSetting({ domain: 'main', setting, revision: 'r1' }));
  store.dispatch(personArrived(aPerson({ tenant, currentTenant: tenant[0] ?? null })));
  await renderWithI18n(
    <Provider store={store}>
      <Address />
      {menu}
    </Provider>,
    ['people', 'common'],
  );
  return { session: () => store.getState().session };
}
const press = (name: string | RegExp, role = 'button') => userEvent.click(screen.getByRole(role, { name }));
/** Toasts of src/people only, because calls left over from an earlier test may fail meanwhile. */
const toasts = () => currentToasts().flatMap(({ textKey }) => (textKey?.startsWith('people:') ? [textKey] : []));

describe('the switcher', () => {
  const many = Array.from({ length: 6 }, (_, at) => ({ id: `t-${at}`, name: `Works ${at}`, tenantCode: `w${at}` }));
  const closed = vi.fn();
  const menu = <TenantMenu target={target} onClose={closed} />;
  beforeEach(() => void closed.mockClear());

  test('acts for another organization, says so and closes; the one of now only closes', async () => {
    const page = await open(menu);
    await press(new RegExp(organization.name));
    expect([closed.mock.calls.length, toasts(), readMark()]).toEqual([1, [], 't']);
    await press(new RegExp(other.name));
    await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(2));
    expect(page.session().currentTenant).toEqual(other);
    expect(toasts()).toEqual(['people:tenant.now']);
  });

  test('stays open where the switch was refused, and nothing has changed', async () => {
    refused = true;
    const page = await open(menu);
    await press(new RegExp(other.name));
    await vi.waitFor(() => expect(currentToasts().map(({ text }) => text)).toContain('No longer a member'));
    expect([closed.mock.calls.length, page.session().currentTenant, readMark()]).toEqual([0, organization, 't']);
  });

  test('leads back to oneself', async () => {
    const page = await open(menu);
    await press('Personal');
    await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect([page.session().role, toasts()]).toEqual(['personal', ['people:tenant.nowPersonal']]);
  });

  test('has a search where there is something to search in, which finds no person but oneself', async () => {
    await open(menu);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('finds by name and code, and says when it finds nothing', async () => {
    await open(menu, many);
    const box = screen.getByRole('searchbox');
    await userEvent.type(box, 'W3');
    const found = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(found()).toEqual(['Works 3']);
    await userEvent.type(box, 'x');
    expect([screen.queryAllByRole('listitem'), screen.getByText(/W3x/).textContent]).toEqual([[], expect.any(String)]);
  });
});

describe('the menu of a person', () => {
  const menu = <PersonMenu target={target} onClose={() => undefined} />;
  const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

  test('leads to the page of the company that is acted for, with or without a code', async () => {
    const { tenantCode: _, ...unnamed } = organization;
    await open(menu, [unnamed]);
    await press('Company page', 'menuitem');
    expect(shownAddress()).toBe('/companyInfo');
  });

  test('has no company page for who acts for nobody', async () => {
    await open(menu, []);
    expect(items()).not.toContain('Company page');
  });

  test('shows the enterprise portal before production only', async () => {
    const globals = { entrances: { enterpriseUrl: 'https://enterprise.example/' } };
    setSessionHost({ env: 'preproduction' });
    await open(menu, [other], globals);
    const link = screen.getByRole('menuitem', { name: /enterprise/i });
    expect(link).toHaveAttribute('href', 'https://enterprise.example/');
  });

  test('does not in production', async () => {
    await open(menu, [other], { entrances: { enterpriseUrl: 'https://enterprise.example/' } });
    expect(screen.queryByRole('menuitem', { name: /enterprise/i })).toBeNull();
  });
});

describe('the menu of small screens', () => {
  const closed = vi.fn();
  const rows = <PersonRows onDone={closed} />;
  beforeEach(() => void closed.mockClear());

  test('closes before it acts, and switches', async () => {
    const page = await open(rows);
    await press(other.name);
    expect(closed).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(page.session().currentTenant).toEqual(other));
  });

  test('offers oneself only to who acts for somebody', async () => {
    await open(rows, []);
    expect(screen.queryByRole('button', { name: 'Personal' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Personal center' })).toBeVisible();
  });

  test('signs out by a server that is gone too', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const page = await open(rows);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await press('Sign out');
    await act(() => vi.waitFor(() => expect(page.session().user).toBeNull()));
    expect(readMark()).toBeUndefined();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});

describe('quick access', () => {
  const closed = vi.fn();
  const menu = <QuickAccessMenu target={target} onClose={closed} />;
  beforeEach(() => void closed.mockClear());

  test('leads to where people go most, and closes behind them', async () => {
    await open(menu);
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/qa', '/doc', '/qa-list']);
    await press(/Library/, 'link');
    expect(shownAddress()).toBe('/doc');
    expect(closed).toHaveBeenCalledOnce();
  });

  test('shows the mini program’s code where the domain has one', async () => {
    await open(menu);
    expect(screen.queryByRole('img')).toBeNull();
    await open(menu, undefined, { entrances: { miniProgram: '/brand/code.svg' } });
    expect(screen.getByRole('img', { name: 'QR code of the mini program' })).toBeVisible();
  });

  test('says how to install where the browser has no prompt of its own', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    await open(menu);
    await press(/Add to desktop/);
    await vi.waitFor(() => expect(toasts()).toEqual(['people:quick.byMenu']));
  });
});
