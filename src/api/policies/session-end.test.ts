import { describe, expect, test } from 'vitest';
import { answering, ask, fakeApi } from '../../../tests/support/base-query';
import type { ApiError } from '../api-error';
import { operatorNeeded, sessionEnded, tokenCleared } from '../api-events';
import { withSessionEnd } from './session-end';

const nobody = () => undefined;

const told = async (error: ApiError | undefined) => {
  const api = fakeApi();
  const answer = error ? { error } : { data: {} };
  expect(await ask(withSessionEnd(answering(answer).query, nobody), api)).toEqual(answer);
  return api.dispatch.mock.calls.map(([action]) => action);
};

test('a session that ended is told once', async () => {
  expect(await told({ kind: 'session-ended', via: 'code' })).toEqual([sessionEnded({ via: 'code' })]);
});

test('a rejected token clears the token and nothing else', async () => {
  expect(await told({ kind: 'token-rejected', code: 10002 })).toEqual([tokenCleared({ code: 10002 })]);
});

test.each(['lookAtToken', 'keepToken'])('a bad token in a link signs nobody out: %s', async (endpoint) => {
  const api = fakeApi({ endpoint });
  const refused = { error: { kind: 'session-ended', via: 'status' } as ApiError };
  expect(await ask(withSessionEnd(answering(refused).query, nobody), api)).toEqual(refused);
  expect(api.dispatch).not.toHaveBeenCalled();
});

test('nothing else touches the session', async () => {
  expect(await told(undefined)).toEqual([]);
  expect(await told({ kind: 'http', status: 403 })).toEqual([]);
  expect(await told({ kind: 'refused', code: 402 })).toEqual([]);
  expect(await told({ kind: 'timeout', attempts: 5 })).toEqual([]);
});

test('the workbench’s session is not the visitor’s', async () => {
  const tell = async (endpoint: string) => {
    const api = fakeApi({ endpoint });
    const query = withSessionEnd(
      answering({ error: { kind: 'session-ended', via: 'status', msg: 'who?' } }).query,
      nobody,
    );
    expect(await ask(query, api, { url: '/api/admin/x' })).toEqual({ error: { kind: 'operator-needed', msg: 'who?' } });
    return api.dispatch.mock.calls.map(([action]) => action);
  };
  expect(await tell('listDomains')).toEqual([operatorNeeded()]);
  // A refusal of this call must not trigger the same call again in a loop.
  expect(await tell('getOperator')).toEqual([]);
});

describe('a refusal of the session before', () => {
  const ended: { error: ApiError } = { error: { kind: 'session-ended', via: 'status' } };
  const late = async (tokens: (string | undefined)[], ...answers: ({ error: ApiError } | { data: unknown })[]) => {
    const api = fakeApi();
    const { query, asked } = answering<{ error: ApiError } | { data: unknown }>(...answers);
    const answer = await ask(
      withSessionEnd(query, () => tokens.shift()),
      api,
    );
    return { answer, calls: asked.length, told: api.dispatch.mock.calls.length };
  };

  test('that comes after somebody has signed in ends nothing: the call is sent again as who is here now', async () => {
    expect(await late(['old', 'new'], ended, { data: 7 })).toEqual({ answer: { data: 7 }, calls: 2, told: 0 });
  });

  test('is the end where the token is still the same, or gone', async () => {
    expect(await late(['old', 'old'], ended)).toEqual({ answer: ended, calls: 1, told: 1 });
    expect(await late(['old', undefined], ended)).toEqual({ answer: ended, calls: 1, told: 1 });
  });
});
