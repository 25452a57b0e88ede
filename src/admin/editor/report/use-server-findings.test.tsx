import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '@/api/client';
import type { EditorDocument } from '../document/types';
import { useServerFindings } from './use-server-findings';

let asked: { title: string; signal: AbortSignal; answer: (findings: object[]) => void }[] = [];
beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (request: Request) => {
    const { body } = await request.clone().json();
    return new Promise<Response>((resolve) => {
      const answer = (findings: object[]) => resolve(Response.json({ code: 200, msg: 'ok', data: { findings } }));
      asked.push({ title: body.title, signal: request.signal, answer });
    });
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const draft = (title: string, faults: unknown[] = []) => ({ body: { title }, faults }) as unknown as EditorDocument;
function open(start: EditorDocument) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const { result, rerender, unmount } = renderHook(({ document }) => useServerFindings('main', document), {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
    initialProps: { document: start },
  });
  return {
    type: (document: EditorDocument) => rerender({ document }),
    kinds: () => result.current.map(({ kind }) => kind),
    unmount,
  };
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const answer = async (n: number, kind: string) => {
  await act(async () => asked[n]?.answer([{ severity: 'error', kind, pointer: '', message: kind }]));
  await wait(0);
};

test('the server is asked when the hand rests, once, about what was typed last', async () => {
  const { type, kinds } = open(draft('a'));
  await wait(1_000);
  type(draft('ab'));
  await wait(1_000);
  type(draft('abc'));
  await wait(1_600);
  expect(asked.map(({ title }) => title)).toEqual(['abc']);
  await answer(0, 'route');
  expect(kinds()).toEqual(['route']);
});

test('an answer to what is not there any more says nothing, however late', async () => {
  const { type, kinds } = open(draft('a'));
  await wait(1_600);
  type(draft('b'));
  await wait(1_600);
  await answer(1, 'new');
  await answer(0, 'old');
  expect(kinds()).toEqual(['new']);
});

test('what was found where something else stands by now is not said any longer, the rest is', async () => {
  const header = { links: [{ url: '/x' }] };
  const of = (more: object) => ({ body: { title: 'a', header, ...more }, faults: [] }) as unknown as EditorDocument;
  const { type, kinds } = open(of({ footer: {} }));
  await wait(1_600);
  const found = ['', '/title', '/header/links/0/url', '/header/links/0/title', '/footer/owner', '/tenantId'];
  await act(async () =>
    asked[0]?.answer(found.map((pointer) => ({ severity: 'error', kind: pointer, pointer, message: '' }))),
  );
  await wait(0);
  expect(kinds()).toEqual(found);
  type(of({ title: 'b', footer: { owner: 'Us' } }));
  expect(kinds()).toEqual(['', '/header/links/0/url', '/header/links/0/title', '/tenantId']);
  type(of({ title: 'b', header: { links: [] } }));
  expect(kinds()).toEqual(['', '/tenantId']);
});

test('a text that cannot be read is nothing to ask about, and a screen that was left asks nothing', async () => {
  const { type, unmount } = open(draft('a', [{ code: 'unreadable' }]));
  await wait(5_000);
  type(draft('b'));
  await wait(1_000);
  unmount();
  await wait(5_000);
  expect(asked).toEqual([]);
});
