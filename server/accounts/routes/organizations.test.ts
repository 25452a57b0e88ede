import { describe, expect, test } from 'vitest';
import { checkDigit } from '../../../tests/support/check-digit';
import { signedIn } from '../../../tests/support/operator';
import { openPeopleApp, signedInPerson } from '../../../tests/support/person';
import { addMember } from '../store/memberships';
import { addOrganization } from '../store/organizations';

const code = `91130200MA0BE1LN7${checkDigit('91130200MA0BE1LN7')}`;

async function openSteelworks() {
  const app = await openPeopleApp({
    parts: { ocr: { readText: async () => ({ lines: [], width: 1, height: 1 }), close() {} } },
  });
  const { db } = app.store;
  const steel =
    (await addOrganization(db, { name: '北岭轧钢有限公司', tenantCode: 'beiling', code, industryId: '313' })) ?? '';
  const owner = await signedInPerson(app.store, { phone: '13800000001', nickname: '周工' });
  const admin = await signedInPerson(app.store, { phone: '13800000002' });
  const guest = await signedInPerson(app.store, { phone: '13800000003' });
  await addMember(db, steel, owner.person.id, 'owner');
  await addMember(db, steel, admin.person.id, 'admin');
  const members = `/api/organizations/${steel}/members`;
  const roleOf = async (id: string) => {
    const { data } = await app.call('GET', members, { headers: owner.headers });
    return data.find((one: { id: string }) => one.id === id)?.role;
  };
  return { ...app, steel, owner, admin, guest, members, roleOf };
}

describe('joining', () => {
  test.each(['beiling', code])('by %s: asked once, approved by an admin, told to the person', async (named) => {
    const { call, steel, admin, guest, roleOf } = await openSteelworks();
    const ask = () =>
      call('POST', '/proxy-api/tenant/join/apply/add', {
        headers: guest.headers,
        body: { tenantId: named, reason: ' 新来的点检员 ' },
      });
    const [first, second] = [await ask(), await ask()];
    expect(first.data).toMatchObject({
      tenantId: steel,
      status: 'pending',
      reason: '新来的点检员',
      applicant: '138****0003',
    });
    expect(second.data.id).toBe(first.data.id);
    const list = `/api/organizations/${steel}/applications`;
    expect((await call('GET', list, { headers: guest.headers })).status).toBe(403);
    expect((await call('GET', list, { headers: admin.headers })).data).toMatchObject([{ id: first.data.id }]);
    const decide = (headers: Record<string, string>) =>
      call('POST', `${list}/${first.data.id}`, { headers, body: { decision: 'approved' } });
    expect((await decide(guest.headers)).status).toBe(403);
    expect((await decide(admin.headers)).data.status).toBe('approved');
    expect((await decide(admin.headers)).status).toBe(409);
    expect(await roleOf(guest.person.id)).toBe('member');
    expect((await call('GET', '/proxy-api/tenant/join/apply/info', { headers: guest.headers })).data.status).toBe(
      'approved',
    );
    expect((await call('GET', '/api/organizations/applications', { headers: guest.headers })).data).toHaveLength(1);
    expect((await ask()).status).toBe(409);
  });

  test('what others asked for is not to be read or decided elsewhere', async () => {
    const { call, store, guest } = await openSteelworks();
    const other = await signedInPerson(store, { phone: '13800000004' });
    const pumps = (await addOrganization(store.db, { name: '海桥泵业有限公司', tenantCode: 'haiqiao' })) ?? '';
    await addMember(store.db, pumps, other.person.id, 'owner');
    const body = { tenantId: 'beiling' };
    const { data } = await call('POST', '/proxy-api/tenant/join/apply/add', { headers: guest.headers, body });
    const info = `/proxy-api/tenant/join/apply/info?id=${data.id}`;
    expect((await call('GET', info, { headers: other.headers })).status).toBe(404);
    const decide = `/api/organizations/${pumps}/applications/${data.id}`;
    expect((await call('POST', decide, { headers: other.headers, body: { decision: 'approved' } })).status).toBe(404);
  });
});

describe('members', () => {
  test('are shown to members, with masked accounts', async () => {
    const { call, members, admin, guest } = await openSteelworks();
    const { data } = await call('GET', members, { headers: admin.headers });
    expect(data).toMatchObject([{ nickname: '周工', account: '138****0001', role: 'owner' }, { role: 'admin' }]);
    expect((await call('GET', members, { headers: guest.headers })).status).toBe(403);
  });

  test('get roles from owners and admins, never more than these may give', async () => {
    const { call, store, steel, members, owner, admin, guest, roleOf } = await openSteelworks();
    await addMember(store.db, steel, guest.person.id, 'member');
    const set = (by: { headers: Record<string, string> }, of: string, role: string) =>
      call('PUT', `${members}/${of}`, { headers: by.headers, body: { role } });
    expect((await set(guest, guest.person.id, 'owner')).status).toBe(403);
    expect((await set(admin, admin.person.id, 'owner')).status).toBe(403);
    expect((await set(admin, owner.person.id, 'member')).status).toBe(403);
    expect((await set(admin, guest.person.id, 'admin')).status).toBe(200);
    expect((await set(owner, owner.person.id, 'member')).status).toBe(409);
    expect((await call('DELETE', `${members}/${owner.person.id}`, { headers: owner.headers })).status).toBe(409);
    expect((await call('DELETE', `${members}/${guest.person.id}`, { headers: guest.headers })).status).toBe(200);
    expect([await roleOf(guest.person.id), await roleOf(owner.person.id)]).toEqual([undefined, 'owner']);
  });
});

describe('at the same time', () => {
  test('two admins decide one application: one answer counts, and nobody is taken in twice', async () => {
    const { call, store, steel, owner, admin, guest } = await openSteelworks();
    const body = { tenantId: 'beiling' };
    const asked = await Promise.all(
      [1, 2, 3].map(() => call('POST', '/proxy-api/tenant/join/apply/add', { headers: guest.headers, body })),
    );
    expect(new Set(asked.map(({ data }) => data.id)).size).toBe(1);
    const decide = ({ headers }: typeof owner, decision: string) =>
      call('POST', `/api/organizations/${steel}/applications/${asked[0]?.data.id}`, { headers, body: { decision } });
    const answers = await Promise.all([decide(owner, 'approved'), decide(admin, 'refused')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const approved = answers[0].status === 200;
    const members = await store.pool.query('select 1 from membership where person_id = $1', [guest.person.id]);
    expect(members.rowCount).toBe(approved ? 1 : 0);
  });

  test('owners who leave together leave one behind', async () => {
    const { call, store, steel, members, owner, guest } = await openSteelworks();
    await addMember(store.db, steel, guest.person.id, 'owner');
    const left = await Promise.all(
      [owner, guest].map(({ headers, person }) => call('DELETE', `${members}/${person.id}`, { headers })),
    );
    expect(left.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('one who is no admin any more decides nothing', async () => {
    const { call, steel, members, owner, admin, guest } = await openSteelworks();
    const body = { tenantId: 'beiling' };
    const { data } = await call('POST', '/proxy-api/tenant/join/apply/add', { headers: guest.headers, body });
    await call('PUT', `${members}/${admin.person.id}`, { headers: owner.headers, body: { role: 'member' } });
    const url = `/api/organizations/${steel}/applications/${data.id}`;
    expect((await call('POST', url, { headers: admin.headers, body: { decision: 'approved' } })).status).toBe(403);
    expect((await call('GET', '/api/organizations/nowhere/members', { headers: admin.headers })).status).toBe(403);
  });
});

describe('registering', () => {
  const apply = '/proxy-api/open/person/apply/save';
  const newCode = `91310115MA1K4HQB0${checkDigit('91310115MA1K4HQB0')}`;
  const form = { name: '海桥泵业有限公司', code: newCode, industryId: '344', contact: '林工', phone: '13800000003' };

  test('is asked of the operators; who asked becomes the owner', async () => {
    const { call, store, guest } = await openSteelworks();
    const asked = await call('POST', apply, { headers: guest.headers, body: form });
    expect(asked.data).toMatchObject({ ...form, status: 'pending' });
    const admin = '/api/admin/organization-applications';
    const scoped = await signedIn(store, 'scoped', 'somewhere');
    expect((await call('GET', admin, { headers: scoped })).status).toBe(403);
    const operator = await signedIn(store);
    expect((await call('GET', admin, { headers: operator })).data).toMatchObject([{ id: asked.data.id }]);
    const decide = () =>
      call('POST', `${admin}/${asked.data.id}`, { headers: operator, body: { decision: 'approved' } });
    expect((await decide()).data.status).toBe('approved');
    expect((await decide()).status).toBe(409);
    const mine = await call('GET', '/proxy-api/tenant/join/apply/list?username=13800000003', {
      headers: guest.headers,
    });
    expect(mine.data).toMatchObject([{ name: form.name, code: newCode, role: 'owner' }]);
    const page = await call('POST', '/proxy-api/open/office/tenantInfoByCode', {
      body: { tenantCode: mine.data[0].tenantCode },
    });
    expect(page.data).toMatchObject({ tenantName: form.name, industry: 'Pumps, valves and compressors' });
    expect((await call('POST', apply, { headers: guest.headers, body: form })).msg).toContain('Ask to join it');
  });

  test('approves what the operator has read: a wish that was changed since is another one', async () => {
    const { call, store, guest } = await openSteelworks();
    const ask = (more = {}) => call('POST', apply, { headers: guest.headers, body: { ...form, ...more } });
    const read = await ask();
    expect((await ask()).data.id).toBe(read.data.id);
    const changed = await ask({ name: '北岭轧钢集团' });
    expect(changed.data).toMatchObject({ name: '北岭轧钢集团', status: 'pending' });
    const headers = await signedIn(store);
    const approve = (id: string) =>
      call('POST', `/api/admin/organization-applications/${id}`, { headers, body: { decision: 'approved' } });
    expect((await approve(read.data.id)).status).toBe(404);
    const open = await call('GET', '/api/admin/organization-applications', { headers });
    expect(open.data).toMatchObject([{ id: changed.data.id, name: '北岭轧钢集团' }]);
    const decided = await Promise.all([approve(changed.data.id), approve(changed.data.id), approve(changed.data.id)]);
    expect(decided.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const rows = await store.db.selectFrom('organization').select('name').where('code', '=', newCode).execute();
    expect(rows).toEqual([{ name: '北岭轧钢集团' }]);
  });

  test('two who ask for one code are both heard; the second is told that it is taken', async () => {
    const { call, store, guest, admin } = await openSteelworks();
    const ask = (headers: Record<string, string>) => call('POST', apply, { headers, body: form });
    const [first, second] = await Promise.all([ask(guest.headers), ask(admin.headers)]);
    expect(first.data.id).not.toBe(second.data.id);
    const headers = await signedIn(store);
    const decide = (id: string, decision: string) =>
      call('POST', `/api/admin/organization-applications/${id}`, { headers, body: { decision } });
    const both = await Promise.all([decide(first.data.id, 'approved'), decide(second.data.id, 'approved')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const left = both[0].status === 409 ? first : second;
    expect((await decide(left.data.id, 'refused')).data.status).toBe('refused');
    expect((await store.pool.query('select 1 from organization where code = $1', [newCode])).rowCount).toBe(1);
  });

  test.each([
    [{ code: code.slice(0, 17) + (code.endsWith('0') ? '1' : '0') }, 'code'],
    [{ code: '太长' }, 'code'],
    [{ name: '个人用户' }, 'name'],
    [{ name: ' \u0000 ' }, 'name'],
    [{ industryId: '999' }, 'industryId'],
  ])('with %j is refused by its field', async (wrong, field) => {
    const { call, guest } = await openSteelworks();
    const answer = await call('POST', apply, { headers: guest.headers, body: { ...form, ...wrong } });
    expect([answer.status, answer.data?.field]).toEqual([400, field]);
  });

  test('with a picture of somebody else, or of another host, is refused', async () => {
    const { call, guest } = await openSteelworks();
    for (const licenceUrl of ['http://169.254.169.254/', '/files/aaaaaaaaaaaaaaaaaaaaaa', '../../etc/passwd'])
      expect((await call('POST', apply, { headers: guest.headers, body: { ...form, licenceUrl } })).status).toBe(404);
  });
});
