import { configureStore, createAsyncThunk } from '@reduxjs/toolkit';
import { afterEach, expect, test, vi } from 'vitest';
import '@/api/admin';
import type { ApiError } from '@/api/api-error';
import { currentToasts, dismissToast } from '@/ui/toasts';
import { createToastListener } from './toast-listener';

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

async function fail(error: unknown, arg?: object) {
  const store = configureStore({
    reducer: () => ({}),
    middleware: (defaults) => defaults().prepend(createToastListener()),
  });
  const call = createAsyncThunk('call', (_: unknown, { rejectWithValue }) => rejectWithValue(error));
  await store.dispatch(call(arg));
}

test('a refused call shows the server’s words, or ours where it has none', async () => {
  await fail({ kind: 'refused', code: 7, msg: '额度已用完' } satisfies ApiError);
  await fail({ kind: 'refused', code: 8 } satisfies ApiError);
  expect(currentToasts()).toMatchObject([{ text: '额度已用完', intent: 'warning' }, { textKey: 'errors:busy' }]);
});

test('five calls to a server that is down tell it once', async () => {
  for (let i = 0; i < 5; i += 1) await fail({ kind: 'network' } satisfies ApiError);
  expect(currentToasts()).toHaveLength(1);
});

test('no network is said by the bar over the page alone', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await fail({ kind: 'network' } satisfies ApiError);
  expect(currentToasts()).toEqual([]);
  vi.restoreAllMocks();
});

test('a conflict and a programming mistake are not for passing notices', async () => {
  await fail({ kind: 'conflict' } satisfies ApiError);
  await fail({ name: 'TypeError', message: 'x is not a function' });
  expect(currentToasts()).toEqual([]);
});

test('a draft that could not be saved is said beside it, and nowhere else', async () => {
  await fail({ kind: 'network' } satisfies ApiError, { endpointName: 'saveDraft' });
  expect(currentToasts()).toEqual([]);
  await fail({ kind: 'network' } satisfies ApiError, { endpointName: 'dropDraft' });
  expect(currentToasts()).toHaveLength(1);
});
