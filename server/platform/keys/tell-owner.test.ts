import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openPlatform } from '../../../tests/support/open-platform';
import { signedIn } from '../../../tests/support/operator';
import { signedInPerson } from '../../../tests/support/person';
import { notificationsJobs } from '../../notifications/jobs';
import { remindOfKeys } from './tell-owner';

async function open() {
  const platform = await openPlatform();
  for (const job of notificationsJobs(platform.ctx)) await platform.ctx.jobs.add(job);
  const told = async (headers = platform.headers) => {
    await platform.ctx.jobs.idle();
    const { data } = await platform.call('GET', '/api/notifications', { headers });
    return data.list.map(({ kind, title }: { kind: string; title: string }) => `${kind} ${title.replace(/ \(.*/, '')}`);
  };
  /** The key ends in so many days, of a term of a hundred. */
  const endsIn = (id: string, days: number) =>
    sql`update api_key set created_at = now() - interval '100 days', expires_at = now() + make_interval(days => ${days})
      where id = ${id}`.execute(platform.store.db);
  return { ...platform, told, endsIn };
}

test('owners are told 14 and 3 days before a key ends and at its end, each once', async () => {
  const { makeKey, ctx, told, endsIn, store } = await open();
  const { id } = await makeKey({ name: 'Report' });
  const remind = () => remindOfKeys(ctx);
  const events = async () =>
    (await store.db.selectFrom('notification').select('count').execute()).map((row) => row.count);
  for (const [days, times] of [
    [20, 0],
    [13, 1],
    [12, 1],
    [2, 2],
    [-1, 3],
  ] as const) {
    await endsIn(id, days);
    await remind();
    await remind();
    expect(await told()).toEqual(times === 0 ? [] : ['key-ends Report']);
    if (times > 0) expect(await events()).toEqual([times]);
  }
});

test('a key as short as the step is no reminder', async () => {
  const { makeKey, ctx, told } = await open();
  await makeKey({ name: 'Short', days: 7 });
  await remindOfKeys(ctx);
  expect(await told()).toEqual([]);
});

test('whoever finds a key ends it, and those who run the organization learn of it', async () => {
  const { makeKey, actFor, told, call, by } = await open();
  await actFor('mill', 'admin');
  const { secret } = await makeKey({ owner: 'organization', name: 'Line 1' });
  expect((await call('POST', '/api/keys/leaked', { headers: by(secret) })).status).toBe(200);
  expect(await told()).toEqual(['key-ended Line 1']);
});

test('operators see all keys without their secrets and end them; owners rename their own', async () => {
  const { makeKey, told, call, by, headers, store, person } = await open();
  const { secret, id } = await makeKey({ name: 'Report' });
  const renamed = await call('PUT', `/api/keys/${id}`, { headers, body: { name: ' Shift report ' } });
  expect(renamed.data).toMatchObject({ id, name: 'Shift report' });
  const stranger = (await signedInPerson(store, { phone: '13800000043' })).headers;
  expect((await call('PUT', `/api/keys/${id}`, { headers: stranger, body: { name: 'x' } })).status).toBe(404);
  const { cookie } = await signedIn(store);
  const operator = { cookie };
  const found = (await call('GET', '/api/admin/keys?text=shift', { headers: operator })).data;
  expect(found).toMatchObject([
    { id, name: 'Shift report', owner: 'person', ownerName: person.nickname, state: 'active' },
  ]);
  expect(JSON.stringify(found)).not.toContain(secret.split('_')[2]);
  expect((await call('GET', '/api/admin/keys?text=%25', { headers: operator })).data).toEqual([]);
  expect((await call('GET', '/api/admin/keys', { headers })).status).not.toBe(200);
  expect((await call('DELETE', `/api/admin/keys/${id}`, { headers: operator })).status).toBe(200);
  expect((await call('GET', '/api/search?q=x', { headers: by(secret) })).status).toBe(401);
  expect(await told()).toEqual(['key-ended Shift report']);
});
