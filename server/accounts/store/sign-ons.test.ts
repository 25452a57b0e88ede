import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestStore, type TestStore } from '../../../tests/support/store';
import { beginSignOn, endSignOn, findWeixin, forgetWeixin, keepWeixin } from './sign-ons';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

describe('a sign-in that comes back from elsewhere', () => {
  const begun = { provider: 'oidc', visitor: 'v'.repeat(22), nonce: 'n', verifier: 'f', returnTo: '/engine' };

  test('comes back once, also when two answers race', async () => {
    const state = await beginSignOn(store.db, begun);
    const ends = await Promise.all([1, 2, 3].map(() => endSignOn(store.db, 'oidc', state, begun.visitor)));
    expect(ends.filter(Boolean)).toEqual([begun]);
  });

  test.each([
    ['from another provider', { provider: 'weixin' }],
    ['to another browser', { visitor: 'w'.repeat(22) }],
    ['with another state', { state: 'x'.repeat(43) }],
  ])('%s is none, and the right one still counts', async (_what, wrong) => {
    const state = await beginSignOn(store.db, begun);
    const given = { provider: begun.provider, visitor: begun.visitor, state, ...wrong };
    expect(await endSignOn(store.db, given.provider, given.state, given.visitor)).toBeUndefined();
    expect(await endSignOn(store.db, begun.provider, state, begun.visitor)).toEqual(begun);
  });

  test('after its time is none, and its state is not in the table to be read', async () => {
    const state = await beginSignOn(store.db, begun);
    const { rows } = await store.pool.query<{ text: string }>('select s::text as text from sign_on s');
    expect(rows.some(({ text }) => text.includes(state))).toBe(false);
    await store.pool.query("update sign_on set expires_at = now() - interval '1 second'");
    expect(await endSignOn(store.db, begun.provider, state, begun.visitor)).toBeUndefined();
  });

  test('somebody of WeChat waits for their phone until that is bound or time is over', async () => {
    const profile = { subject: 'o1', nickname: '周工', headImg: '' };
    const [code, late] = [await keepWeixin(store.db, profile), await keepWeixin(store.db, profile)];
    expect(await findWeixin(store.db, code)).toEqual(profile);
    await forgetWeixin(store.db, code);
    expect([await findWeixin(store.db, code), await findWeixin(store.db, late)]).toEqual([undefined, profile]);
    await store.pool.query("update weixin_bind set expires_at = now() - interval '1 second'");
    expect(await findWeixin(store.db, late)).toBeUndefined();
  });
});
