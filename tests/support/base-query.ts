import type { FetchArgs } from '@reduxjs/toolkit/query';
import { vi } from 'vitest';
import type { Api, ApiQuery, RawQuery } from '@/api/policies/types';

/** The API object that a base query receives. */
export function fakeApi(overrides: Partial<Api> = {}): Api & { dispatch: ReturnType<typeof vi.fn> } {
  const api = {
    signal: new AbortController().signal,
    abort: () => {},
    dispatch: vi.fn(),
    getState: () => ({}),
    extra: undefined,
    endpoint: 'getHealth',
    type: 'query' as const,
    forced: false,
    ...overrides,
  };
  return api as Api & { dispatch: ReturnType<typeof vi.fn> };
}

type RawAnswer = Awaited<ReturnType<RawQuery>>;
type OpenAnswer = Awaited<ReturnType<ApiQuery>>;

/** A base query that returns these responses in order and then repeats the last; records its arguments. */
export function answering<A extends RawAnswer | OpenAnswer>(...answers: A[]) {
  const asked: FetchArgs[] = [];
  const query = async (args: FetchArgs): Promise<A> => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(args);
    if (!answer) throw new Error('answering() needs at least one answer.');
    return answer;
  };
  return { asked, query: query as never };
}

export const timedOut: RawAnswer = { error: { status: 'TIMEOUT_ERROR', error: 'TimeoutError' } };
export const raw = (data: unknown): RawAnswer => ({ data });

/** Runs a policy once on a request for this URL. */
export async function ask(query: RawQuery | ApiQuery, api: Api = fakeApi(), args: Partial<FetchArgs> = {}) {
  return await query({ url: '/api/health', ...args }, api, {});
}
