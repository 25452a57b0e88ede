import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { goodPassword, openPeopleApp, signedInPerson } from '../../../tests/support/person';
import { hashPassword } from '../../base/password';
import { isProvedLately } from '../proved-lately';
import { readPersonSession } from '../store/sessions';

const opened = async (given = {}) => {
  const test = await openPeopleApp();
  const contact = { phone: '13800000042', email: 'zhou@example.com' };
  const one = await signedInPerson(test.store, { ...contact, password: await hashPassword(goodPassword), ...given });
  await test.store.db.updateTable('person_session').set({ proved_at: sql`now() - interval '1 hour'` }).execute();
  const prove = (body: object, headers: Record<string, string> = one.headers) =>
    test.call('POST', '/api/session/prove', { headers, body });
  const isYoung = async () => {
    const known = await readPersonSession(test.store.db, one.accessToken);
    return known !== undefined && isProvedLately(known.session);
  };
  return { ...test, ...one, prove, isYoung };
};

test('tells with what a person can confirm who they are, and shows no whole contact', async () => {
  const { call, headers } = await opened();
  const { data } = await call('GET', '/api/session/prove', { headers });
  expect(data).toEqual({ factors: [], password: true, phone: '138****0042', email: 'z***@example.com' });
});

test('the password makes the proof young again, another one does not', async () => {
  const { prove, isYoung } = await opened();
  expect(await prove({ password: 'Another-Mill-42' })).toMatchObject({ status: 400, data: { field: 'password' } });
  expect(await isYoung()).toBe(false);
  expect((await prove({ password: goodPassword })).status).toBe(200);
  expect(await isYoung()).toBe(true);
});

test('so does a code to the own phone, for who has no password', async () => {
  const { call, ctx, store, headers, prove, isYoung } = await opened({ password: undefined });
  expect((await prove({ password: goodPassword })).status).toBe(400);
  const sent = await call('POST', '/api/session/prove/code', { headers, body: { to: 'phone' } });
  expect(sent).toMatchObject({ status: 200, data: { resendAfterS: 59 } });
  await ctx.jobs.idle();
  const { code, target } = await store.db
    .selectFrom('outbox_message')
    .select(['code', 'target'])
    .executeTakeFirstOrThrow();
  expect(target).toBe('13800000042');
  expect((await prove({ to: 'email', code })).status).toBe(400);
  expect((await prove({ to: 'phone', code: code === '000000' ? '000001' : '000000' })).status).toBe(400);
  expect((await prove({ to: 'phone', code })).status).toBe(200);
  expect(await isYoung()).toBe(true);
  // A code works once.
  expect((await prove({ to: 'phone', code })).status).toBe(400);
});

test('a code for signing in confirms nothing, and nothing at all does not either', async () => {
  const { askForCode, prove, isYoung } = await opened();
  const { code } = await askForCode('13800000042');
  expect((await prove({ to: 'phone', code })).status).toBe(400);
  expect((await prove({})).status).toBe(400);
  expect((await prove({ code })).status).toBe(400);
  expect(await isYoung()).toBe(false);
});

test('guesses at a password are counted', async () => {
  const { prove } = await opened();
  for (let n = 0; n < 5; n++) await prove({ password: `Another-Mill-${n}` });
  const answers = await Promise.all([6, 7, 8].map((n) => prove({ password: `Another-Mill-${n}` })));
  expect(answers.map(({ status }) => status)).toContain(429);
});

test('nobody proves anything with a token for one organization, or without one', async () => {
  const { prove, call } = await opened();
  expect((await prove({ password: goodPassword }, {})).status).toBe(401);
  expect((await call('GET', '/api/session/prove')).status).toBe(401);
});
