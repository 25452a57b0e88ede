import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '@/api/client';
import { useRevisions } from './use-revisions';

/** The server's history, newest first, three per page; `before` fails while it is down. */
let revisions: number[] = [];
let down = false;
beforeEach(() => {
  revisions = [7, 6, 5, 4, 3, 2, 1];
  down = false;
  vi.stubGlobal('fetch', async (request: Request) => {
    const before = Number(new URL(request.url).searchParams.get('before') ?? 99);
    if (down) return Response.json({ code: 503, msg: 'away', data: null }, { status: 503 });
    const rest = revisions.filter((seq) => seq < before);
    const items = rest.slice(0, 3).map((seq) => ({ seq, id: `id-${seq}`, published: seq === revisions[0] }));
    const data = { items, next: rest.length > 3 ? items.at(-1)?.seq : null };
    return Response.json({ code: 200, msg: 'ok', data });
  });
  return () => vi.unstubAllGlobals();
});

function open(until?: number) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useRevisions('main', until), { wrapper });
  const seqs = () => result.current.items?.map(({ seq }) => seq);
  const shows = (...wanted: number[]) => waitFor(() => expect(seqs()).toEqual(wanted));
  return { result, shows, store, more: () => act(async () => result.current.loadMore()) };
}

test('pages follow each other down to the first revision', async () => {
  const { result, shows, more } = open();
  await shows(7, 6, 5);
  await more();
  await shows(7, 6, 5, 4, 3, 2);
  expect(result.current.more).toBe(true);
  await more();
  await shows(7, 6, 5, 4, 3, 2, 1);
  expect(result.current.more).toBe(false);
});

test('what is published meanwhile comes on top; nothing stands twice, and nothing falls between two pages', async () => {
  const { result, shows, more, store } = open();
  await shows(7, 6, 5);
  await more();
  await shows(7, 6, 5, 4, 3, 2);
  revisions = [9, 8, ...revisions];
  await act(async () => void store.dispatch(api.util.invalidateTags(['Domain'])));
  // Two revisions have moved from the first page to one that is not fetched again, the live one among them.
  await shows(9, 8, 7, 6, 5, 4, 3, 2);
  expect(result.current.items?.filter(({ published }) => published).map(({ seq }) => seq)).toEqual([9]);
});

test('after so many publications that there may be a hole, the list begins anew and goes down without one', async () => {
  const { shows, more, store } = open();
  await shows(7, 6, 5);
  await more();
  await shows(7, 6, 5, 4, 3, 2);
  revisions = [12, 11, 10, 9, 8, ...revisions];
  await act(async () => void store.dispatch(api.util.invalidateTags(['Domain'])));
  await shows(12, 11, 10);
  await more();
  await more();
  await shows(12, 11, 10, 9, 8, 7, 6, 5, 4);
});

test('a page that could not be fetched can be asked for once more', async () => {
  const { result, shows, more } = open();
  await shows(7, 6, 5);
  down = true;
  await more();
  await waitFor(() => expect(result.current.loading).toBe(false));
  down = false;
  await more();
  await shows(7, 6, 5, 4, 3, 2);
});

test('the list goes down to a revision that an address names, and no further', async () => {
  const { result, shows } = open(4);
  await shows(7, 6, 5, 4, 3, 2);
  expect(result.current.more).toBe(true);
});

test('one that there is not leads to the end, and one that cannot be fetched is not asked for without end', async () => {
  await open(0).shows(7, 6, 5, 4, 3, 2, 1);
  const asked = vi.fn(fetch);
  vi.stubGlobal('fetch', async (request: Request) => {
    down = new URL(request.url).searchParams.has('before');
    return asked(request);
  });
  const { result, shows } = open(1);
  await shows(7, 6, 5);
  await waitFor(() => expect(result.current.loading).toBe(false));
  await act(() => new Promise((done) => setTimeout(done)));
  const { length } = asked.mock.calls;
  await act(() => new Promise((done) => setTimeout(done)));
  expect(asked.mock.calls).toHaveLength(length);
});
