import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openOauth } from '../../../tests/support/open-oauth';
import { deleteIdleClients, MOST_CLIENTS } from './oauth-clients';
import { deleteOldGrants, MOST_GRANTS } from './oauth-grants';

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

test('what has ended is deleted when nobody can need it any more, and nothing else', async () => {
  const { codeOf, connect, use, store } = await openOauth();
  const { db } = store;
  await codeOf();
  const lost = (await db.selectFrom('oauth_grant').select('id').executeTakeFirstOrThrow()).id;
  const living = await connect();
  await connect();
  const ended = await db.selectFrom('oauth_grant').select('id').orderBy('created_at', 'desc').executeTakeFirstOrThrow();
  const left = async () => (await db.selectFrom('oauth_grant').select('id').execute()).map(({ id }) => id);
  await deleteOldGrants(db);
  expect(await left()).toHaveLength(3);
  await db
    .updateTable('oauth_grant')
    .set({ code_until: ago(1) })
    .execute();
  await db
    .updateTable('oauth_grant')
    .set({ ended_at: ago(89), ended_by: 'owner' })
    .where('id', '=', ended.id)
    .execute();
  await deleteOldGrants(db);
  // A code that nobody redeemed.
  expect(await left()).not.toContain(lost);
  expect(await left()).toHaveLength(2);
  await db
    .updateTable('oauth_grant')
    .set({ ended_at: ago(91) })
    .where('id', '=', ended.id)
    .execute();
  await deleteOldGrants(db);
  expect(await left()).toHaveLength(1);
  expect(await db.selectFrom('oauth_token').selectAll().execute()).toHaveLength(2);
  await db
    .updateTable('oauth_token')
    .set({ expires_at: ago(1) })
    .where('kind', '=', 'access')
    .execute();
  await deleteOldGrants(db);
  expect(await db.selectFrom('oauth_token').select('kind').execute()).toEqual([{ kind: 'refresh' }]);
  expect((await use(living.access_token)).status).toBe(401);
});

test('programs that nobody connected are forgotten after a day, the others after a year', async () => {
  const { register, connect, client, store } = await openOauth();
  const { db } = store;
  await register();
  await connect();
  const known = async () => (await db.selectFrom('oauth_client').select('id').execute()).map(({ id }) => id);
  await db
    .updateTable('oauth_client')
    .set({ created_at: ago(2) })
    .execute();
  await deleteIdleClients(db);
  expect(await known()).toEqual([client]);
  await db
    .updateTable('oauth_client')
    .set({ used_at: ago(400) })
    .execute();
  await deleteIdleClients(db);
  expect(await known()).toEqual([]);
});

test('a person connects so many programs, and a portal knows so many', async () => {
  const { answer, requestOf, connect, register, store } = await openOauth();
  await connect();
  await sql`
    insert into oauth_grant (id, access_domain, client_id, client_name, returns_to, person_id, scopes, code_hash, code_until, challenge, redirect, expires_at)
    select 'more-' || n, access_domain, client_id, client_name, returns_to, person_id, scopes, 'more-' || n, code_until, challenge, redirect, expires_at
    from oauth_grant, generate_series(2, ${MOST_GRANTS}::int) n where id not like 'more-%'`.execute(store.db);
  const full = await answer(requestOf());
  expect(full).toMatchObject({ status: 409, msg: expect.stringContaining(String(MOST_GRANTS)) });
  await sql`
    insert into oauth_client (id, access_domain, name, redirects, network)
    select 'more-' || n, 'main', 'x', '{https://a.example/}', 'x' from generate_series(1, ${MOST_CLIENTS}::int) n`.execute(
    store.db,
  );
  const count = async () => (await store.db.selectFrom('oauth_client').select('id').execute()).length;
  const before = await count();
  expect((await register()).status).toBe(201);
  expect(await count()).toBe(before);
  await store.db.updateTable('oauth_client').set({ used_at: new Date() }).execute();
  expect(await register()).toMatchObject({ status: 503, said: { error: 'temporarily_unavailable' } });
});
