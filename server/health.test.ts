import { expect, test } from 'vitest';
import { emptySearch, openTestApp } from '../tests/support/app';

test('a node that has everything is ok', async () => {
  const { app } = await openTestApp();
  const answer = await app.inject({ url: '/api/health' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject({ status: 'ok', store: 'ok', version: '2.1.0' });
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('an index that is behind is degraded, and serves', async () => {
  const search = { ...emptySearch, status: () => ({ applied: 3, latest: 5, passages: 7 }) };
  const { app } = await openTestApp({ parts: { search } });
  const answer = await app.inject({ url: '/api/health' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject({ status: 'degraded', search: { applied: 3, latest: 5 } });
});

test('an index that cannot follow is degraded, and says so', async () => {
  const search = { ...emptySearch, status: () => ({ applied: 5, latest: 5, failing: true, passages: 7 }) };
  const { app } = await openTestApp({ parts: { search } });
  const { data } = (await app.inject({ url: '/api/health' })).json();
  expect(data).toMatchObject({ status: 'degraded', search: { failing: true } });
});

test('without its store a node takes itself out of the load balancer', async () => {
  const test = await openTestApp();
  const { db } = test.ctx.store;
  Object.assign(test.ctx.store, {
    db: db.withSchema('x').withPlugin({
      transformQuery: () => {
        throw new Error('away');
      },
      transformResult: async ({ result }) => result,
    }),
  });
  const answer = await test.app.inject({ url: '/api/health' });
  Object.assign(test.ctx.store, { db });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 503, data: { status: 'degraded', store: 'down' } });
  expect(test.log).toHaveLength(1);
});
