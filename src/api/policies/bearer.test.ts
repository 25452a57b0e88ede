import { expect, test } from 'vitest';
import { answering, ask, raw } from '../../../tests/support/base-query';
import { withBearer } from './bearer';

const sentWith = async (token: string | undefined, headers: Record<string, string> = {}) => {
  const network = answering(raw({}));
  await ask(
    withBearer(network.query, () => token),
    undefined,
    { headers },
  );
  return new Headers(network.asked[0]?.headers as HeadersInit);
};

test('sends the token of the cookie', async () => {
  expect((await sentWith('abc.def')).get('Authorization')).toBe('Bearer abc.def');
});

test('sends nothing for an anonymous visitor', async () => {
  expect((await sentWith(undefined)).has('Authorization')).toBe(false);
});

test('leaves a call alone that brings its own', async () => {
  expect((await sentWith('abc', { Authorization: 'Bearer other' })).get('Authorization')).toBe('Bearer other');
});

test('does not break the call over a token no header can carry', async () => {
  expect((await sentWith('密钥')).has('Authorization')).toBe(false);
  expect((await sentWith('a\nb')).has('Authorization')).toBe(false);
});

test('keeps the other headers', async () => {
  expect((await sentWith('abc', { 'Idempotency-Key': 'k' })).get('Idempotency-Key')).toBe('k');
});
