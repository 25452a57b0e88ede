import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { onTestFinished, vi } from 'vitest';
import { api } from '@/api/client';
import { sessionReducer } from '@/session/session';

interface Call {
  method: string;
  path: string;
  body: unknown;
}

/** Thrown by `answer` to respond that something does not exist. */
export class Missing extends Error {}

/** A file is sent as it is. */
function readBody(text: string): unknown {
  if (text === '') return undefined;
  return /^[[{"]/.test(text) && !text.startsWith('[object') ? JSON.parse(text) : text;
}

/** Answers a test's calls with `answer`: what it returns is the envelope's data, and what it throws fails the call. */
export function withCalls(answer: (call: Call) => unknown) {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const text = await request.clone().text();
    const { pathname, search } = new URL(request.url);
    const call = { method: request.method, path: pathname + search, body: readBody(text) };
    calls.push(call);
    const headers = { 'content-type': 'application/json' };
    try {
      return new Response(JSON.stringify({ code: 200, msg: 'ok', data: answer(call) ?? null }), { headers });
    } catch (error) {
      const status = error instanceof Missing ? 404 : 500;
      return new Response(JSON.stringify({ code: status, msg: String(error), data: null }), { status, headers });
    }
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, session: sessionReducer, preferences: () => ({ mode: 'light' }) },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  onTestFinished(() => {
    store.dispatch(api.util.resetApiState());
    vi.unstubAllGlobals();
  });
  return { calls, around: (inner: ReactNode) => <Provider store={store}>{inner}</Provider> };
}
