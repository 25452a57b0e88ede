import { expect, test } from 'vitest';
import { ask, newAsking } from '../../../tests/support/ask';
import { openEmbed, PARENT } from '../../../tests/support/open-embed';
import { signedInPerson } from '../../../tests/support/person';
import { addMember } from '../../accounts/store/memberships';

test('administrators make channels; members see their names, others nothing', async () => {
  const { make, call, headers, channel, secret, store } = await openEmbed();
  expect(channel).toMatch(/^ch_[0-9a-f]{16}$/);
  expect(secret).toMatch(/^mwi_[\w-]{43}$/);
  const [listed] = (await call('GET', '/api/embed/channels', { headers })).data;
  expect(listed).toMatchObject({
    id: channel,
    origins: [PARENT],
    hasSecret: true,
    usedToday: 0,
    sessions: 0,
    mayChange: true,
  });
  const row = await store.db.selectFrom('embed_channel').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(secret);
  const other = await signedInPerson(store, { phone: '13800000055' });
  expect((await call('GET', '/api/embed/channels', { headers: other.headers })).status).toBe(403);
  await addMember(store.db, 'mill', other.person.id, 'member');
  await store.db.updateTable('person_session').set({ tenant_id: 'mill' }).where('id', '=', other.session).execute();
  const seen = (await call('GET', '/api/embed/channels', { headers: other.headers })).data;
  expect(seen).toEqual([{ id: channel, name: 'Web site', state: 'on', createdAt: listed.createdAt, mayChange: false }]);
  expect((await make({}, other.headers)).status).toBe(403);
  expect((await call('DELETE', `/api/embed/channels/${channel}`, { headers: other.headers })).status).toBe(403);
  expect((await call('GET', '/api/embed/channels')).status).toBe(401);
});

test('only exact origins are taken, and what members read needs identities', async () => {
  const { make, call, headers } = await openEmbed();
  for (const origin of ['http://company.example', 'https://*.company.example', 'https://company.example/a', '*'])
    expect([origin, (await make({ origins: [origin] })).data?.field]).toEqual([origin, 'origins']);
  expect((await make({ identity: false, reads: 'organization' })).data?.field).toBe('reads');
  expect((await make({ bases: [777] })).data?.field).toBe('bases');
  expect((await make({ bases: [3], identity: false })).data.secret).toBeUndefined();
  for (let more = 2; more < 20; more += 1) expect((await make()).status).toBe(200);
  expect((await make()).status).toBe(409);
  expect((await call('GET', '/api/embed/channels', { headers })).data).toHaveLength(20);
});

test('a visitor asks and reads the own answer; nobody else does', async () => {
  const { enter, app, call, headers } = await openEmbed();
  const [one, two] = [await enter(), await enter()];
  expect(one).toMatchObject({ status: 200, data: { identified: false } });
  expect(one.headers['set-cookie']).toBeUndefined();
  const asking = newAsking();
  const asked = await ask(app, asking, { cookie: '', headers: one.by });
  expect([asked.status, asked.events.at(-1)?.event]).toEqual([200, 'deep_researcher_end']);
  const chat = (by: object) => call('GET', `/api/messages/detailByChatId/${asking.chatId}`, { headers: by as never });
  expect((await chat(one.by)).data.mine).toBe(true);
  expect((await chat(two.by)).data?.mine ?? false).toBe(false);
  expect((await call('GET', '/api/search?q=PLC', { headers: two.by })).status).toBe(200);
  expect((await call('POST', '/api/embed/sessions/renew', { headers: one.by })).data.expiresAt).toBeTruthy();
  const [listed] = (await call('GET', '/api/embed/channels', { headers })).data;
  expect(listed).toMatchObject({ sessions: 2, usedToday: 1 });
  expect((await call('DELETE', '/api/embed/sessions', { headers: one.by })).status).toBe(200);
  expect((await call('GET', '/api/search?q=PLC', { headers: one.by })).status).toBe(401);
});

test('whom the company names comes back to the own chats, and is a stranger in each other channel', async () => {
  const { enter, make, sign, call, store, open } = await openEmbed();
  const visitorOf = async () => {
    const rows = await store.db.selectFrom('embed_session').select('visitor').orderBy('created_at', 'desc').execute();
    return rows[0]?.visitor;
  };
  expect((await enter('visitor-7')).data).toMatchObject({ identified: true });
  const first = await visitorOf();
  await enter('visitor-7');
  expect(await visitorOf()).toBe(first);
  await enter('visitor-8');
  expect(await visitorOf()).not.toBe(first);
  const { data } = await make();
  const identity = sign({ sub: 'visitor-7', aud: data.channel.id }, data.secret);
  expect((await open({ channel: data.channel.id, identity })).status).toBe(200);
  expect(await visitorOf()).not.toBe(first);
  // What the company calls them is in the answer, and in no table.
  expect(
    (await open({ nonce: 'another-nonce-0000001', identity: sign({ nonce: 'another-nonce-0000001', name: 'Li' }) }))
      .data.name,
  ).toBe('Li');
  const tables = await store.db.selectFrom('embed_session').selectAll().execute();
  expect(JSON.stringify(tables)).not.toMatch(/visitor-7|Li/);
  expect((await call('GET', '/api/search?q=PLC', { headers: { authorization: 'Bearer mwe_short' } })).status).toBe(401);
});

test('a new secret signs at once, the old one until the overlap ends', async () => {
  const { channel, call, headers, sign, open, secret, enter } = await openEmbed();
  const rotate = (overlapHours: number) =>
    call('POST', `/api/embed/channels/${channel}/rotate`, { headers, body: { overlapHours } });
  const enterBy = async (by: string, nonce: string) => (await open({ nonce, identity: sign({ nonce }, by) })).status;
  const { data } = await rotate(24);
  expect(data.channel.formerUntil).toBeTruthy();
  expect(await enterBy(secret, 'nonce-0000000000000001')).toBe(200);
  expect(await enterBy(data.secret, 'nonce-0000000000000002')).toBe(200);
  const anybody = await enter();
  const next = (await rotate(0)).data.secret;
  expect(await enterBy(secret, 'nonce-0000000000000003')).toBe(403);
  expect(await enterBy(data.secret, 'nonce-0000000000000004')).toBe(403);
  expect(await enterBy(next, 'nonce-0000000000000005')).toBe(200);
  expect((await call('GET', '/api/search?q=PLC', { headers: anybody.by })).status).toBe(200);
});

test('what is narrowed or switched off ends sessions; what is only renamed does not', async () => {
  const { enter, change, call } = await openEmbed();
  const reads = async (by: object) => (await call('GET', '/api/search?q=PLC', { headers: by as never })).status;
  const { by } = await enter();
  await change({ name: 'Renamed', origins: [PARENT, 'https://two.company.example'] });
  expect(await reads(by)).toBe(200);
  await change({ origins: ['https://two.company.example'] });
  expect(await reads(by)).toBe(401);
  await change({});
  const again = await enter();
  await change({ enabled: false });
  expect(await reads(again.by)).toBe(401);
  expect((await enter()).status).toBe(403);
});
