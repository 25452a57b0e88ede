import { expect, test } from 'vitest';
import { httpFailure } from './stream-failure';

const answer = (body: string | null, headers: Record<string, string> = {}, status = 429) =>
  httpFailure(new Response(body, { status, headers }));

test('a refusal says its status, its code, its words and when to come back', async () => {
  expect(await answer('{"code":4291,"msg":"慢一点","data":null}', { 'retry-after': '3' })).toEqual({
    kind: 'http',
    status: 429,
    code: 4291,
    message: '慢一点',
    retryAfterMs: 3000,
  });
});

test.each([null, '', '<html>502</html>', 'null', '[]', '"text"', '{"code":"x","msg":7}'])(
  'a body of %j leaves the status',
  async (body) => expect(await answer(body, {}, 502)).toEqual({ kind: 'http', status: 502 }),
);

test('a date or a word in Retry-After is no number of seconds', async () => {
  for (const value of ['Wed, 21 Oct 2026 07:28:00 GMT', 'soon', 'Infinity']) {
    expect(await answer('{}', { 'retry-after': value })).not.toHaveProperty('retryAfterMs');
  }
});
