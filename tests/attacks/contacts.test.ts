import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { bindIdentity, findPerson } from '../../server/accounts/store/persons';
import { keepWeixin } from '../../server/accounts/store/sign-ons';
import { hashPassword } from '../../server/base/password';
import { goodPassword, openPeopleApp, signedInPerson } from '../support/person';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const own = 'wei@example.com';
const phone = '13800000042';
const thief = 'thief@example.com';
const second = 'thief2@example.com';

/** A person who signed in an hour ago, and a thief with their token. */
async function openWithVictim(contact: { email?: string; phone?: string } = { email: own }) {
  const test = await openPeopleApp();
  const victim = await signedInPerson(test.store, { ...contact, password: await hashPassword(goodPassword) });
  const { db } = test.store;
  const age = () => db.updateTable('person_session').set({ proved_at: sql`now() - interval '1 hour'` }).execute();
  await age();
  const later = () => db.updateTable('verification_code').set({ sent_at: sql`now() - interval '5 minutes'` }).execute();
  const codeFor = async (account: string) => {
    await later();
    return (await test.askForCode(account, 'socialbind')).code;
  };
  const update = (body: object, headers: Record<string, string> = victim.headers) =>
    test.call('POST', '/proxy-api/open/person/updateUser', { headers, body });
  const change = async (field: 'email' | 'phone', account: string, headers?: Record<string, string>) =>
    update({ [field]: account, verificationCode: await codeFor(account) }, headers);
  const prove = (headers: Record<string, string> = victim.headers) =>
    test.call('POST', '/api/session/prove', { headers, body: { password: goodPassword } });
  const now = async () => {
    const { email, phone, password } = (await findPerson(db, victim.person.id)) ?? {};
    return { email, phone, password: password !== null };
  };
  const notices = async (target?: string) => {
    await test.ctx.jobs.idle();
    const rows = await db
      .selectFrom('outbox_message')
      .selectAll()
      .where('scenario', '=', 'notice')
      .orderBy('id')
      .execute();
    return rows.filter((row) => target === undefined || row.target === target);
  };
  const tokenFor = async (target: string) => {
    const notice = (await notices(target)).at(-1)?.notice;
    return (notice && 'link' in notice ? notice.link : '')?.split('#')[1] ?? '';
  };
  const undo = (token: string) => test.call('POST', '/api/session/undo-changes', { body: { token } });
  return { ...test, victim, age, update, change, prove, now, notices, tokenFor, undo, codeFor };
}

describe('with a stolen token alone', () => {
  test.each(['email', 'phone'] as const)('the %s cannot be changed, not even with its code', async (field) => {
    const { change, now } = await openWithVictim();
    const answer = await change(field, field === 'email' ? thief : '13900000099');
    expect(answer).toMatchObject({ status: 403, data: { reason: 'prove-again' } });
    expect(await now()).toMatchObject({ email: own, phone: null });
  });

  test('nor with the user token, with what it is traded for, or with a token for an organization', async () => {
    const { call, victim, change, now } = await openWithVictim();
    const scene = { userFrom: 'x', scene: ['www'], source: 'x' };
    const trade = (token: string) =>
      call('POST', '/proxy-api/open/person/accToken', { headers: bearer(token), body: scene });
    const traded = await trade(victim.userToken);
    const space = await call('GET', '/proxy-api/open/office/addTenantPersonal', {
      headers: bearer(traded.data.access_token),
    });
    const limited = await call('POST', '/api/session/tenant-token', {
      headers: bearer(traded.data.access_token),
      body: { tenantId: space.data?.id ?? 'x' },
    });
    const tokens = [
      victim.userToken,
      traded.data.access_token,
      traded.data.userToken,
      limited.data?.access_token ?? '',
    ];
    for (const token of tokens) expect([401, 403]).toContain((await change('email', thief, bearer(token))).status);
    expect(await now()).toMatchObject({ email: own });
  });

  test('a code to the new contact is no proof of the old one', async () => {
    const { call, victim, codeFor, now } = await openWithVictim();
    for (const body of [{ to: 'email', code: await codeFor(thief) }, { password: 'Password123!' }, {}])
      expect((await call('POST', '/api/session/prove', { headers: victim.headers, body })).status).toBe(400);
    expect(await now()).toMatchObject({ email: own });
  });

  test('the password cannot be changed by a code for something else', async () => {
    const { call, askForCode, now } = await openWithVictim();
    for (const scenario of ['login', 'socialbind']) {
      const { code: verificationCode } = await askForCode(own, scenario);
      const to = { username: own, scenario, verificationCode };
      const { data } = await call('POST', '/api/uuc/v1/check-code', { body: to });
      const body = { ...to, uucToken: data?.uucToken ?? 'x', newPassword: 'Thief-Kettle-42x' };
      expect((await call('POST', '/proxy-api/checkAndChangePassword', { body })).status).toBe(400);
    }
    expect(
      (await call('POST', '/proxy-api/open/office/loginAcc', { body: { username: own, password: goodPassword } }))
        .status,
    ).toBe(200);
    expect(await now()).toMatchObject({ password: true });
  });
});

describe('who has the password too', () => {
  test('changes the address; the old one is told and puts it back, which ends every session and the password', async () => {
    const { prove, change, now, notices, tokenFor, undo, call, victim } = await openWithVictim();
    await prove();
    expect((await change('email', thief)).status).toBe(200);
    expect(await now()).toMatchObject({ email: thief });
    expect((await notices()).map(({ target }) => target)).toEqual([own]);
    const look = await call('POST', '/api/session/undo-changes/look', { body: { token: await tokenFor(own) } });
    expect(look).toMatchObject({ status: 200, data: { changes: [{ what: 'email' }] } });
    expect(JSON.stringify(look)).not.toContain(thief);
    expect(await now()).toMatchObject({ email: thief });
    expect((await undo(await tokenFor(own))).status).toBe(200);
    expect(await now()).toEqual({ email: own, phone: null, password: false });
    expect((await call('GET', '/api/session/user', { headers: victim.headers })).status).toBe(401);
    const login = { username: own, password: goodPassword };
    expect((await call('POST', '/proxy-api/open/office/loginAcc', { body: login })).status).toBe(400);
  });

  test('changes it twice and binds a phone: the first owner still gets all of it back', async () => {
    const { prove, change, now, notices, tokenFor, undo } = await openWithVictim();
    await prove();
    await change('email', thief);
    await change('phone', '13900000099');
    await change('email', second);
    expect((await notices(own)).length).toBe(3);
    expect((await undo(await tokenFor(own))).status).toBe(200);
    expect(await now()).toEqual({ email: own, phone: null, password: false });
  });

  test('cannot undo the owner’s undoing with the notices of their own contacts', async () => {
    const { prove, change, now, tokenFor, undo } = await openWithVictim();
    await prove();
    await change('email', thief);
    await change('email', second);
    const [theirs, owners] = [await tokenFor(thief), await tokenFor(own)];
    // The thief undoes first: the state before their second change returns, and the owner can still go further back.
    expect((await undo(theirs)).status).toBe(200);
    expect(await now()).toMatchObject({ email: thief });
    expect((await undo(owners)).status).toBe(200);
    expect(await now()).toMatchObject({ email: own });
    for (const token of [theirs, owners]) expect((await undo(token)).status).toBe(400);
    expect(await now()).toMatchObject({ email: own });
  });

  test('binds a WeChat of their own: the owner is told, and undoing takes it away', async () => {
    const { store, call, askForCode, notices, tokenFor, undo, victim } = await openWithVictim({ phone });
    const weixinBindCode = await keepWeixin(store.db, { subject: 'thief', nickname: 'x', headImg: '' });
    const { code } = await askForCode(phone, 'socialbind');
    const body = { username: phone, password: code, captchaAnswer: 'x', code: 'x', weixinBindCode };
    expect((await call('POST', '/proxy-api/open/weixin/bind', { body })).status).toBe(200);
    expect((await notices(phone)).length).toBe(1);
    expect((await undo(await tokenFor(phone))).status).toBe(200);
    expect(await bindIdentity(store.db, 'weixin', 'thief', victim.person.id)).toBe(true);
    const bound = await store.db.selectFrom('person_identity').select('subject').execute();
    expect(bound).toEqual([{ subject: 'thief' }]);
  });

  test('a WeChat cannot be bound with a token and a code to another contact', async () => {
    const { store, call, askForCode, victim } = await openWithVictim({ phone });
    const weixinBindCode = await keepWeixin(store.db, { subject: 'thief', nickname: 'x', headImg: '' });
    const { code } = await askForCode('13900000099', 'socialbind');
    const body = { username: phone, password: code, captchaAnswer: 'x', code: 'x', weixinBindCode };
    expect((await call('POST', '/proxy-api/open/weixin/bind', { headers: victim.headers, body })).status).toBe(400);
    expect(await store.db.selectFrom('person_identity').selectAll().execute()).toEqual([]);
  });

  test('sets a new password by the code of a contact they have bound: the owner is told and takes all back', async () => {
    const { prove, change, call, askForCode, notices, tokenFor, undo, now } = await openWithVictim({ phone });
    await prove();
    await change('email', thief);
    const { code: verificationCode } = await askForCode(thief, 'getback');
    const to = { username: thief, scenario: 'getback', verificationCode };
    const { data } = await call('POST', '/api/uuc/v1/check-code', { body: to });
    const body = { ...to, uucToken: data.uucToken, newPassword: 'Thief-Kettle-42x' };
    expect((await call('POST', '/proxy-api/checkAndChangePassword', { body })).status).toBe(200);
    expect((await notices(phone)).length).toBe(2);
    expect((await undo(await tokenFor(phone))).status).toBe(200);
    expect(await now()).toEqual({ email: null, phone, password: false });
  });

  test('two changes at once leave one chain: the owner gets the first state back', async () => {
    const { prove, codeFor, update, now, tokenFor, undo } = await openWithVictim();
    await prove();
    const codes = [await codeFor(thief), await codeFor(second)];
    await Promise.all([
      update({ email: thief, verificationCode: codes[0] }),
      update({ email: second, verificationCode: codes[1] }),
    ]);
    expect([thief, second]).toContain((await now()).email);
    expect((await undo(await tokenFor(own))).status).toBe(200);
    expect(await now()).toMatchObject({ email: own });
  });

  test('nobody takes over a contact that somebody may still get back, and signing in with it makes no new account', async () => {
    const { store, prove, change, call, askForCode, tokenFor, undo, now } = await openWithVictim();
    await prove();
    await change('email', thief);
    const other = await signedInPerson(store, { phone: '13700000077' });
    expect(await change('email', own, other.headers)).toMatchObject({ status: 400, data: { field: 'email' } });
    const { code } = await askForCode(own, 'login');
    const body = { username: own, password: code, captchaAnswer: 'x', captchaToken: 'x' };
    expect((await call('POST', '/proxy-api/open/office/loginAccSms', { body })).status).toBe(400);
    expect((await undo(await tokenFor(own))).status).toBe(200);
    expect(await now()).toMatchObject({ email: own });
  });

  test('somebody else’s contact is nobody’s to take, and nobody is told', async () => {
    const { store, prove, change, notices, now } = await openWithVictim();
    await signedInPerson(store, { email: 'li@example.com' });
    await prove();
    expect(await change('email', 'li@example.com')).toMatchObject({ status: 400, data: { field: 'email' } });
    expect(await notices()).toEqual([]);
    expect(await now()).toMatchObject({ email: own });
  });
});

describe('the link that undoes', () => {
  test('is good once, for three days, and cannot be guessed', async () => {
    const { store, prove, change, tokenFor, undo, now } = await openWithVictim();
    await prove();
    await change('email', thief);
    const token = await tokenFor(own);
    for (const guess of ['', 'x', 'A'.repeat(43), `${token}x`, token.slice(1), token.toLowerCase()])
      expect((await undo(guess)).status).toBe(400);
    await store.db.updateTable('account_change').set({ at: sql`now() - interval '73 hours'` }).execute();
    expect((await undo(token)).status).toBe(400);
    expect(await now()).toMatchObject({ email: thief });
    await store.db.updateTable('account_change').set({ at: sql`now() - interval '71 hours'` }).execute();
    const once = await Promise.all([undo(token), undo(token)]);
    expect(once.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await now()).toMatchObject({ email: own });
  });

  test('is kept as a hash only, and leads to a host of ours whatever the thief’s request says', async () => {
    const { store, victim, app, prove, change, codeFor, notices, tokenFor } = await openWithVictim();
    await prove();
    const verificationCode = await codeFor(thief);
    await app.inject({
      method: 'POST',
      url: '/proxy-api/open/person/updateUser',
      headers: { ...victim.headers, host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      payload: { email: thief, verificationCode },
    });
    // An unknown host has no account functions; whatever the response, no notice links there.
    expect(JSON.stringify(await notices(own))).not.toContain('evil.example');
    await change('email', second);
    const kept = await store.db.selectFrom('undo_token').selectAll().execute();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(await tokenFor(own));
  });

  test('changes nothing when a program only opens it', async () => {
    const { app, prove, change, tokenFor, now } = await openWithVictim();
    await prove();
    await change('email', thief);
    const token = await tokenFor(own);
    for (const url of [`/undo-change?token=${token}`, `/api/session/undo-changes?token=${token}`])
      await app.inject({ method: 'GET', url });
    expect(await now()).toMatchObject({ email: thief });
  });
});
