import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { ApiError } from '../http/errors';
import { createLimiter } from './rate-limit';

function open(perMinute: number) {
  const app = fastify();
  onTestFinished(() => app.close());
  app.decorateRequest('visitor', '');
  const limit = createLimiter(perMinute);
  app.get('/call', async (req) => {
    req.visitor = String(req.headers['x-visitor']);
    try {
      limit(req);
      return 'ok';
    } catch (error) {
      if (error instanceof ApiError) return error.detail.retryAfterMs;
      throw error;
    }
  });
  /** Returns 'ok' or the milliseconds to wait. */
  return async (visitor: string, remoteAddress = '10.0.0.1') =>
    (await app.inject({ url: '/call', headers: { 'x-visitor': visitor }, remoteAddress })).body;
}

test('a visitor has so many calls a minute, and is told how long to wait', async () => {
  const call = open(3);
  expect([await call('a'), await call('a'), await call('a')]).toEqual(['ok', 'ok', 'ok']);
  const wait = Number(await call('a'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60_000);
  expect(await call('b')).toBe('ok');
});

test('new names from one address help ten times, not for ever; another address is another matter', async () => {
  const call = open(1);
  const answers: string[] = [];
  for (let n = 0; n < 12; n += 1) answers.push(await call(`visitor ${n}`));
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(10);
  expect(await call('visitor 99', '10.0.0.2')).toBe('ok');
});

test('the last bits of an IPv6 address make nobody new, and a /48 is no more than twice a /64', async () => {
  const call = open(1);
  const near: string[] = [];
  for (let n = 0; n < 15; n += 1) near.push(await call(`visitor ${n}`, `2001:db8:1:1::${n}`));
  expect(near.filter((answer) => answer === 'ok')).toHaveLength(10);
  const wide: string[] = [];
  for (let n = 0; n < 15; n += 1) wide.push(await call(`neighbour ${n}`, `2001:db8:1:${n + 2}::1`));
  // Refused calls did not reach the wide counter.
  expect(wide.filter((answer) => answer === 'ok')).toHaveLength(10);
  expect(await call('far', '2001:db8:2::1')).toBe('ok');
});

test('0 switches it off', async () => {
  const call = open(0);
  const answers = await Promise.all(Array.from({ length: 50 }, () => call('a')));
  expect(new Set(answers)).toEqual(new Set(['ok']));
});
