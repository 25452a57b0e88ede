import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { findOperator } from '../../server/accounts/store/operators';
import { addOrganization } from '../../server/accounts/store/organizations';
import { claimHost } from '../../server/base/database/host-claims';
import { hashPassword } from '../../server/base/password';
import { signedIn } from '../support/operator';
import { goodPassword, openPeopleApp, signedInPerson } from '../support/person';
import { codeOf, withTotp, wrongCodeOf } from '../support/second-factor';

const prove = '/api/admin/session/prove';

/** A workbench left open for a while, and a thief who has only its cookie. */
async function openLeftOpen() {
  const opened = await openPeopleApp();
  const { store, call } = opened;
  const cookie = await signedIn(store);
  const operator = await findOperator(store.db, 'operator');
  if (!operator) throw new Error('no operator');
  await store.db
    .updateTable('person')
    .set({ password: await hashPassword(goodPassword) })
    .where('id', '=', operator.id)
    .execute();
  const age = (interval: string) =>
    store.db
      .updateTable('person_session')
      .set({ proved_at: sql`now() - ${interval}::interval` })
      .where('person_id', '=', operator.id)
      .execute();
  await age('11 minutes');
  const wei = await signedInPerson(store);
  const steel = (await addOrganization(store.db, { name: '北岭轧钢', tenantCode: 'beiling' })) ?? '';
  await claimHost(store.db, { domain: 'kb.example.com', tenantId: steel, token: 'x', by: 'wei' });
  const person = { kind: 'person', disabled: true };
  const wishes = [
    ['POST', `/api/admin/accounts/${wei.person.id}/disabled`, person],
    ['POST', `/api/admin/accounts/${wei.person.id}/disabled`, { ...person, disabled: false }],
    ['POST', `/api/admin/accounts/${steel}/disabled`, { kind: 'organization', disabled: true }],
    ['POST', '/api/admin/domains/kb.example.com/host/decision', { tenantId: steel, approve: true }],
    ['POST', '/api/admin/domains/kb.example.com/host/decision', { tenantId: steel, approve: false }],
    ['POST', '/api/admin/organization-applications/none', { decision: 'approved' }],
    ['POST', '/api/admin/operators/invitations', { scope: { kind: 'installation' }, role: 'viewer', days: 1 }],
    ['GET', '/api/admin/outbox', undefined],
  ] as const;
  const go = ([method, url, body]: (typeof wishes)[number]) => call(method, url, { headers: cookie, body });
  const confirm = (body: object, headers: object = cookie) => call('POST', prove, { headers: { ...headers }, body });
  return { ...opened, operator, cookie, wishes, go, confirm, age, wei, steel };
}

describe('with a stolen cookie of the workbench', () => {
  test('nobody is disabled, no host is given away, no application decided and no code read', async () => {
    const { wishes, go, store, cookie, call } = await openLeftOpen();
    for (const wish of wishes)
      expect([wish[1], await go(wish)]).toEqual([
        wish[1],
        expect.objectContaining({ status: 403, data: { reason: 'prove-again' } }),
      ]);
    const { rows } = await store.pool.query(
      `select 1 from person where disabled_at is not null union all select 1 from organization where disabled_at is not null
       union all select 1 from domain_host where access_domain = 'kb.example.com'
       union all select 1 from audit_entry where action in ('outbox-read', 'host-approved', 'host-refused')`,
    );
    expect(rows).toEqual([]);
    // Everyday work continues.
    expect((await call('GET', '/api/admin/domains', { headers: cookie })).status).toBe(200);
  });

  test('the credential is not guessed: the tries wait longer and longer, and are told', async () => {
    const { confirm, go, wishes, store } = await openLeftOpen();
    const statuses = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await confirm({ password: `Guess-${n}-wrong` })).status);
    expect(statuses[0]).toBe(400);
    expect(statuses.at(-1)).toBe(429);
    expect((await go(wishes[0])).status).toBe(403);
    const told = await store.db
      .selectFrom('audit_entry')
      .select(['who', 'target'])
      .where('action', '=', 'sign-in-failed')
      .execute();
    expect(told).toContainEqual({ who: 'operator', target: 'confirmation' });
  });

  test('a known password is not enough where there is a second factor, and a code is good once', async () => {
    const { ctx, operator, confirm, go, wishes, age } = await openLeftOpen();
    const { secret } = await withTotp(ctx, operator.id);
    expect((await confirm({ password: goodPassword })).status).toBe(400);
    expect((await confirm({ factor: { kind: 'totp', code: wrongCodeOf(secret) } })).status).toBe(400);
    const factor = { kind: 'totp', code: codeOf(secret) };
    expect((await confirm({ factor })).status).toBe(200);
    expect((await go(wishes[0])).status).toBe(200);
    await age('11 minutes');
    expect((await confirm({ factor })).status).toBe(400);
    expect((await go(wishes[1])).status).toBe(403);
  });

  test('and a session of the portal that somebody proved, the workbench is still not proved', async () => {
    const { confirm, go, wishes, wei, cookie, call } = await openLeftOpen();
    expect((await call('POST', prove, { headers: wei.headers, body: { password: goodPassword } })).status).toBe(401);
    expect((await confirm({ password: goodPassword }, { ...cookie, origin: 'https://evil.example' })).status).toBe(403);
    expect((await go(wishes[0])).status).toBe(403);
  });
});

test('the operator confirms and goes on for ten minutes', async () => {
  const { confirm, go, wishes, age } = await openLeftOpen();
  expect((await confirm({ password: goodPassword })).status).toBe(200);
  for (const wish of wishes) expect([wish[1], (await go(wish)).data?.reason]).toEqual([wish[1], undefined]);
  await age('11 minutes');
  expect((await go(wishes[0])).status).toBe(403);
});

test('nobody confirms without a session of the workbench', async () => {
  const { call } = await openLeftOpen();
  for (const [method, url] of [
    ['GET', prove],
    ['POST', prove],
    ['POST', `${prove}/passkey`],
  ] as const)
    expect((await call(method, url, { body: { password: goodPassword } })).status).toBe(401);
});
