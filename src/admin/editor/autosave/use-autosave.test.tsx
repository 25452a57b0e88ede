import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, expect, test, vi } from 'vitest';
import { adminApi } from '@/api/admin';
import { api } from '@/api/client';
import type { LocalDraft } from './local-drafts';
import { useAutosave } from './use-autosave';

/** Requests in the order they were sent, each with a function that answers it. */
let sent: { title: string; given: AbortSignal; answer: (status?: number) => void }[] = [];
let kept: LocalDraft | undefined;

const shelf = {
  write: async (draft: LocalDraft) => {
    kept = draft;
    return true;
  },
  drop: async () => {
    kept = undefined;
  },
};

beforeEach(() => {
  sent = [];
  kept = undefined;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (request: Request) => {
    const { body } = request.method === 'DELETE' ? { body: { title: 'DELETE' } } : await request.clone().json();
    return new Promise<Response>((resolve, reject) => {
      const answer = (status = 200) => resolve(Response.json({ code: status, msg: 'said', data: {} }, { status }));
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
      sent.push({ title: body.title, given: request.signal, answer });
    });
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const textOf = (title: string) => `{"accessDomain":"main","title":"${title}"}`;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function open() {
  const published = { title: 'live', accessDomain: 'main' };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const hook = renderHook(
    ({ title }) => useAutosave({ domain: 'main', text: textOf(title), base: null, published }, shelf),
    {
      wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
      initialProps: { title: 'a' },
    },
  );
  return {
    /** Who is signed in as far as the page knows; null: nobody any more. */
    know: (operator: object | null) =>
      act(
        async () =>
          void (await store.dispatch(adminApi.util.upsertQueryData('getOperator', undefined, operator as never))),
      ),
    type: (title: string) => hook.rerender({ title }),
    state: () => hook.result.current.state,
    tabs: () => hook.result.current.tabs,
    forget: () => hook.result.current.forget(),
    leave: hook.unmount,
  };
}

const answer = async (n: number, status?: number) => {
  await act(async () => sent[n]?.answer(status));
  await wait(0);
};

test('opening saves nothing; what is typed goes into the browser and then to the server', async () => {
  const editor = open();
  await wait(10_000);
  expect([sent.length, kept, editor.state()]).toEqual([0, undefined, 'clean']);
  editor.type('b');
  await wait(900);
  expect([kept?.text, editor.state()]).toEqual([textOf('b'), 'local']);
  await wait(2_200);
  expect(editor.state()).toBe('saving');
  await answer(0);
  expect([kept, editor.state()]).toEqual([undefined, 'saved']);
});

test('what was typed and taken back again is nowhere kept, and nobody is told it waits', async () => {
  const editor = open();
  editor.type('b');
  await wait(1_000);
  editor.type('a');
  await wait(10_000);
  expect([sent.length, kept, editor.state()]).toEqual([0, undefined, 'clean']);
});

test('an answer to what was sent before leaves the net under what was typed since', async () => {
  const editor = open();
  editor.type('b');
  await wait(3_100);
  editor.type('c');
  await wait(1_000);
  await answer(0);
  expect([kept?.text, editor.state()]).toEqual([textOf('c'), 'local']);
  await wait(2_500);
  await answer(1);
  expect([kept, editor.state(), sent.at(-1)?.title]).toEqual([undefined, 'saved', 'c']);
});

test('an older draft that hangs is given up before a newer one is sent: it cannot come later and win', async () => {
  const editor = open();
  editor.type('b');
  await wait(3_100);
  editor.type('c');
  await wait(3_100);
  expect(sent.map(({ title, given }) => [title, given.aborted])).toEqual([
    ['b', true],
    ['c', false],
  ]);
  await answer(1);
  // The timeout of the first request and all its retries.
  await wait(120_000);
  expect([sent.length, editor.state()]).toEqual([2, 'saved']);
});

test('what is taken back while it is on its way is sent as it is now', async () => {
  const editor = open();
  editor.type('b');
  await wait(3_100);
  editor.type('a');
  await answer(0);
  await wait(3_100);
  expect(sent.map(({ title }) => title)).toEqual(['b', 'a']);
});

test('a server that is away is asked again by itself, one that refuses is not', async () => {
  const editor = open();
  editor.type('b');
  await wait(3_100);
  await answer(0, 503);
  expect([editor.state(), kept?.text]).toEqual(['failed', textOf('b')]);
  await wait(5_100);
  await answer(1, 403);
  await wait(20_000);
  expect([sent.length, editor.state()]).toEqual([2, 'failed']);
});

test('whoever keeps their own against another tab has it saved', async () => {
  const other = new BroadcastChannel('mw-editor main');
  const editor = open();
  editor.type('b');
  vi.useRealTimers();
  try {
    other.postMessage({ kind: 'saved', tab: 'other', text: textOf('theirs') });
    await vi.waitFor(() => expect(editor.state()).toBe('conflict'));
    vi.useFakeTimers();
    act(() => editor.tabs().settle());
    await wait(3_100);
    expect(sent.map(({ title }) => title)).toEqual(['b']);
  } finally {
    other.close();
  }
});

test('leaving the screen tells the server at once, and keeps it here in case that fails', async () => {
  const editor = open();
  editor.type('b');
  await wait(100);
  editor.leave();
  await wait(0);
  expect([sent.length, kept?.text]).toEqual([1, textOf('b')]);
});

test('a draft that says what visitors see is none: it is dropped at the server', async () => {
  const editor = open();
  editor.type('b');
  await wait(3000);
  await answer(0);
  editor.type('live');
  await wait(3000);
  await answer(1);
  expect([sent.map(({ title }) => title), editor.state()]).toEqual([['b', 'DELETE'], 'clean']);
});

test('a draft that is not wanted any more is neither kept nor sent when the editor goes', async () => {
  const editor = open();
  editor.type('b');
  await wait(1000);
  editor.forget();
  editor.leave();
  await wait(10_000);
  expect([sent.length, kept]).toEqual([0, undefined]);
});

test('what an ended session refused is sent once somebody has signed in again, and its message goes', async () => {
  const editor = open();
  await editor.know({ name: 'lin.yue' });
  editor.type('b');
  await wait(3_100);
  await answer(0, 401);
  expect(editor.state()).toBe('failed');
  await editor.know(null);
  await wait(20_000);
  expect([sent.length, editor.state()]).toEqual([1, 'failed']);
  await editor.know({ name: 'lin.yue' });
  // The store tells of answers once a frame.
  await wait(20);
  await answer(1);
  expect([sent[1]?.title, kept, editor.state()]).toEqual(['b', undefined, 'saved']);
});
