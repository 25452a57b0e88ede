import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeStore } from '@/app/store';
import { clearMark, writeMark } from '@/browser/session-mark';
import { clearTenant } from '@/browser/tenant-cookie';
import { TRACK_EVENT } from '@/browser/track';
import { personArrived } from '@/session/session';
import { aPerson, other } from '../../../tests/support/a-session';
import { Address, shownAddress } from '../../../tests/support/address';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { JoinPrompt } from './JoinPrompt';
import { TenantOffer } from './TenantOffer';

const guest = { ...other, tenantCode: 'harrow' };
let known: Record<string, unknown> = {};
const tracked = vi.fn();
const hear = ({ detail }: CustomEventInit) => tracked(detail);

beforeEach(() => {
  known = { tenantName: 'Aldermoor Pumps', tenantId: 't-9', tenantCode: 'aldermoor' };
  localStorage.clear();
  tracked.mockClear();
  writeMark('t');
  window.addEventListener(TRACK_EVENT, hear);
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url);
    const login = { access_token: 'x', userToken: 'y' };
    return Response.json({ code: 200, msg: 'ok', data: pathname.endsWith('tenant-login') ? login : known });
  });
});
afterEach(() => {
  window.removeEventListener(TRACK_EVENT, hear);
  vi.unstubAllGlobals();
  clearMark();
  clearTenant();
});

async function open(part: React.ReactNode) {
  const store = makeStore({ locale: 'en-US', mode: 'light' });
  store.dispatch(personArrived(aPerson({ tenant: [...aPerson().tenant.slice(0, 1), guest] })));
  const around = (inner: React.ReactNode) => (
    <Provider store={store}>
      <Address />
      {inner}
    </Provider>
  );
  const page = await renderWithI18n(around(part), ['people', 'common']);
  return { store, show: (next: React.ReactNode) => page.rerender(around(next)) };
}

describe('who belongs to no organization', () => {
  test('is asked once on this browser, and others are asked for themselves', async () => {
    const page = await open(<JoinPrompt userId="u-1" quiet={false} />);
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(tracked).toHaveBeenCalledExactlyOnceWith({ name: 'create-or-join', userId: 'u-1' });
    await page.show(<JoinPrompt key="again" userId="u-1" quiet={false} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    await page.show(<JoinPrompt key="other" userId="u-2" quiet={false} />);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('is left alone on a quiet page, and asked on the next one', async () => {
    const page = await open(<JoinPrompt userId="u-1" quiet />);
    expect([screen.queryByRole('dialog'), tracked.mock.calls]).toEqual([null, []]);
    await page.show(<JoinPrompt userId="u-1" quiet={false} />);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test.each([
    ['Join', '/companyAuth?way=join'],
    ['Create', '/companyAuth?way=create'],
  ])('goes where they choose: %s', async (name, to) => {
    await open(<JoinPrompt userId="u-1" quiet={false} />);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(shownAddress()).toBe(to);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is asked again and again by a browser that remembers nothing, and nothing else breaks', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await open(<JoinPrompt userId="u-1" quiet={false} />);
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('a link that belongs to another organization', () => {
  test('lets its members switch on the page as it is', async () => {
    const closed = vi.fn();
    const { store } = await open(<TenantOffer tenantCode="harrow" onClose={closed} />);
    const [go] = screen.getAllByRole('button');
    await userEvent.click(go as HTMLElement);
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect([store.getState().session.currentTenant, shownAddress()]).toEqual([guest, '/']);
  });

  test('tells others whose it is and where to ask', async () => {
    const closed = vi.fn();
    await open(<TenantOffer tenantCode="alder moor&co" onClose={closed} />);
    expect(await screen.findByText(/Aldermoor Pumps/)).toBeVisible();
    const [ask, stay] = screen.getAllByRole('button');
    await userEvent.click(ask as HTMLElement);
    expect(shownAddress()).toBe('/companyAuth?way=join&name=alder%20moor%26co');
    expect(closed).not.toHaveBeenCalled();
    await userEvent.click(stay as HTMLElement);
    expect(closed).toHaveBeenCalledOnce();
  });

  test('says nothing of one that nobody knows', async () => {
    known = {};
    await open(<TenantOffer tenantCode="nowhere" onClose={() => undefined} />);
    await act(async () => undefined);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
