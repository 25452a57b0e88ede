import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '@/api/client';
import { sessionReducer } from '@/session/session';
import { useLicence } from './use-licence';

/** Callbacks that answer the uploads, in order of arrival. */
let uploads: ((url: string | null) => void)[] = [];
let read: (url: string) => Response = () => Response.json({ code: 200, msg: 'ok', data: {} });
beforeEach(() => {
  uploads = [];
  read = (url) => Response.json({ code: 200, msg: 'ok', data: { name: `read ${url}`, code: 'c', confidence: 0.9 } });
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.includes('/upload')) return read((await request.json()).url);
    return new Promise<Response>((resolve) =>
      uploads.push((url) =>
        resolve(
          url === null
            ? Response.json({ code: 500, msg: 'no', data: null }, { status: 500 })
            : Response.json({ code: 200, msg: 'ok', data: { url } }),
        ),
      ),
    );
  });
  return () => vi.unstubAllGlobals();
});

const picture = (name: string, type = 'image/png') => new File(['x'], name, { type });
function open() {
  const store = configureStore({
    reducer: { session: sessionReducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const { result } = renderHook(() => useLicence(), {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  const choose = (file: File) => {
    let answer: Promise<unknown> = Promise.resolve();
    act(() => {
      answer = result.current.choose(file);
    });
    return answer;
  };
  return { choose, state: () => result.current.state };
}
const uploaded = (count: number) => waitFor(() => expect(uploads).toHaveLength(count));
const arrive = (n: number, url: string | null) => act(async () => uploads[n]?.(url));

describe('the picture of a licence', () => {
  test('is shown, kept by the server and read', async () => {
    const { choose, state } = open();
    const licence = choose(picture('a.png'));
    await uploaded(1);
    await waitFor(() =>
      expect(state()).toMatchObject({ status: 'uploading', preview: expect.stringMatching(/^data:/) }),
    );
    await arrive(0, '/f/a');
    await waitFor(() => expect(state()).toMatchObject({ status: 'ready', url: '/f/a' }));
    expect(await licence).toMatchObject({ name: 'read /f/a' });
  });

  test('of two that come one after the other is the last one, whichever arrives first', async () => {
    const { choose, state } = open();
    const first = choose(picture('a.png'));
    await uploaded(1);
    const second = choose(picture('b.png'));
    await uploaded(2);
    await arrive(1, '/f/b');
    await waitFor(() => expect(state()).toMatchObject({ status: 'ready', url: '/f/b' }));
    await arrive(0, '/f/a');
    expect([await first, await second]).toEqual([null, expect.objectContaining({ name: 'read /f/b' })]);
    expect(state()).toMatchObject({ url: '/f/b' });
  });

  test.each([
    ['is none', picture('a.pdf', 'application/pdf')],
    ['is too large', Object.defineProperty(picture('big.png'), 'size', { value: 10 * 1024 * 1024 + 1 })],
  ])('that %s is not even sent', async (_, file) => {
    const { choose, state } = open();
    expect(await choose(file)).toBeNull();
    expect([state(), uploads]).toEqual([{ status: 'wrong' }, []]);
  });

  test('that does not arrive, or cannot be read, is told apart', async () => {
    const { choose, state } = open();
    const lost = choose(picture('a.png'));
    await uploaded(1);
    await arrive(0, null);
    expect([await lost, state().status]).toEqual([null, 'failed']);
    read = () => Response.json({ code: 422, msg: 'x', data: null }, { status: 422 });
    const blurred = choose(picture('b.png'));
    await uploaded(2);
    await arrive(1, '/f/b');
    expect(await blurred).toBeNull();
    await waitFor(() => expect(state()).toMatchObject({ status: 'ready', licence: null }));
  });
});
