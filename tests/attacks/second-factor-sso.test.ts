import { expect, onTestFinished, test } from 'vitest';
import { addMember } from '../../server/accounts/store/memberships';
import { giveRole } from '../../server/accounts/store/operators';
import { addOrganization, requireSecondFactor } from '../../server/accounts/store/organizations';
import { addPerson } from '../../server/accounts/store/persons';
import { cookieJar } from '../support/cookie-jar';
import { signInAtProvider, signOnEnv, startIdentityProvider } from '../support/identity-provider';
import { openPeopleApp } from '../support/person';
import { codeOf, withTotp } from '../support/second-factor';

const origin = 'http://mill.example';
const browser = { cookie: `mw_visitor=${'s'.repeat(22)}`, host: 'mill.example' };

/** Anna has an account, and her company's provider vouches for her. */
async function open() {
  const { issuer, stop } = await startIdentityProvider({ portal: origin });
  onTestFinished(stop);
  const test = await openPeopleApp({ env: { ...signOnEnv(issuer), OPERATOR_SECOND_FACTOR: 'required' } });
  const anna = await addPerson(test.store.db, { email: 'anna@example.com', nickname: 'Anna' });
  const comeBack = async () => {
    const path = '/eiip-api/c/iam/login/get_authorize_url?redirectUri=/q/1';
    const { url } = (await test.call('GET', path, { headers: browser })).data;
    const back = await signInAtProvider(url, `${origin}/api/session/sso/callback`);
    const { headers } = await test.app.inject({ url: back.pathname + back.search, headers: browser });
    const jar = cookieJar();
    jar.take(headers);
    return { location: new URL(String(headers.location), origin), cookie: jar.header() };
  };
  const sessions = async () => (await test.store.pool.query('select 1 from person_session')).rowCount;
  return { ...test, anna: anna?.id ?? '', comeBack, sessions };
}

test('the provider’s word leads to the second step, with the ticket behind #, and to no session', async () => {
  const { ctx, anna, comeBack, sessions, call } = await open();
  const { secret } = await withTotp(ctx, anna);
  const { location, cookie } = await comeBack();
  expect([location.pathname, location.search]).toEqual(['/login', '?targetUrl=%2Fq%2F1']);
  expect(cookie).not.toMatch(/token=|userToken=|mw_session=|mw_arrived=/);
  expect(await sessions()).toBe(0);
  const ticket = /^#second-step=([\w-]{43})\.totp,recovery$/.exec(location.hash)?.[1] ?? '';
  const answer = (headers: Record<string, string>) =>
    call('POST', '/api/session/second-step', {
      headers,
      body: { ticket, proof: { kind: 'totp', code: codeOf(secret) } },
    });
  const stranger = { ...browser, cookie: `mw_visitor=${'x'.repeat(22)}` };
  expect((await answer(stranger)).status).toBe(400);
  expect((await answer(browser)).status).toBe(200);
  expect((await answer(browser)).status).toBe(400);
  expect(await sessions()).toBe(1);
});

test('the provider’s word is no second factor: neither for the workbench nor for an organization that requires one', async () => {
  const { store, anna, comeBack, call } = await open();
  const steel = (await addOrganization(store.db, { name: 'Steel', tenantCode: 's' })) ?? '';
  await addMember(store.db, steel, anna, 'member');
  await requireSecondFactor(store.db, steel, true);
  await giveRole(store.db, { id: anna, name: 'anna', tenant_id: null });
  const { location, cookie } = await comeBack();
  expect(location.pathname).toBe('/q/1');
  const headers = { ...browser, cookie };
  expect((await call('GET', '/api/session/user', { headers })).status).toBe(200);
  expect((await call('GET', '/api/admin/session', { headers })).data).toBeNull();
  expect((await call('GET', '/api/admin/domains', { headers })).status).toBe(401);
  const act = await call('POST', '/api/session/tenant-login', { headers, body: { tenantId: steel } });
  expect(act).toMatchObject({ status: 403, data: { reason: 'factor-needed' } });
});
