import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { goodPassword, openPeopleApp, signedInPerson, withPassword } from '../../../tests/support/person';
import { keepFile } from '../store/person-files';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function openWithPerson() {
  const app = await openPeopleApp();
  return { ...app, wei: await signedInPerson(app.store, { phone: '13800000042', nickname: '周工' }) };
}

describe('conversations', () => {
  test('of a browser become the person’s who signs in on it; the next visitor of that browser sees none', async () => {
    const { call, store } = await openPeopleApp();
    await withPassword(store);
    const cookie = { cookie: `mw_visitor=${'v'.repeat(22)}` };
    const chat = { id: randomUUID(), title: 'Bearings' };
    expect((await call('POST', '/api/messages/save', { headers: cookie, body: chat })).status).toBe(200);
    const body = { username: '13800000042', password: goodPassword };
    const { data } = await call('POST', '/proxy-api/open/office/loginAcc', { headers: cookie, body });
    const history = async (headers: Record<string, string>) =>
      (await call('GET', '/api/question/list', { headers })).data.list.map(({ title }: { title: string }) => title);
    expect(await history({ ...cookie, ...bearer(data.access_token) })).toEqual(['Bearings']);
    expect(await history(bearer(data.access_token))).toEqual(['Bearings']);
    expect(await history(cookie)).toEqual([]);
    expect(
      (await call('GET', `/api/messages/detailByChatId/${chat.id}`, { headers: bearer(data.access_token) })).data.mine,
    ).toBe(true);
  });
});

describe('the person', () => {
  test('is told to others by name and picture, never by phone or address', async () => {
    const { call, wei } = await openWithPerson();
    const { id } = wei.person;
    const answers = [
      await call('GET', `/api/session/knowledge-user/${id}`),
      await call('GET', `/sns/api/member/detail/${id}`),
      await call('GET', `/proxy-api/open/person/queryListByUucId?uucId=${id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(JSON.stringify(answers)).not.toContain('13800000042');
    expect(JSON.stringify(answers)).not.toContain(wei.person.ownerKey);
    expect((await call('GET', '/sns/api/member/detail/nobody')).status).toBe(404);
    expect((await call('GET', '/proxy-api/open/person/queryListByUucId?uucId=nobody')).data).toEqual([]);
  });

  test('changes name and picture; the picture is one of this site', async () => {
    const { call, wei, store } = await openWithPerson();
    const update = (body: object) => call('POST', '/proxy-api/open/person/updateUser', { headers: wei.headers, body });
    expect((await update({ nickname: ' 周师傅\u0000 ' })).data.nickname).toBe('周师傅');
    const own = await keepFile(store.db, wei.person.id, { name: 'a.png', mime: 'image/png', bytes: Buffer.from('a') });
    expect((await update({ headImg: `/files/${own}` })).data.headImg).toBe(`/files/${own}`);
    const { person: li } = await signedInPerson(store, { phone: '13700000077' });
    const theirs = await keepFile(store.db, li.id, { name: 'b.png', mime: 'image/png', bytes: Buffer.from('b') });
    expect((await update({ headImg: `/files/${theirs}` })).status).toBe(404);
    for (const headImg of [
      'http://169.254.169.254/latest',
      '//evil.example/x.png',
      'javascript:alert(1)',
      '/files/../admin',
    ])
      expect([headImg, (await update({ headImg })).status]).toEqual([headImg, 400]);
  });

  test('gets a new address only with the code that was sent there, and never somebody else’s', async () => {
    const { call, askForCode, store, wei } = await openWithPerson();
    await signedInPerson(store, { email: 'li@example.com' });
    const update = (body: object) => call('POST', '/proxy-api/open/person/updateUser', { headers: wei.headers, body });
    expect((await update({ email: 'wei@example.com' })).data).toMatchObject({ field: 'verificationCode' });
    const { code } = await askForCode('wei@example.com', 'socialbind');
    expect((await update({ email: 'wei@example.com', verificationCode: code })).data.email).toBe('wei@example.com');
    const other = await askForCode('li@example.com', 'socialbind');
    const taken = await update({ email: 'li@example.com', verificationCode: other.code });
    expect(taken).toMatchObject({ status: 400, data: { field: 'email' } });
  });
});
