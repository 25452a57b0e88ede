import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestStore } from '../../../tests/support/store';
import { addOperator } from '../../accounts/store/operators';
import { migrationsFolder } from '../../base/database/migrate';
import { addHost, dropHost, grantHost, isProvedFor, readHost } from './hosts';
import { publishRevision } from './publish-revision';

test('an upgrade takes what was live for proved, and what waits for its author’s right', async () => {
  const { db } = await openTestStore();
  const publish = (accessDomain: string, tenantId?: string) =>
    publishRevision(db, { accessDomain, body: { accessDomain, tenantId }, author: 'x', message: '' });
  const revision = await publish('theirs', 'tenant-a');
  await publish('ours');
  await addOperator(db, { name: 'anna', password: '', tenant_id: 'tenant-a' });
  await addOperator(db, { name: 'all', password: '', tenant_id: null });
  for (const author of ['anna', 'all', 'console', 'gone'])
    await db
      .insertInto('setting_schedule')
      .values({ access_domain: author, revision, at: new Date(), author, message: '', fault: 'null' as never })
      .execute();
  await db.deleteFrom('domain_host').execute();
  await db.updateTable('setting_schedule').set({ tenant_id: null }).execute();
  await sql`alter table operator add column tenant_id text`.execute(db);
  await sql`update operator o set tenant_id = r.tenant_id from operator_role r where r.operator_id = o.id`.execute(db);
  const text = readFileSync(join(migrationsFolder, '051_host_proof.sql'), 'utf8');
  for (const statement of [/^insert into domain_host[^;]*;/m, /^update setting_schedule[^;]*;/m])
    await sql.raw(statement.exec(text)?.[0] ?? '').execute(db);
  expect(await readHost(db, 'theirs')).toMatchObject({ tenant_id: 'tenant-a', how: 'before' });
  expect(await readHost(db, 'ours')).toMatchObject({ tenant_id: null, how: 'before' });
  const waiting = await db.selectFrom('setting_schedule').select(['author', 'tenant_id']).orderBy('author').execute();
  expect(waiting.map(({ author, tenant_id }) => [author, tenant_id])).toEqual([
    ['all', null],
    ['anna', 'tenant-a'],
    ['console', null],
    ['gone', 'tenant-a'],
  ]);
});

test('a host is one organization’s; the installation may give it to another', async () => {
  const { db } = await openTestStore();
  const [a, b] = ['a', 'b'].map((tenantId) => ({ kind: 'organization' as const, tenantId }));
  if (!a || !b) throw new Error('two');
  const host = { domain: 'kb.example.com', by: 'x' };
  expect(await addHost(db, { ...host, tenantId: 'a', how: 'dns' })).toBe(true);
  expect(await addHost(db, { ...host, tenantId: 'a', how: 'file' })).toBe(true);
  expect(await addHost(db, { ...host, tenantId: 'b', how: 'dns' })).toBe(false);
  expect([await isProvedFor(db, host.domain, a), await isProvedFor(db, host.domain, b)]).toEqual([true, false]);
  await grantHost(db, { ...host, tenantId: 'a' });
  expect((await readHost(db, host.domain))?.how).toBe('dns');
  await grantHost(db, { ...host, tenantId: 'b' });
  expect([await isProvedFor(db, host.domain, a), await isProvedFor(db, host.domain, b)]).toEqual([false, true]);
  await dropHost(db, host.domain);
  expect(await isProvedFor(db, host.domain, b)).toBe(false);
});
