import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '@/api/client';
import { usePublishing } from './use-publishing';

let sent: { base: string | null; body: object; message: string; at?: string }[];
let answers: { status: number; data: unknown }[];
beforeEach(() => {
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.clone().json());
    const { status, data } = answers.shift() ?? { status: 200, data: { revision: 'r2', at: null } };
    return Response.json({ code: status, msg: 'Said by the server.', data }, { status });
  });
  return () => vi.unstubAllGlobals();
});

const mine = { accessDomain: 'main', title: 'Mine', logan: 'Mine' };
const collision = (head: string, ...pointers: string[]) => ({
  status: 409,
  data: {
    head,
    merged: { ...mine, footer: { owner: 'Theirs' } },
    taken: [{ pointer: '/footer', kind: 'added', to: { owner: 'Theirs' } }],
    conflicts: pointers.map((pointer) => ({ pointer, mine: 'Mine', theirs: 'Theirs' })),
  },
});

function open() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const onGoOn = vi.fn();
  const { result } = renderHook(() => usePublishing({ domain: 'main', base: 'r1', body: mine }, onGoOn), {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  const publish = (at?: string) => act(async () => result.current.publish('Because', at));
  const choose = (pointer: string, side: 'mine' | 'theirs') => act(() => result.current.choose(pointer, side));
  return { result, onGoOn, publish, choose };
}

describe('a draft on its way to visitors', () => {
  test('is sent with what it began on, and goes on from what it became', async () => {
    const { result, onGoOn, publish } = open();
    expect(await publish()).toBe(true);
    expect(sent).toEqual([{ base: 'r1', body: mine, message: 'Because' }]);
    expect(onGoOn.mock.calls).toEqual([['r2', mine]]);
    expect(result.current.done).toEqual({ revision: 'r2', at: undefined });
  });

  test('that waits for its time is no base for what comes after', async () => {
    const { onGoOn, publish, result } = open();
    await publish('2026-03-01T09:00:00.000Z');
    expect(sent[0]?.at).toBe('2026-03-01T09:00:00.000Z');
    expect(onGoOn.mock.calls).toEqual([['r1', mine]]);
    expect(result.current.done?.at).toBe('2026-03-01T09:00:00.000Z');
  });

  test('that is refused stays what it was, and says why', async () => {
    answers = [{ status: 403, data: null }];
    const { result, onGoOn, publish } = open();
    expect(await publish()).toBe(false);
    expect(result.current).toMatchObject({ collision: null, done: null, body: mine, decided: true });
    expect(result.current.error).toMatchObject({ msg: 'Said by the server.' });
    expect(onGoOn).not.toHaveBeenCalled();
    expect(await publish()).toBe(true);
    expect(result.current.error).toBeUndefined();
  });

  test('that nothing of theirs contradicts becomes both, and is sent over theirs', async () => {
    answers = [collision('r9')];
    const { result, publish } = open();
    expect(await publish()).toBe(false);
    // A collision is not a failure; it is reported separately.
    expect(result.current).toMatchObject({ decided: true, error: undefined });
    await publish();
    expect(sent[1]).toMatchObject({ base: 'r9', body: { title: 'Mine', footer: { owner: 'Theirs' } } });
  });

  test('that contradicts theirs is nobody’s to send before every contradiction is decided', async () => {
    answers = [collision('r9', '/title', '/logan')];
    const { result, publish, choose } = open();
    await publish();
    expect(result.current.decided).toBe(false);
    choose('/title', 'theirs');
    expect([result.current.decided, result.current.body]).toMatchObject([false, { title: 'Theirs', logan: 'Mine' }]);
    choose('/logan', 'mine');
    choose('/title', 'mine');
    choose('/title', 'theirs');
    expect(result.current.decided).toBe(true);
    await publish();
    expect(sent[1]).toMatchObject({ base: 'r9', body: { title: 'Theirs', logan: 'Mine' } });
  });

  test('that collides once more begins to decide anew: what was chosen was about something else', async () => {
    answers = [collision('r9', '/title'), collision('r10', '/title')];
    const { result, publish, choose } = open();
    await publish();
    choose('/title', 'theirs');
    await publish();
    expect(result.current).toMatchObject({ decided: false, choices: {}, collision: { head: 'r10' } });
    expect(result.current.body.title).toBe('Mine');
  });
});
