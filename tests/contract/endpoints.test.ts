// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { api } from '@/api/client';
import { operationIds, operations, parametersOf } from './contract';

const families = import.meta.glob<Record<string, unknown>>(['../../src/api/*.ts', '!../../src/api/*.test.ts'], {
  eager: true,
});

type Endpoint = { initiate: (arg: unknown) => never };
const endpoints = api.endpoints as unknown as Record<string, Endpoint>;
const jsonIds = operationIds.filter((id) => operations[id].kind === 'json');

afterEach(() => vi.unstubAllGlobals());

describe('the client', () => {
  test('has an endpoint for every JSON call, under its name, and no others', () => {
    // Signs out with a token that the browser does not keep.
    expect(Object.keys(endpoints).toSorted()).toEqual([...jsonIds, 'dropToken'].toSorted());
  });

  test.each(jsonIds)('%s goes to its path with its method', async (id) => {
    const requests: Request[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      requests.push(request);
      return Response.json({ code: 200, msg: 'ok', data: {} });
    });
    const store = configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
    });
    const parameters = parametersOf(id).filter((one) => one.in === 'path' || (one.in === 'query' && one.required));
    const arg = Object.fromEntries(parameters.map(({ name }) => [name, 'v 1']));
    await store.dispatch(endpoints[id]?.initiate(arg) as never);

    const [request] = requests;
    const url = new URL(request?.url ?? '');
    expect(requests).toHaveLength(1);
    expect(request?.method.toLowerCase()).toBe(operations[id].method);
    expect(url.pathname).toBe(operations[id].path.replace(/\{\w+\}/g, 'v%201'));
    const inQuery = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
    expect([...url.searchParams.keys()]).toEqual(inQuery);
    expect(request?.headers.has('Idempotency-Key')).toBe(operations[id].mutation);
  });

  test('each family file holds the calls of its tag', () => {
    for (const [path, module] of Object.entries(families)) {
      const family = path.match(/\/(\w+)\.ts$/)?.[1] ?? '';
      const hooks = Object.keys(module).filter((name) => /^use(?!Lazy)/.test(name));
      const named = hooks.map((hook) =>
        hook.replace(/^use(.)(.*)(?:Query|Mutation)$/, (_, a: string, b: string) => a.toLowerCase() + b),
      );
      const wrong = named.filter((id) => operations[id as keyof typeof operations]?.family !== family);
      expect(wrong, path).toEqual([]);
    }
  });
});
