import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { setPersonDisabled } from '../../server/accounts/store/disabling';
import { addMember, changeRole } from '../../server/accounts/store/memberships';
import { addOrganization } from '../../server/accounts/store/organizations';
import { limits } from '../../server/base/limits/limits';
import { openPeopleApp, signedInPerson } from '../support/person';

type Who = { headers: Record<string, string> };

async function openWorks(options?: Parameters<typeof openPeopleApp>[0]) {
  const app = await openPeopleApp(options);
  const { db } = app.store;
  const works = (await addOrganization(db, { name: 'Iron Works', tenantCode: 'iron' })) ?? '';
  const owner = await signedInPerson(app.store, { phone: '13800000001', nickname: 'Zhou' });
  const admin = await signedInPerson(app.store, { phone: '13800000002' });
  const member = await signedInPerson(app.store, { phone: '13800000003' });
  const guest = await signedInPerson(app.store, { phone: '13800000004' });
  const other = await signedInPerson(app.store, { email: 'wei@example.com' });
  await addMember(db, works, owner.person.id, 'owner');
  await addMember(db, works, admin.person.id, 'admin');
  await addMember(db, works, member.person.id, 'member');
  const list = `/api/organizations/${works}/invitations`;
  const invite = (who: Who, wish: object = {}) =>
    app.call('POST', list, { headers: who.headers, body: { role: 'member', uses: 1, days: 7, ...wish } });
  const accept = (who: Who, token: string) =>
    app.call('POST', '/api/organizations/invitations/accept', { headers: who.headers, body: { token } });
  const look = (token: string) => app.call('POST', '/api/organizations/invitations/look', { body: { token } });
  const open = async (who: Who = owner) => app.call('GET', list, { headers: who.headers });
  const withdraw = (who: Who, id: string) => app.call('DELETE', `${list}/${id}`, { headers: who.headers });
  const roles = async () => {
    const rows = await db
      .selectFrom('membership')
      .select(['person_id', 'role'])
      .where('organization_id', '=', works)
      .execute();
    return Object.fromEntries(rows.map(({ person_id, role }) => [person_id, role]));
  };
  return { ...app, db, works, owner, admin, member, guest, other, invite, accept, look, open, withdraw, roles };
}

describe('an invitation', () => {
  test('takes in as many as it says, once each, and stands in the log of both', async () => {
    const { owner, member, guest, other, invite, accept, look, open, roles, db } = await openWorks();
    const made = await invite(owner, { uses: 2 });
    const { token, invitation } = made.data;
    expect(invitation).toMatchObject({ role: 'member', uses: 2, usesLeft: 2, invitedBy: 'Zhou' });
    expect((await look(token)).data.offer).toMatchObject({
      tenantName: 'Iron Works',
      role: 'member',
      invitedBy: 'Zhou',
    });
    expect((await accept(member, token)).status).toBe(409);
    expect((await open()).data).toMatchObject([{ id: invitation.id, usesLeft: 2 }]);
    expect(await accept(guest, token)).toMatchObject({ status: 200, data: { name: 'Iron Works', role: 'member' } });
    expect((await accept(guest, token)).status).toBe(409);
    expect((await accept(other, token)).status).toBe(200);
    expect((await roles())[guest.person.id]).toBe('member');
    expect((await open()).data).toEqual([]);
    expect(await look(token)).toMatchObject({
      status: 200,
      data: { reason: expect.stringContaining('already been used') },
    });
    const events = await db.selectFrom('person_event').select(['person_id', 'kind']).orderBy('id').execute();
    expect(events.filter(({ kind }) => kind.startsWith('invit'))).toEqual([
      { person_id: owner.person.id, kind: 'invited' },
      { person_id: guest.person.id, kind: 'invitation-accepted' },
      { person_id: other.person.id, kind: 'invitation-accepted' },
    ]);
  });

  test('of one place takes one of two who come at once', async () => {
    const { owner, guest, other, invite, accept } = await openWorks();
    const { token } = (await invite(owner)).data;
    const both = await Promise.all([accept(guest, token), accept(other, token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('takes one place of somebody who accepts many times at once', async () => {
    const { owner, guest, invite, accept, open } = await openWorks();
    const { token } = (await invite(owner, { uses: 9 })).data;
    const answers = await Promise.all(Array.from({ length: 6 }, () => accept(guest, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await open()).data).toMatchObject([{ usesLeft: 8 }]);
  });

  test('for one phone is nobody else’s, and says so without naming it', async () => {
    const { owner, guest, other, invite, accept, look } = await openWorks();
    const { token, invitation } = (await invite(owner, { account: ' 138 0000 0004 ', uses: 50 })).data;
    expect(invitation).toMatchObject({ account: '138****0004', uses: 1 });
    expect((await look(token)).data.offer.account).toBe('138****0004');
    expect(await accept(other, token)).toMatchObject({ status: 403, msg: expect.stringContaining('another phone') });
    expect((await accept(guest, token)).status).toBe(200);
    expect((await invite(owner, { account: 'nobody' })).status).toBe(400);
  });

  test('ends, is withdrawn, and goes with the right of who made it', async () => {
    const { owner, admin, guest, invite, accept, look, withdraw, works, db } = await openWorks();
    const first = (await invite(owner)).data;
    await db.updateTable('invitation').set({ ends_at: sql<Date>`now()` }).execute();
    expect(await accept(guest, first.token)).toMatchObject({ status: 409, msg: expect.stringContaining('expired') });
    const second = (await invite(admin)).data;
    expect((await withdraw(owner, second.invitation.id)).status).toBe(200);
    expect((await withdraw(owner, second.invitation.id)).status).toBe(409);
    expect((await look(second.token)).data).toEqual({ reason: expect.stringContaining('withdrawn') });
    const third = (await invite(admin)).data;
    await changeRole(db, works, admin.person.id, 'member');
    expect((await accept(guest, third.token)).status).toBe(409);
  });
});

describe('a sent invitation', () => {
  const env = { MAIL_SENDER: 'webhook', MAIL_WEBHOOK_URL: 'http://127.0.0.1:9/' };
  const messages = async (db: Awaited<ReturnType<typeof openWorks>>['db']) =>
    db.selectFrom('outbox_message').select(['channel', 'target', 'notice']).orderBy('id').execute();
  const to = (account: string) => ({ account, send: true });

  test('goes to the one it is for, stands in the log without the address, and admits them', async () => {
    const { owner, admin, other, invite, accept, works, db, call } = await openWorks({ env });
    const ways = await call('GET', `/api/organizations/${works}/invitations/channels`, { headers: owner.headers });
    expect(ways.data).toEqual({ sms: false, email: true });
    const { token } = (await invite(admin, to(' WEI@example.com '))).data;
    const [sent, ...rest] = await messages(db);
    expect(rest).toEqual([]);
    expect(sent).toMatchObject({ channel: 'email', target: 'wei@example.com', notice: { organization: 'Iron Works' } });
    expect(JSON.stringify(sent?.notice)).toContain(`/invitation#${token}`);
    const events = await db.selectFrom('person_event').select(['kind', 'detail']).orderBy('id').execute();
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['invited', 'invitation-sent']));
    expect(JSON.stringify(events)).not.toContain('wei@');
    expect((await accept(other, token)).status).toBe(200);
  });

  test('is refused where nothing sends, for nobody, by a member, and too often', async () => {
    const { owner, admin, member, invite, works, db, call } = await openWorks({ env });
    expect((await invite(owner, to('13800000009'))).status).toBe(409);
    expect((await invite(owner, { send: true })).status).toBe(400);
    expect((await invite(member, to('a@example.com'))).status).toBe(403);
    const url = `/api/organizations/${works}/invitations/channels`;
    expect((await call('GET', url, { headers: member.headers })).status).toBe(403);
    const { toOne, perPerson } = limits.invitationsSent;
    for (let n = 0; n < toOne; n += 1) expect((await invite(admin, to('a@example.com'))).status).toBe(200);
    expect((await invite(owner, to('a@example.com'))).status).toBe(429);
    for (let n = toOne; n < perPerson; n += 1) expect((await invite(admin, to(`a${n}@example.com`))).status).toBe(200);
    expect((await invite(admin, to('last@example.com'))).status).toBe(429);
    expect(await messages(db)).toHaveLength(perPerson);
  });
});

describe('the page of an organization', () => {
  const page = { introduction: 'Rolls\u0007strip.', address: 'Mill Lane 4', website: 'https://iron.example/' };

  test('is written by its owners and admins alone, and stands in their log', async () => {
    const { owner, admin, member, guest, works, call, db } = await openWorks();
    const write = ({ headers }: Who, more: object = {}) =>
      call('PUT', `/api/organizations/${works}`, { headers, body: { ...page, ...more } });
    for (const who of [member, guest]) expect((await write(who)).status).toBe(403);
    expect((await write(owner)).data).toMatchObject({
      ...page,
      tenantName: 'Iron Works',
      introduction: 'Rolls strip.',
    });
    expect((await write(admin, { website: '' })).data).toMatchObject({ website: '' });
    for (const website of ['javascript:alert(1)', 'http://iron.example', 'https://a@b.example', 'x'.repeat(3_000)])
      expect(await write(owner, { website })).toMatchObject({ status: 400, data: { field: 'website' } });
    expect((await write(owner, { tenantName: 'Another Works' })).status).toBe(400);
    const events = await db.selectFrom('person_event').select('kind').where('kind', '=', 'organization-page').execute();
    expect(events).toHaveLength(2);
  });
});

describe('nobody', () => {
  test('invites who may not, to more than they may, or to a space of their own', async () => {
    const { owner, admin, member, guest, invite, open, call } = await openWorks();
    for (const who of [member, guest])
      expect([(await invite(who)).status, (await open(who)).status]).toEqual([403, 403]);
    for (const who of [owner, admin]) expect((await invite(who, { role: 'owner' })).status).toBe(400);
    expect((await invite(admin, { role: 'admin' })).status).toBe(200);
    const { headers } = guest;
    const space = await call('GET', '/proxy-api/open/office/addTenantPersonal', { headers });
    const url = `/api/organizations/${space.data.id}/invitations`;
    const body = { role: 'member', uses: 1, days: 1 };
    expect((await call('POST', url, { headers, body })).status).toBe(409);
  });

  test('withdraws an invitation of another organization', async () => {
    const { owner, guest, invite, open, call, db } = await openWorks();
    const { invitation } = (await invite(owner)).data;
    const pumps = (await addOrganization(db, { name: 'Pumps', tenantCode: 'pumps' })) ?? '';
    await addMember(db, pumps, guest.person.id, 'owner');
    const url = `/api/organizations/${pumps}/invitations/${invitation.id}`;
    expect((await call('DELETE', url, { headers: guest.headers })).status).toBe(404);
    expect((await open()).data).toHaveLength(1);
  });

  test('comes in without an account, or with one that is disabled', async () => {
    const { owner, guest, invite, accept, roles, db } = await openWorks();
    const { token } = (await invite(owner)).data;
    expect((await accept({ headers: {} }, token)).status).toBe(401);
    await setPersonDisabled(db, guest.person.id, true, 'left the company');
    expect((await accept(guest, token)).status).toBe(401);
    expect((await roles())[guest.person.id]).toBeUndefined();
  });

  test('finds a link by trying, and no link stands in a table or in a list', async () => {
    const { owner, guest, invite, accept, look, open, store } = await openWorks();
    const { token } = (await invite(owner)).data;
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(JSON.stringify((await open()).data)).not.toContain(token);
    const { rows } = await store.pool.query('select to_jsonb(i) as row from invitation i');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await look(`${token.slice(0, -2)}xx`)).data).toEqual({ reason: expect.stringContaining('does not exist') });
    const answers: number[] = [];
    for (let n = 0; n <= limits.invitationLooks.near; n += 1) answers.push((await look(`guess-${n}`)).status);
    expect(answers.at(-1)).toBe(429);
    expect((await accept(guest, 'guess')).status).toBe(429);
  });
});
