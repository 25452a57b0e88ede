import { expect, test } from 'vitest';
import { answering, ask, fakeApi } from '../../../tests/support/base-query';
import { withIdempotencyKey } from './idempotency-key';

const keyOf = async (type: 'query' | 'mutation', headers: Record<string, string> = {}) => {
  const network = answering({ data: null });
  await ask(
    withIdempotencyKey(network.query, () => 'made-here'),
    fakeApi({ type }),
    { headers },
  );
  return new Headers(network.asked[0]?.headers as HeadersInit).get('Idempotency-Key');
};

test('every mutation carries a key', async () => {
  expect(await keyOf('mutation')).toBe('made-here');
});

test('a query carries none', async () => {
  expect(await keyOf('query')).toBeNull();
});

test('a caller that repeats an intention brings its key', async () => {
  expect(await keyOf('mutation', { 'Idempotency-Key': 'first-try' })).toBe('first-try');
});
