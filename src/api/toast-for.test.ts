import { describe, expect, test } from 'vitest';
import type { ApiError } from './api-error';
import { toastFor } from './toast-for';

describe('toastFor', () => {
  test.each<ApiError>([
    { kind: 'aborted' },
    { kind: 'conflict', msg: 'edited elsewhere' },
    { kind: 'token-rejected', code: 10001, msg: 'token' },
  ])('is silent about $kind', (error) => {
    expect(toastFor(error)).toBeNull();
  });

  test('warns with the words of a refusal, or says the system is busy', () => {
    expect(toastFor({ kind: 'refused', code: 5, msg: '余额不足' })).toMatchObject({
      intent: 'warning',
      text: '余额不足',
    });
    expect(toastFor({ kind: 'refused', code: 5 })).toMatchObject({ text: undefined, textKey: 'errors:busy' });
  });

  test('shows an HTTP error for five seconds', () => {
    expect(toastFor({ kind: 'http', status: 500, msg: 'Internal Server Error' })).toEqual({
      intent: 'error',
      text: 'Internal Server Error',
      textKey: 'errors:http',
      durationMs: 5_000,
      cause: 'http:500:Internal Server Error',
    });
  });

  test('one cause is one toast', () => {
    const cause = (error: ApiError) => toastFor(error)?.cause;
    expect(cause({ kind: 'timeout', attempts: 5 })).toBe(cause({ kind: 'timeout', attempts: 5 }));
    expect(cause({ kind: 'session-ended', via: 'code' })).toBe(
      cause({ kind: 'session-ended', via: 'status', msg: 'x' }),
    );
    expect(cause({ kind: 'http', status: 500 })).not.toBe(cause({ kind: 'http', status: 503 }));
    expect(cause({ kind: 'refused', code: 1, msg: 'a' })).not.toBe(cause({ kind: 'refused', code: 1, msg: 'b' }));
  });

  test.each<ApiError>([{ kind: 'timeout', attempts: 5 }, { kind: 'network' }, { kind: 'malformed', status: 200 }])(
    'has words of our own for $kind',
    (error) => {
      expect(toastFor(error)).toMatchObject({ textKey: `errors:${error.kind}`, text: undefined });
    },
  );
});
