import { describe, expect, onTestFinished, test } from 'vitest';
import { startWeixin } from '../../../tests/support/fake-weixin';
import { openPeopleApp, signedInPerson } from '../../../tests/support/person';
import { bindIdentity } from '../store/persons';

const origin = 'https://mill.example';

describe('WeChat', () => {
  const cookie = `mw_visitor=${'w'.repeat(22)}`;
  async function open() {
    const weixin = await startWeixin();
    onTestFinished(weixin.stop);
    const env = { WEIXIN_APP_ID: 'wx1', WEIXIN_SECRET: 'shh', WEIXIN_API_URL: weixin.url };
    const app = await openPeopleApp({ env });
    const begin = async (agent = 'Chrome') => {
      const headers = { cookie, host: 'mill.example', 'user-agent': agent };
      return new URL((await app.call('GET', '/api/session/weixin-url?redirectUri=/q/1', { headers })).data.url);
    };
    const comeBack = async (state: string | null, code = 'good', as = cookie) => {
      const url = `/api/session/weixin/callback?code=${code}&state=${state}`;
      const answer = await app.app.inject({ url, headers: { cookie: as, host: 'mill.example' } });
      return { location: String(answer.headers.location), cookies: [answer.headers['set-cookie'] ?? []].flat() };
    };
    return { ...app, weixin, begin, comeBack };
  }

  test('is asked by code on a desktop, at once inside its own browser', async () => {
    const { begin } = await open();
    const desktop = await begin();
    expect(desktop.origin + desktop.pathname).toBe('https://open.weixin.qq.com/connect/qrconnect');
    expect(Object.fromEntries(desktop.searchParams)).toMatchObject({
      appid: 'wx1',
      scope: 'snsapi_login',
      redirect_uri: 'http://mill.example/api/session/weixin/callback',
    });
    expect((await begin('MicroMessenger/8')).pathname).toBe('/connect/oauth2/authorize');
  });

  test('brings somebody new to name their phone, and knows them from then on', async () => {
    const { begin, comeBack, askForCode, call } = await open();
    const first = await comeBack((await begin()).searchParams.get('state'));
    const login = new URL(first.location, origin);
    expect([login.pathname, login.searchParams.get('targetUrl')]).toEqual(['/login', '/q/1']);
    const weixinBindCode = login.searchParams.get('weixinBindCode') ?? '';
    const { code } = await askForCode('13800000042', 'socialbind');
    const form = { username: '13800000042', captchaAnswer: 'x', password: code, code: 'x' };
    const bind = (bindCode: string) =>
      call('POST', '/proxy-api/open/weixin/bind', { body: { ...form, weixinBindCode: bindCode } });
    expect((await bind('unknown')).data).toMatchObject({ field: 'weixinBindCode' });
    const bound = await bind(weixinBindCode);
    const headers = { authorization: `Bearer ${bound.data.access_token}` };
    expect((await call('GET', '/api/session/user', { headers })).data).toMatchObject({ nickname: '磨坊主' });
    expect((await bind(weixinBindCode)).status).toBe(400);
    const again = await comeBack((await begin()).searchParams.get('state'));
    expect(again.location).toBe('/q/1');
    const token = /^token=([\w-]{43}); Path=\/; Max-Age=259200; HttpOnly; SameSite=Lax$/.exec(
      again.cookies.find((one) => one.startsWith('token=')) ?? '',
    )?.[1];
    expect(again.cookies).toContainEqual(
      expect.stringMatching(/^mw_arrived=[0-9a-f]{16}; Path=\/; Max-Age=300; SameSite=Lax$/),
    );
    const user = await call('GET', '/api/session/user', { headers: { authorization: `Bearer ${token}` } });
    expect(user.data.username).toBe('13800000042');
  });

  test('is not believed twice, in another browser, with another state or with a code it does not know', async () => {
    const { begin, comeBack, weixin } = await open();
    const state = (await begin()).searchParams.get('state');
    const stranger = await comeBack(state, 'good', `mw_visitor=${'x'.repeat(22)}`);
    expect(stranger.location).toBe('/login?from=sign-in-failed');
    expect((await comeBack('made-up')).location).toBe('/login?from=sign-in-failed');
    expect(weixin.asked).toEqual([]);
    expect((await comeBack(state, 'bad')).location).toBe('/login?targetUrl=%2Fq%2F1&from=sign-in-failed');
    expect((await comeBack(state)).location).toBe('/login?from=sign-in-failed');
  });

  test('that is bound to one account is not bound to a second', async () => {
    const { begin, comeBack, askForCode, call, store } = await open();
    const { location } = await comeBack((await begin()).searchParams.get('state'));
    const other = await signedInPerson(store, { phone: '13900000000' });
    await bindIdentity(store.db, 'weixin', 'union-1', other.person.id);
    const { code } = await askForCode('13800000042', 'socialbind');
    const weixinBindCode = new URL(location, origin).searchParams.get('weixinBindCode');
    const body = { username: '13800000042', captchaAnswer: 'x', password: code, code: 'x', weixinBindCode };
    expect((await call('POST', '/proxy-api/open/weixin/bind', { body })).status).toBe(409);
  });

  test('is absent when it is not configured', async () => {
    const { call, app } = await openPeopleApp();
    expect((await call('GET', '/api/session/methods')).data).toMatchObject({ weixin: false, singleSignOn: false });
    expect((await call('GET', '/api/session/weixin-url')).status).toBe(404);
    expect((await app.inject({ url: '/api/session/weixin/callback?code=x&state=y' })).statusCode).toBe(404);
    expect((await call('GET', '/eiip-api/c/iam/login/get_authorize_url')).data).toEqual({ url: '' });
    expect((await call('GET', '/eiip-api/c/iam/login/get_logout_url')).data).toEqual({ url: '' });
  });
});
