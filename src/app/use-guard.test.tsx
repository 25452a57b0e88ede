import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sessionEnded } from '@/api/api-events';
import { clearMark, writeMark } from '@/browser/session-mark';
import type { PageDocument } from '@/renderer/types';
import { setPendingToken } from '@/session/pending-token';
import { personArrived, roleChanged, signInClosed, signInOpened } from '@/session/session';
import { currentToasts, dismissToast } from '@/ui/toasts';
import { aPerson } from '../../tests/support/a-session';
import { makeStore } from './store';
import { useGuard } from './use-guard';

beforeEach(() => {
  clearMark();
  // Files share what modules keep.
  setPendingToken(undefined);
});
afterEach(() => {
  clearMark();
  for (const { id } of currentToasts()) dismissToast(id);
});

const closedPage = { meta: { needLogin: true } } as PageDocument;

function open(path: string, page = closedPage) {
  const store = makeStore({ locale: 'en-US', mode: 'light' });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={['/engine', path]}>{children}</MemoryRouter>
    </Provider>
  );
  const { result } = renderHook(() => ({ closed: useGuard(page), at: useLocation(), go: useNavigate() }), { wrapper });
  const session = () => store.getState().session;
  return { store, session, closed: () => result.current.closed, now: () => result.current };
}
type Page = ReturnType<typeof open>;

/** Ends the session as the client and the guard do, one right after the other. */
const endSession = ({ store }: Page) =>
  act(() => {
    clearMark();
    store.dispatch(sessionEnded({ via: 'status' }));
    store.dispatch(signInOpened('ended'));
  });

describe('a page that needs somebody to be signed in', () => {
  test('stays closed to everybody else, asks them, and opens by itself', async () => {
    const page = open('/personInfo');
    expect([page.closed(), page.session().signIn]).toEqual([true, 'needed']);
    await act(() => {
      writeMark('t');
      page.store.dispatch(personArrived(aPerson()));
    });
    expect(page.closed()).toBe(false);
  });

  test('is open to whoever has a token, though nobody has said yet whose it is', () => {
    writeMark('t');
    const page = open('/personInfo');
    expect([page.closed(), page.session().signIn]).toEqual([false, null]);
  });

  test('is open to a role of the preview, which has no token', async () => {
    const page = open('/personInfo');
    await act(() => void page.store.dispatch(roleChanged('personal')));
    expect(page.closed()).toBe(false);
  });

  test('asks once: who has closed the dialog is left alone', async () => {
    const page = open('/personInfo');
    await act(() => void page.store.dispatch(signInClosed()));
    expect([page.closed(), page.session().signIn]).toEqual([true, null]);
  });
});

describe('a page whose session ends', () => {
  const signedIn = () => {
    writeMark('t');
    const page = open('/companyAuth');
    act(() => void page.store.dispatch(personArrived(aPerson())));
    return page;
  };

  test('stays as it is while somebody is asked to sign in again, and after they have', async () => {
    const page = signedIn();
    await endSession(page);
    expect([page.closed(), page.session().user, page.session().signIn]).toEqual([false, null, 'ended']);
    await act(() => {
      writeMark('new');
      page.store.dispatch(personArrived(aPerson()));
      page.store.dispatch(signInClosed());
    });
    expect(page.closed()).toBe(false);
  });

  test('closes with the dialog, and opens no other', async () => {
    const page = signedIn();
    await endSession(page);
    await act(() => void page.store.dispatch(signInClosed()));
    expect([page.closed(), page.session().signIn]).toEqual([true, null]);
  });

  test('and is closed by then does not come back to life with the next dialog', async () => {
    const page = signedIn();
    await endSession(page);
    await act(() => void page.store.dispatch(signInClosed()));
    await act(() => void page.store.dispatch(signInOpened('ended')));
    expect(page.closed()).toBe(true);
  });

  test('opens no other page that way', async () => {
    const page = signedIn();
    await endSession(page);
    await act(() => page.now().go('/personInfo'));
    expect(page.closed()).toBe(true);
  });
});

test('the personal center that another community opened says so, and is opened again without it', async () => {
  writeMark('t');
  const page = open('/personInfo?PersonCommunity=https%3A%2F%2Felsewhere.example&tab=devices');
  await act(async () => undefined);
  expect(page.now().at).toMatchObject({ pathname: '/personInfo', search: '?tab=devices' });
  expect(currentToasts()).toContainEqual(expect.objectContaining({ textKey: 'errors:guard', intent: 'warning' }));
  await act(() => page.now().go(-1));
  expect(page.now().at.pathname).toBe('/engine');
});
