import { describe, expect, test } from 'vitest';
import { openPeopleApp, signedInPerson } from '../../../tests/support/person';
import { addMember } from '../store/memberships';
import { addOrganization } from '../store/organizations';

const me = '/api/session/user';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function openSteelworks() {
  const app = await openPeopleApp();
  const wei = await signedInPerson(app.store, { phone: '13800000042', nickname: '周工' });
  const { db } = app.store;
  const steel = (await addOrganization(db, { name: '北岭轧钢有限公司', tenantCode: 'beiling' })) ?? '';
  const pumps = (await addOrganization(db, { name: '海桥泵业有限公司', tenantCode: 'haiqiao' })) ?? '';
  await addMember(db, steel, wei.person.id, 'admin');
  return { ...app, wei, steel, pumps };
}

describe('an organization', () => {
  test('is listed for its members, asked by their own name', async () => {
    const { call, wei, steel } = await openSteelworks();
    const list = (username: string) =>
      call('GET', `/proxy-api/tenant/join/apply/list?username=${username}`, { headers: wei.headers });
    expect((await list('13800000042')).data).toMatchObject([{ id: steel, tenantCode: 'beiling', role: 'admin' }]);
    expect((await list('13900000042')).status).toBe(403);
    expect((await call('GET', '/proxy-api/tenant/join/apply/list?username=13800000042')).status).toBe(401);
  });

  test('is signed in to: a new token, and the person acts for it here and next time', async () => {
    const { call, wei, steel, pumps } = await openSteelworks();
    const enter = (tenantId: string, headers = wei.headers) =>
      call('POST', '/api/session/tenant-login', { headers, body: { tenantId } });
    expect((await enter(pumps)).status).toBe(403);
    expect((await enter('nobody')).msg).toBe((await enter(pumps)).msg);
    const { data } = await enter(steel);
    const headers = bearer(data.access_token);
    expect((await call('GET', me, { headers })).data).toMatchObject({
      tenantId: steel,
      tenantName: '北岭轧钢有限公司',
    });
    const info = await call('GET', '/proxy-api/index/tenantInfo', { headers });
    expect(info.data).toMatchObject({ tenantId: steel, tenantCode: 'beiling' });
    const member = `/proxy-api/getUucUserInfoByTenant?tenantId=${steel}&username=13800000042`;
    expect((await call('POST', member, { headers, body: {} })).data.tenantId).toBe(steel);
  });

  test('is left for the personal space, which is made once', async () => {
    const { call, wei, steel } = await openSteelworks();
    const { headers } = wei;
    const set = (tenantId: string) =>
      call('POST', '/econsole-api/api/tenant-user/setUserCurrentTenant', { headers, body: { tenantId } });
    await set(steel);
    const spaces = await Promise.all(
      [1, 2, 3].map(() => call('GET', '/proxy-api/open/office/addTenantPersonal', { headers })),
    );
    expect(new Set(spaces.map(({ data }) => data.id)).size).toBe(1);
    expect(spaces[0]?.data.name).toBe('个人用户');
    await set(spaces[0]?.data.id);
    expect((await call('GET', me, { headers })).data.tenantId).toBeNull();
    expect((await call('GET', '/proxy-api/index/tenantInfo', { headers })).data.tenantName).toBe('个人用户');
    const all = await call('GET', '/eiip-api/c/iam/tenant/list', { headers });
    expect(all.data.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['个人用户', '北岭轧钢有限公司']),
    );
  });

  test('is nobody’s any more once they were taken out, with tokens from before as well', async () => {
    const { call, store, wei, steel } = await openSteelworks();
    const other = await signedInPerson(store, { phone: '13800000043' });
    await addMember(store.db, steel, other.person.id, 'owner');
    const { data } = await call('POST', '/api/session/tenant-login', {
      headers: wei.headers,
      body: { tenantId: steel },
    });
    const lent = await call('POST', '/api/session/tenant-token', {
      headers: bearer(data.access_token),
      body: { tenantId: steel },
    });
    await call('DELETE', `/api/organizations/${steel}/members/${wei.person.id}`, { headers: other.headers });
    for (const headers of [bearer(data.access_token), bearer(lent.data.access_token)]) {
      expect((await call('GET', me, { headers })).data.tenantId).toBeNull();
      expect((await call('GET', '/proxy-api/index/tenantInfo', { headers })).data.tenantId).toBe('');
      const named = `/proxy-api/getUucUserInfoByTenant?tenantId=${steel}&username=13800000042`;
      expect((await call('POST', named, { headers, body: {} })).status).toBe(403);
      expect((await call('GET', `/api/organizations/${steel}/members`, { headers })).status).toBe(403);
    }
  });

  test('lends a token that acts for it and does not manage the account', async () => {
    const { call, wei, steel, pumps } = await openSteelworks();
    const lend = (tenantId: string, headers = wei.headers) =>
      call('POST', '/api/session/tenant-token', { headers, body: { tenantId } });
    expect((await lend(pumps)).status).toBe(403);
    const headers = bearer((await lend(steel)).data.access_token);
    expect((await call('GET', me, { headers })).data.tenantId).toBe(steel);
    expect((await call('GET', '/api/session/devices', { headers })).status).toBe(403);
    expect((await lend(steel, headers)).status).toBe(403);
    await call('POST', '/api/session/sign-out-everywhere', { headers: wei.headers, body: { keepThis: false } });
    expect((await call('GET', me, { headers })).status).toBe(401);
  });
});
