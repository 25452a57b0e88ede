import { describe, expect, onTestFinished, test } from 'vitest';
import { signInAtProvider, signOnEnv, startIdentityProvider } from '../../../tests/support/identity-provider';
import { openPeopleApp, withPassword } from '../../../tests/support/person';

const secret = /^[\w-]{43}$/;

describe('single sign-on', () => {
  const back = 'http://mill.example/api/session/sso/callback';
  const cookie = `mw_visitor=${'s'.repeat(22)}`;
  const headers = { cookie, host: 'mill.example' };
  async function open() {
    const { issuer, stop } = await startIdentityProvider({ portal: 'http://mill.example' });
    onTestFinished(stop);
    const app = await openPeopleApp({ env: signOnEnv(issuer) });
    const path = '/eiip-api/c/iam/login/get_authorize_url?redirectUri=/q/1';
    const begin = async (): Promise<string> => (await app.call('GET', path, { headers })).data.url;
    const land = async (url: URL, as: Record<string, string> = headers) => {
      const answer = await app.app.inject({ url: url.pathname + url.search, headers: as });
      const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
      return { location: answer.headers.location, cookies };
    };
    const comeBack = async (...given: Parameters<typeof land>) => {
      const { location, cookies } = await land(...given);
      return { location, token: cookies.token };
    };
    return { ...app, issuer, begin, land, comeBack };
  }
  const refused = { location: '/login?from=sign-in-failed', token: undefined };

  test('at a real provider makes an account once and comes back to the page', async () => {
    const { begin, comeBack, call, issuer, store } = await open();
    expect((await call('GET', '/api/session/methods')).data).toMatchObject({
      singleSignOn: true,
      singleSignOnName: 'Mill ID',
    });
    const url = new URL(await begin());
    expect(url.origin).toBe(issuer);
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    const first = await comeBack(await signInAtProvider(url.href, back));
    expect(first.location).toBe('/q/1');
    const user = await call('GET', '/api/session/user', { headers: { authorization: `Bearer ${first.token}` } });
    expect(user.data).toMatchObject({ email: 'anna@example.com', nickname: 'Anna' });
    await comeBack(await signInAtProvider(await begin(), back));
    expect((await store.pool.query('select 1 from person')).rowCount).toBe(1);
  });

  test('keeps both tokens, and tells the page once that somebody has come in', async () => {
    const { begin, land } = await open();
    const { cookies } = await land(await signInAtProvider(await begin(), back));
    expect(cookies).toMatchObject({ token: expect.stringMatching(secret), userToken: expect.stringMatching(secret) });
    expect(cookies.mw_arrived).toBe(cookies.mw_session);
  });

  test('finds the account that has the address already', async () => {
    const { begin, comeBack, call, store } = await open();
    const { id } = await withPassword(store, { email: 'anna@example.com' });
    const { token } = await comeBack(await signInAtProvider(await begin(), back));
    const user = await call('GET', '/api/session/user', { headers: { authorization: `Bearer ${token}` } });
    expect(user.data.id).toBe(id);
  });

  test('is refused twice, in another browser, and with a code of another sign-in', async () => {
    const { begin, comeBack } = await open();
    const one = await signInAtProvider(await begin(), back);
    expect(await comeBack(one, { ...headers, cookie: `mw_visitor=${'t'.repeat(22)}` })).toEqual(refused);
    expect((await comeBack(one)).token).toBeDefined();
    expect(await comeBack(one)).toEqual(refused);
    const [two, three] = [await signInAtProvider(await begin(), back), await signInAtProvider(await begin(), back)];
    two.searchParams.set('code', three.searchParams.get('code') ?? '');
    const onTheWay = '/login?targetUrl=%2Fq%2F1&from=sign-in-failed';
    expect(await comeBack(two)).toEqual({ ...refused, location: onTheWay });
  });

  test('signs out at the provider as well', async () => {
    const { call, issuer } = await open();
    const path = '/eiip-api/c/iam/login/get_logout_url?redirectUri=https://evil.example/';
    const url = new URL((await call('GET', path, { headers })).data.url);
    expect([url.origin, url.searchParams.get('post_logout_redirect_uri')]).toEqual([
      issuer,
      'http://mill.example/engine',
    ]);
  });

  test('leaves the token on the domain that hosts share, where this host is one of them', async () => {
    const { issuer, stop } = await startIdentityProvider({ portal: 'http://mill.example' });
    onTestFinished(stop);
    for (const [shared, domain] of [
      ['mill.example', 'mill.example'],
      ['other.example', undefined],
    ] as const) {
      const app = await openPeopleApp({ env: { ...signOnEnv(issuer), COOKIE_DOMAIN: shared } });
      const path = '/eiip-api/c/iam/login/get_authorize_url?redirectUri=/q/1';
      const begun = (await app.call('GET', path, { headers })).data.url;
      const { pathname, search } = await signInAtProvider(begun, back);
      const answer = await app.app.inject({ url: pathname + search, headers });
      const put = [answer.headers['set-cookie'] ?? []].flat().find((line) => /token=[\w-]{43}/.test(line));
      expect(/; Domain=([^;]*)/.exec(put ?? '')?.[1]).toBe(domain);
      expect(put).toBeDefined();
    }
  });
});
