import { expect, onTestFinished, test } from 'vitest';
import { addPerson, bindIdentity } from '../../server/accounts/store/persons';
import { startWeixin } from '../support/fake-weixin';
import { openPeopleApp } from '../support/person';
import { codeOf, withTotp } from '../support/second-factor';

const cookie = `mw_visitor=${'w'.repeat(22)}`;
const headers = { cookie, host: 'mill.example' };
const phone = '13800000042';

async function open() {
  const weixin = await startWeixin();
  onTestFinished(weixin.stop);
  const env = { WEIXIN_APP_ID: 'wx1', WEIXIN_SECRET: 'shh', WEIXIN_API_URL: weixin.url };
  const test = await openPeopleApp({ env });
  const person = await addPerson(test.store.db, { phone });
  const { secret } = await withTotp(test.ctx, person?.id ?? '');
  const comeBack = async () => {
    const { data } = await test.call('GET', '/api/session/weixin-url?redirectUri=/q/1', { headers });
    const state = new URL(data.url).searchParams.get('state');
    const url = `/api/session/weixin/callback?code=good&state=${state}`;
    const answer = await test.app.inject({ url, headers });
    const cookies = [answer.headers['set-cookie'] ?? []].flat();
    return { location: new URL(String(answer.headers.location), 'http://mill.example'), cookies };
  };
  const sessions = async () => (await test.store.pool.query('select 1 from person_session')).rowCount;
  return { ...test, personId: person?.id ?? '', secret, comeBack, sessions };
}

test('WeChat leads to the second step, with the ticket behind #, and no cookie of a session', async () => {
  const { store, personId, comeBack, sessions, call, secret } = await open();
  // The subject under which the fake WeChat identifies everybody with a valid code.
  const unbound = await comeBack();
  const bindCode = unbound.location.searchParams.get('weixinBindCode');
  const { rows } = await store.pool.query('select subject from weixin_bind');
  expect(bindCode).not.toBeNull();
  await bindIdentity(store.db, 'weixin', rows[0].subject, personId);
  const { location, cookies } = await comeBack();
  expect([location.pathname, location.search]).toEqual(['/login', '?targetUrl=%2Fq%2F1']);
  expect(cookies.filter((one) => one.includes('token='))).toEqual([]);
  expect(await sessions()).toBe(0);
  const ticket = /^#second-step=([\w-]{43})\.totp,recovery$/.exec(location.hash)?.[1] ?? '';
  const body = { ticket, proof: { kind: 'totp', code: codeOf(secret) } };
  const stranger = { ...headers, cookie: `mw_visitor=${'x'.repeat(22)}` };
  expect((await call('POST', '/api/session/second-step', { headers: stranger, body })).status).toBe(400);
  expect((await call('POST', '/api/session/second-step', { headers, body })).status).toBe(200);
});

test('naming a phone for a new WeChat account opens nothing before the second step', async () => {
  const { comeBack, askForCode, call, sessions } = await open();
  const weixinBindCode = (await comeBack()).location.searchParams.get('weixinBindCode');
  const { code } = await askForCode(phone, 'socialbind');
  const body = { username: phone, captchaAnswer: 'x', password: code, code: 'x', weixinBindCode };
  const bound = await call('POST', '/proxy-api/open/weixin/bind', { headers, body });
  expect([bound.status, bound.data.reason]).toEqual([403, 'second-step']);
  expect(await sessions()).toBe(0);
});
