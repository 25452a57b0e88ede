import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openPeopleApp, signedInPerson } from '../../../tests/support/person';
import { addMember } from '../../accounts/store/memberships';
import { giveRole } from '../../accounts/store/operators';
import { addOrganization } from '../../accounts/store/organizations';
import { notificationsJobs } from '../../notifications/jobs';
import { communityJobs } from '../jobs';

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

async function openWorks() {
  const app = await openPeopleApp({ env: { OPERATOR_SECOND_FACTOR: 'optional' } });
  for (const job of [...notificationsJobs(app.ctx), ...communityJobs(app.ctx)]) await app.ctx.jobs.add(job);
  for (const accessDomain of ['main', 'steel'])
    await app.ctx.settings.publish({
      ...{ accessDomain, author: 'test', message: '' },
      body: { accessDomain, community: { enabled: true } },
    });
  const works = String(await addOrganization(app.store.db, { name: 'Works', tenantCode: 'works' }));
  const who = async (phone: string, role?: 'owner' | 'member') => {
    const one = await signedInPerson(app.store, { phone, nickname: phone.slice(-1) });
    if (!role) return one;
    await addMember(app.store.db, works, one.person.id, role);
    await app.store.db
      .updateTable('person_session')
      .set({ tenant_id: works })
      .where('person_id', '=', one.person.id)
      .execute();
    return one;
  };
  const owner = await who('13800000001', 'owner');
  const member = await who('13800000002', 'member');
  const single = await who('13800000003');
  const operator = await who('13800000004');
  await giveRole(app.store.db, { id: operator.person.id, name: 'operator', tenant_id: null, role: 'publisher' });
  const put = (by: typeof owner, given: object = {}, id: string = randomUUID()) =>
    app
      .call('PUT', `/api/community/notices/${id}`, { headers: by.headers, body: { ...notice, ...given } })
      .then((answer) => ({ ...answer, id }));
  const titles = async (by?: { headers: Record<string, string> }, query = '', host = 'localhost') => {
    const headers = { ...by?.headers, host };
    const { data } = await app.call('GET', `/api/community/notices?${query}`, { headers });
    return (data.list as { title: string }[]).map(({ title }) => title);
  };
  return { ...app, owner, member, single, operator, put, titles };
}

const notice = {
  ...{ title: 'Air off on Friday', summary: '', content: 'From 8 to 16.', audience: 'domain', level: 'important' },
  ...{ startsAt: null, endsAt: null, pinnedUntil: null, roles: [], domains: [], mustConfirm: false, again: false },
  version: 0,
};

test('those who run a portal or an organization write for its readers, and nobody else does', async () => {
  const { call, owner, member, single, operator, put, titles } = await openWorks();
  expect((await put(single)).status).toBe(403);
  expect((await put(member, { audience: 'organization' })).status).toBe(403);
  expect((await put(owner)).status).toBe(403);
  expect((await put(owner, { audience: 'organization', title: 'For the works' })).status).toBe(200);
  expect((await put(owner, { audience: 'organization', domains: ['steel'] })).status).toBe(403);
  expect((await put(operator, { title: 'For everybody' })).status).toBe(200);
  expect((await put(operator, { title: 'Everywhere', domains: ['steel'] })).status).toBe(200);
  expect((await put(operator, { domains: ['nowhere'] })).status).toBe(400);
  expect((await put(operator, { endsAt: inHours(-1) })).status).toBe(400);
  expect((await put(operator, { title: 'For members', roles: ['member'] })).status).toBe(200);

  expect((await titles(owner)).sort()).toEqual(['Everywhere', 'For everybody', 'For members', 'For the works']);
  expect((await titles(member)).sort()).toEqual(['Everywhere', 'For everybody', 'For members', 'For the works']);
  expect((await titles(single)).sort()).toEqual(['Everywhere', 'For everybody']);
  expect((await titles()).sort()).toEqual(['Everywhere', 'For everybody']);
  expect(await titles(undefined, '', 'steel.localhost')).toEqual(['Everywhere']);
  const spec = await call('POST', '/proxy-api/open/office/articleList', { body: { type: 'notice' } });
  expect(spec.data).toMatchObject({ total: 2 });
  const rights = async (by: typeof owner) =>
    (await call('GET', '/api/community/notices', { headers: by.headers })).data.writes;
  expect([await rights(owner), await rights(member), await rights(operator)]).toEqual([
    ['organization'],
    [],
    ['domain', 'installation'],
  ]);
});

test('a notice is seen from its beginning to its end; before, only by whoever writes it', async () => {
  const { call, store, operator, single, put, titles } = await openWorks();
  const { id, data } = await put(operator, { startsAt: inHours(1), endsAt: inHours(2) });
  expect(data.state).toBe('scheduled');
  expect(await titles(single)).toEqual([]);
  expect(await titles(single, 'state=scheduled')).toEqual([]);
  expect(await titles(operator, 'state=scheduled')).toEqual([notice.title]);
  expect((await call('GET', `/api/community/notices/${id}`, { headers: single.headers })).status).toBe(404);
  await store.db
    .updateTable('notice_window')
    .set({ starts_at: new Date(Date.now() - HOUR) })
    .execute();
  expect(await titles(single)).toEqual([notice.title]);
  await store.db
    .updateTable('notice_window')
    .set({ ends_at: new Date(Date.now() - 1000) })
    .execute();
  expect(await titles(single)).toEqual([]);
  expect(await titles(single, 'state=ended')).toEqual([notice.title]);
  await call('DELETE', `/api/community/notices/${id}`, { headers: operator.headers });
  expect(await titles(single, 'state=ended')).toEqual([]);
  expect((await call('DELETE', `/api/community/notices/${id}`, { headers: single.headers })).status).toBe(404);
  expect(await titles(operator, 'state=ended')).toEqual([notice.title]);
});

test('what was read stays read until there is a new edition, and confirming is counted', async () => {
  const { call, operator, single, put, titles } = await openWorks();
  const { id } = await put(operator, { mustConfirm: true });
  const read = (edition: number, confirm: boolean) =>
    call('POST', `/api/community/notices/${id}/read`, { headers: single.headers, body: { edition, confirm } });
  expect(
    (await call('POST', `/api/community/notices/${id}/read`, { body: { edition: 1, confirm: false } })).status,
  ).toBe(401);
  await read(1, false);
  expect(await titles(single, 'unread=true')).toEqual([notice.title]);
  await read(1, true);
  await read(1, false);
  expect(await titles(single, 'unread=true')).toEqual([]);
  const seen = async (by: typeof single) =>
    (await call('GET', `/api/community/notices/${id}`, { headers: by.headers })).data;
  expect(await seen(single)).toMatchObject({ read: true, confirmed: true });
  expect(await seen(single)).not.toHaveProperty('readers');
  expect(await seen(operator)).toMatchObject({ readers: 1, confirmations: 1 });

  expect((await put(operator, { mustConfirm: true, content: 'From 9 to 16.', version: 1 }, id)).status).toBe(200);
  expect(await titles(single, 'unread=true')).toEqual([]);
  expect((await put(operator, { mustConfirm: true, again: true, version: 1 }, id)).status).toBe(409);
  await put(operator, { mustConfirm: true, again: true, version: 2 }, id);
  expect(await titles(single, 'unread=true')).toEqual([notice.title]);
  await read(1, true);
  expect(await seen(single)).toMatchObject({ edition: 2, read: false, confirmed: false });
});

test('members are told once when it begins, again of a new edition, and never before', async () => {
  const { call, ctx, store, owner, member, single, put } = await openWorks();
  const told = async (by: typeof owner) => {
    await ctx.jobs.send('tell-notices');
    await ctx.jobs.idle();
    const { data } = await call('GET', '/api/notifications', { headers: by.headers });
    return (data.list as { kind: string; count: number }[]).map(({ kind, count }) => `${kind} ${count}`);
  };
  const { id } = await put(owner, { audience: 'organization', startsAt: inHours(1) });
  expect(await told(member)).toEqual([]);
  await store.db
    .updateTable('notice_window')
    .set({ starts_at: new Date(Date.now() - HOUR) })
    .execute();
  expect(await told(member)).toEqual(['notice 1']);
  expect(await told(member)).toEqual(['notice 1']);
  expect(await told(owner)).toEqual([]);
  expect(await told(single)).toEqual([]);
  await put(owner, { audience: 'organization', again: true, version: 1 }, id);
  expect(await told(member)).toEqual(['notice 2']);
});
