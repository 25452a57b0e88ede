import { describe, expect, test } from 'vitest';
import { addOperator, findOperator } from '../../server/accounts/store/operators';
import type { OperatorScope } from '../../setting/operator/may';
import { signedIn } from '../support/operator';
import { openPeopleApp, signedInPerson } from '../support/person';

const installation: OperatorScope = { kind: 'installation' };
const steel: OperatorScope = { kind: 'organization', tenantId: 'steel' };
const onA: OperatorScope = { kind: 'domain', domain: 'a', tenantId: null };

async function openWorkbench() {
  const app = await openPeopleApp();
  const { store, call, ctx } = app;
  for (const [accessDomain, tenantId] of [
    ['a', 'steel'],
    ['b', 'coal'],
  ])
    await ctx.settings.publish({
      accessDomain: accessDomain ?? '',
      body: { accessDomain, tenantId, title: 'x' },
      author: 'seed',
      message: 'seed',
    });
  const boss = await signedIn(store, 'boss');
  const chief = await signedIn(store, 'chief', 'steel');
  const guest = await signedInPerson(store, { phone: '13800000004', nickname: 'boss' });
  const invite = (headers: object, scope: OperatorScope, more: object = {}) =>
    call('POST', '/api/admin/operators/invitations', {
      headers: { ...headers },
      body: { scope, role: 'editor', days: 7, ...more },
    });
  const accept = (who: { headers: Record<string, string> }, token: string) =>
    call('POST', '/api/organizations/invitations/accept', { headers: who.headers, body: { token } });
  const look = (token: string) => call('POST', '/api/organizations/invitations/look', { body: { token } });
  const staff = async (headers: object) =>
    (await call('GET', '/api/admin/operators', { headers: { ...headers } })).data;
  return { ...app, boss, chief, guest, invite, accept, look, staff };
}

describe('an invitation to the workbench', () => {
  test('gives the role once, under a name that nobody else has, and is told in the log', async () => {
    const { boss, guest, invite, accept, look, store } = await openWorkbench();
    const { data } = await invite(boss, onA);
    expect((await look(data.token)).data).toMatchObject({ workbench: { role: 'editor', scope: { domain: 'a' } } });
    expect(await accept(guest, data.token)).toMatchObject({ status: 200, data: null });
    expect((await accept(guest, data.token)).status).toBe(409);
    expect(await findOperator(store.db, 'boss-2')).toMatchObject({
      id: guest.person.id,
      roles: [{ role: 'editor', scope: { kind: 'domain', domain: 'a', tenantId: 'steel' } }],
    });
    const { rows } = await store.pool.query(
      "select who, action, tenant_id from audit_entry where action like 'operator%' order by seq",
    );
    expect(rows).toEqual([
      { who: 'boss', action: 'operator-invited', tenant_id: 'steel' },
      { who: 'boss-2', action: 'operator-granted', tenant_id: 'steel' },
    ]);
    expect(JSON.stringify(rows)).not.toContain(data.token);
  });

  test('is made only by whoever decides about that place', async () => {
    const { chief, invite, store, call } = await openWorkbench();
    expect((await invite(chief, steel)).status).toBe(200);
    expect((await invite(chief, onA)).status).toBe(200);
    for (const scope of [
      installation,
      { kind: 'organization', tenantId: 'coal' } as const,
      { kind: 'domain', domain: 'b', tenantId: 'steel' } as const,
      { kind: 'domain', domain: 'never', tenantId: 'steel' } as const,
    ])
      expect((await invite(chief, scope)).status, JSON.stringify(scope)).toBeGreaterThanOrEqual(400);
    const editor = await signedIn(store, 'writer', 'steel', 'editor');
    expect((await invite(editor, onA)).status).toBe(403);
    expect((await call('GET', '/api/admin/operators', { headers: { ...editor } })).status).toBe(403);
  });

  test('ends when it is withdrawn, and when its maker no longer decides there', async () => {
    const { boss, chief, guest, invite, accept, look, staff, call, store } = await openWorkbench();
    const first = (await invite(chief, steel)).data;
    const path = `/api/admin/operators/invitations/${first.invitation.id}`;
    expect((await staff(boss)).invitations).toMatchObject([{ id: first.invitation.id, role: 'editor' }]);
    expect((await call('DELETE', path, { headers: { ...chief } })).status).toBe(200);
    expect((await accept(guest, first.token)).status).toBe(409);
    const second = (await invite(chief, steel)).data;
    await store.pool.query("update operator_role set role = 'editor' where tenant_id = 'steel'");
    expect((await look(second.token)).data.reason).toContain('withdrawn');
    expect((await accept(guest, second.token)).status).toBe(409);
    expect(await findOperator(store.db, 'boss-2')).toBeUndefined();
  });

  test('for one person is of no use to another', async () => {
    const { boss, guest, invite, accept } = await openWorkbench();
    const { data } = await invite(boss, installation, { account: '13800000009' });
    expect((await accept(guest, data.token)).status).toBe(403);
  });
});

describe('a role', () => {
  test('is changed and ended by whoever decides there, never one’s own, and at once', async () => {
    const { boss, chief, staff, call, store } = await openWorkbench();
    await addOperator(store.db, { name: 'only', password: '', tenant_id: 'steel', domain: 'a', role: 'editor' });
    const only = await findOperator(store.db, 'only');
    const { grants } = await staff(chief);
    expect(grants.map(({ name }: { name: string }) => name)).toEqual(['chief', 'only']);
    const [own, theirs] = grants.map(({ id }: { id: string }) => `/api/admin/operators/roles/${id}`);
    const put = (who: object, path: string) =>
      call('PUT', path, { headers: { ...who }, body: { role: 'publisher' } }).then(({ status }) => status);
    expect(await put(chief, own)).toBe(409);
    expect(await put(chief, theirs)).toBe(200);
    expect((await findOperator(store.db, 'only'))?.roles[0]?.role).toBe('publisher');
    const ofBoss = (await staff(await signedIn(store, 'second'))).grants.find(
      ({ name }: { name: string }) => name === 'boss',
    );
    expect(await put(chief, `/api/admin/operators/roles/${ofBoss.id}`)).toBe(404);
    expect((await call('DELETE', theirs, { headers: { ...chief } })).status).toBe(200);
    expect(await findOperator(store.db, 'only')).toBeUndefined();
    const { rows } = await store.pool.query('select 1 from operator where id = $1', [only?.id]);
    expect(rows).toEqual([]);
    expect((await call('GET', '/api/admin/operators', { headers: { ...boss } })).status).toBe(200);
  });
});
