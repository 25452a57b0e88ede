import { expect, test } from 'vitest';
import { openEmbed, PARENT } from '../../../tests/support/open-embed';
import { signedIn } from '../../../tests/support/operator';

const path = '/api/admin/domains/main/embed-channels';

/** A portal with an organization's channel, and an operator who makes those of the portal itself. */
async function openChannels() {
  const test = await openEmbed();
  const { call, store, full } = test;
  const operator = await signedIn(store);
  const by = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', more = '', body?: object, headers = operator) =>
    call(method, path + more, { headers, ...(body && { body }) });
  const make = (more: object = {}) => by('POST', '', full({ identity: false, ...more }));
  const list = async () => (await by('GET')).data;
  return { ...test, operator, by, makePortals: make, list };
}

test('an operator makes a channel of the portal, beside those of organizations, and a visitor asks there', async () => {
  const { makePortals, list, call, headers, channel, open } = await openChannels();
  const { data, status } = await makePortals();
  expect([status, data.secret]).toEqual([200, undefined]);
  const { id } = data.channel;
  expect(await list()).toEqual({
    channels: [expect.objectContaining({ id, origins: [PARENT], mayChange: true })],
    bases: [{ id: 3, name: expect.any(String) }],
  });
  // Neither sees the other's.
  const theirs = (await call('GET', '/api/embed/channels', { headers })).data;
  expect(theirs.map((row: { id: string }) => row.id)).toEqual([channel]);
  const opened = await open({ channel: id });
  expect(opened).toMatchObject({ status: 200, data: { identified: false } });
  const read = await call('GET', '/api/search?q=PLC', { headers: { authorization: `Bearer ${opened.data.token}` } });
  expect(read.status).toBe(200);
});

test('it is changed, given secrets, switched off and removed, and each is in the audit log of the portal', async () => {
  const { makePortals, by, full, open, store, list } = await openChannels();
  const { id } = (await makePortals({ identity: true })).data.channel;
  expect((await by('POST', `/${id}/rotate`, { overlapHours: 1 })).data.secret).toMatch(/^mwi_[\w-]{43}$/);
  const { token } = (await open({ channel: id })).data;
  expect(token).toMatch(/^mwe_/);
  const change = (more: object) => by('PUT', `/${id}`, { ...full({ identity: true }), enabled: true, ...more });
  expect((await change({ name: 'Group site' })).data).toMatchObject({ name: 'Group site', state: 'on' });
  expect((await change({ enabled: false })).data.state).toBe('off');
  expect((await open({ channel: id })).status).toBe(403);
  expect((await store.db.selectFrom('embed_session').select('id').execute()).length).toBe(0);
  expect((await by('DELETE', `/${id}`)).status).toBe(200);
  expect((await list()).channels).toEqual([]);
  const entries = await store.db
    .selectFrom('audit_entry')
    .select(['action', 'who', 'target', 'tenant_id'])
    .where('access_domain', '=', 'main')
    .where('action', 'in', ['embed-made', 'embed-changed', 'embed-rotated', 'embed-removed'])
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual([
    ...['embed-made', 'embed-rotated', 'embed-changed', 'embed-changed', 'embed-removed'],
  ]);
  expect(entries.every(({ who, tenant_id }) => who === 'operator' && tenant_id === null)).toBe(true);
});

test('it shows what everybody may read and nothing else', async () => {
  const { makePortals, store } = await openChannels();
  await store.db
    .insertInto('knowledge_base')
    .values({
      ...{ id: 9, slug: 'mill-own', title: JSON.stringify({ 'zh-CN': '内部', 'en-US': 'Own' }) as never },
      ...{ owner_kind: 'organization', owner_id: 'mill', audience: 'members' },
    })
    .execute();
  expect((await makePortals({ identity: true, reads: 'organization' })).data?.field).toBe('reads');
  for (const base of [9, 777]) expect((await makePortals({ bases: [base] })).data?.field).toBe('bases');
  expect((await makePortals({ bases: [3] })).status).toBe(200);
});

test('at most twenty, also when asked for at once', async () => {
  const { makePortals, list } = await openChannels();
  const answers = await Promise.all(Array.from({ length: 23 }, () => makePortals()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  expect((await list()).channels).toHaveLength(20);
});

test('viewers look, operators of others are refused, and an organization’s channel is not the portal’s', async () => {
  const { by, store, channel, full, makePortals, call, headers } = await openChannels();
  const viewer = await signedIn(store, 'viewer', null, 'viewer');
  expect((await by('GET', '', undefined, viewer)).status).toBe(200);
  expect((await by('POST', '', full(), viewer)).status).toBe(403);
  const foreign = await signedIn(store, 'foreign', 'rival');
  expect((await by('GET', '', undefined, foreign)).status).toBe(403);
  expect((await by('DELETE', `/${channel}`)).status).toBe(404);
  expect((await by('PUT', `/${channel}`, { ...full(), enabled: false })).status).toBe(404);
  expect((await by('POST', `/${channel}/rotate`, {})).status).toBe(404);
  const { id } = (await makePortals()).data.channel;
  expect((await call('DELETE', `/api/embed/channels/${id}`, { headers })).status).toBe(404);
  expect((await call('GET', path, { headers })).status).toBe(401);
});

test('an operator who has not proved lately who they are makes none', async () => {
  const { makePortals, store, list } = await openChannels();
  await store.db
    .updateTable('person_session')
    .set({ proved_at: new Date(0) })
    .execute();
  expect((await makePortals()).status).toBe(403);
  expect((await list()).channels).toEqual([]);
});
