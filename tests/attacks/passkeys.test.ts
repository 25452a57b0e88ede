import { describe, expect, test } from 'vitest';
import { openPersonSession } from '../../server/accounts/store/sessions';
import { goodPassword, openPeopleApp, withPassword } from '../support/person';
import { softwareAuthenticator } from '../support/software-authenticator';

const phone = '13800000042';
const host = 'mill.example';
const at = { origin: `http://${host}` };
const browser = (letter = 'a') => ({ cookie: `mw_visitor=${letter.repeat(22)}`, host });

async function openWithPasskey() {
  const test = await openPeopleApp();
  const person = await withPassword(test.store, { phone });
  const { accessToken } = await openPersonSession(test.store.db, { personId: person.id });
  const own = { authorization: `Bearer ${accessToken}`, host };
  const device = softwareAuthenticator();
  const begin = async (headers: Record<string, string> = own) =>
    (await test.call('POST', '/api/session/factors/passkeys', { headers })).data.options;
  const add = (answer: object, headers: Record<string, string> = own) =>
    test.call('PUT', '/api/session/factors/passkeys', { headers, body: { name: '平板', answer } });
  const ticketOf = async (headers: Record<string, string> = browser()) => {
    await test.store.pool.query('delete from sign_in_attempt');
    const body = { username: phone, password: goodPassword };
    const { data } = await test.call('POST', '/proxy-api/open/office/loginAcc', { headers, body });
    return data.secondStep as { ticket: string; methods: string[] };
  };
  const ask = async (ticket: string, headers: Record<string, string> = browser()) =>
    (await test.call('POST', '/api/session/second-step/passkey', { headers, body: { ticket } })).data?.options;
  const answer = (ticket: string, passkey: object, headers: Record<string, string> = browser()) =>
    test.call('POST', '/api/session/second-step', { headers, body: { ticket, proof: { kind: 'passkey', passkey } } });
  return { ...test, person, own, device, begin, add, ticketOf, ask, answer };
}

/** The same with one passkey registered. */
async function openRegistered() {
  const test = await openWithPasskey();
  const added = await test.add(test.device.create(await test.begin(), at));
  expect(added.status).toBe(200);
  return { ...test, recoveryCodes: added.data.recoveryCodes as string[] };
}

describe('a passkey', () => {
  test('is registered once, signs in, and is listed with its name and host', async () => {
    const { ticketOf, ask, answer, device, call, own, recoveryCodes } = await openRegistered();
    expect(recoveryCodes).toHaveLength(10);
    const { ticket, methods } = await ticketOf();
    expect(methods).toEqual(['passkey', 'recovery']);
    const options = await ask(ticket);
    expect(options.allowCredentials).toMatchObject([{ id: device.id }]);
    expect((await answer(ticket, device.get(options, at))).status).toBe(200);
    const { data } = await call('GET', '/api/session/factors', { headers: own });
    expect(data.passkeys).toMatchObject([{ name: '平板', host, usedAt: expect.any(String) }]);
    const [{ id }] = data.passkeys;
    const url = `/api/session/factors/passkeys/${id}`;
    expect((await call('PUT', url, { headers: own, body: { name: '车间平板' } })).status).toBe(200);
    expect((await call('DELETE', url, { headers: own })).status).toBe(200);
    expect((await call('GET', '/api/session/factors', { headers: own })).data).toMatchObject({
      passkeys: [],
      recovery: { left: 0 },
    });
  });

  test('is not registered for an answer that was used, of another page, another session, or that says another host', async () => {
    const { begin, add, device, store, person } = await openWithPasskey();
    const options = await begin();
    expect((await add(device.create(options, { origin: 'http://evil.example' }))).status).toBe(400);
    // Any attempt uses the challenge up, right or wrong.
    expect((await add(device.create(options, at))).status).toBe(400);
    expect((await add(device.create(await begin(), { ...at, rpId: 'evil.example' }))).status).toBe(400);
    const other = await openPersonSession(store.db, { personId: person.id });
    const elsewhere = { authorization: `Bearer ${other.accessToken}`, host };
    expect((await add(device.create(await begin(), at), elsewhere)).status).toBe(400);
    expect((await add({}, undefined)).status).toBe(400);
    const good = device.create(await begin(), at);
    expect((await add(good)).status).toBe(200);
    expect((await add(good)).status).toBe(400);
    expect((await add(device.create(await begin(), at))).status).toBe(400);
  });

  test('answers one challenge once', async () => {
    const { ticketOf, ask, answer, device } = await openRegistered();
    const first = await ticketOf();
    const signed = device.get(await ask(first.ticket), at);
    expect((await answer(first.ticket, signed)).status).toBe(200);
    const second = await ticketOf();
    await ask(second.ticket);
    expect((await answer(second.ticket, signed)).status).toBe(400);
  });

  test('answers the ticket whose challenge it was, and in its time', async () => {
    const { ticketOf, ask, answer, device, store } = await openRegistered();
    const [one, two] = [await ticketOf(), await ticketOf()];
    expect((await answer(two.ticket, device.get(await ask(one.ticket), at))).status).toBe(400);
    const late = device.get(await ask(two.ticket), at);
    await store.pool.query("update passkey_challenge set expires_at = now() - interval '1 second'");
    expect((await answer(two.ticket, late)).status).toBe(400);
  });

  test('is not asked for by another browser', async () => {
    const { ticketOf, ask } = await openRegistered();
    const { ticket } = await ticketOf();
    expect(await ask(ticket, browser('b'))).toBeUndefined();
  });

  test('of another origin, another host, another person or a made-up challenge opens nothing', async () => {
    const { ticketOf, ask, answer, device } = await openRegistered();
    const stranger = softwareAuthenticator();
    const tries = [
      (options: { challenge: string }) => device.get(options, { origin: 'http://evil.example' }),
      (options: { challenge: string }) => device.get(options, { ...at, rpId: 'evil.example' }),
      (options: { challenge: string }) => stranger.get(options, at),
      (options: { challenge: string }) => ({ ...stranger.get(options, at), id: device.id, rawId: device.id }),
      () => device.get({ challenge: 'bWFkZS11cA', rpId: host }, at),
      () => ({}),
      () => ({ id: device.id }),
    ];
    for (const [n, make] of tries.entries()) {
      const { ticket } = await ticketOf();
      const options = await ask(ticket);
      expect([n, (await answer(ticket, make(options))).status]).toEqual([n, 400]);
    }
  });

  test('whose counter goes back is a copy', async () => {
    const { ticketOf, ask, answer, device } = await openRegistered();
    const first = await ticketOf();
    device.setCounter(10);
    expect((await answer(first.ticket, device.get(await ask(first.ticket), at))).status).toBe(200);
    const second = await ticketOf();
    device.setCounter(3);
    expect((await answer(second.ticket, device.get(await ask(second.ticket), at))).status).toBe(400);
  });

  test('belongs to its host: elsewhere it is not offered, and does not count', async () => {
    const { call, store } = await openRegistered();
    await store.pool.query('delete from sign_in_attempt');
    const headers = { ...browser(), host: 'localhost' };
    const body = { username: phone, password: goodPassword };
    const refused = await call('POST', '/proxy-api/open/office/loginAcc', { headers, body });
    expect(refused.data.secondStep.methods).toEqual(['recovery']);
  });

  test('proves again, with a challenge of just this session', async () => {
    const { call, own, device, store, person } = await openRegistered();
    await store.pool.query("update person_session set proved_at = now() - interval '11 minutes'");
    const ask = async (headers: Record<string, string>) =>
      (await call('POST', '/api/session/factors/proof', { headers })).data.options;
    const prove = async (passkey: object) =>
      (await call('POST', '/api/session/prove', { headers: own, body: { factor: { kind: 'passkey', passkey } } }))
        .status;
    const { accessToken } = await openPersonSession(store.db, { personId: person.id });
    const other = { authorization: `Bearer ${accessToken}`, host };
    expect(await prove(device.get(await ask(other), at))).toBe(400);
    expect(await prove(device.get(await ask(own), at))).toBe(200);
  });
});
