import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, expect, test, vi } from 'vitest';
import { adminEndpoints } from '@/api/admin';
import { api } from '@/api/client';
import { useFreshDomain } from './use-fresh-domain';

/** The server's state, and its pending answers. */
let title = 'first';
let waiting: (() => void)[] = [];
beforeEach(() => {
  title = 'first';
  waiting = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const domain = request.url.split('/').at(-1);
    const data = { domain, body: { accessDomain: domain, title } };
    return new Promise<Response>((answer) => {
      waiting.push(() => answer(Response.json({ code: 200, msg: 'ok', data })));
    });
  });
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

async function answerAll(): Promise<void> {
  await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
  await act(async () => {
    for (const answer of waiting.splice(0)) answer();
  });
}

function workbench() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const otherScreen = async () => {
    const query = store.dispatch(adminEndpoints.getDomain.initiate({ domain: 'main' }));
    await answerAll();
    await query;
  };
  return { wrapper, otherScreen };
}

const titleOf = ({ detail }: ReturnType<typeof useFreshDomain>) => detail?.body?.title;

test('what another screen fetched is not taken, not even in the first render', async () => {
  const { wrapper, otherScreen } = workbench();
  await otherScreen();
  vi.setSystemTime(5000);
  title = 'saved since';
  const seen: unknown[] = [];
  renderHook(() => seen.push(titleOf(useFreshDomain('main'))), { wrapper });
  await answerAll();
  await waitFor(() => expect(seen.at(-1)).toBe('saved since'));
  expect(seen).not.toContain('first');
});

test('what is there stays while it is asked for again', async () => {
  const { wrapper } = workbench();
  const { result } = renderHook(() => useFreshDomain('main'), { wrapper });
  await answerAll();
  await waitFor(() => expect(titleOf(result.current)).toBe('first'));
  title = 'second';
  act(() => void result.current.refetch());
  expect(titleOf(result.current)).toBe('first');
  await answerAll();
  await waitFor(() => expect(titleOf(result.current)).toBe('second'));
});

test('another domain begins anew, also one that was fetched before', async () => {
  const { wrapper, otherScreen } = workbench();
  await otherScreen();
  vi.setSystemTime(5000);
  const { result, rerender } = renderHook(({ domain }) => useFreshDomain(domain), {
    wrapper,
    initialProps: { domain: 'steelworks' },
  });
  await answerAll();
  await waitFor(() => expect(result.current.detail?.domain).toBe('steelworks'));
  vi.setSystemTime(9000);
  title = 'saved since';
  rerender({ domain: 'main' });
  expect(result.current.detail).toBeUndefined();
  await answerAll();
  await waitFor(() => expect(titleOf(result.current)).toBe('saved since'));
});
