import { describe, expect, test } from 'vitest';
import { keepCaptcha } from '../../server/accounts/store/captchas';
import { from, oneSixtyFour, openBehindProxy } from '../support/attack';
import { solved } from '../support/work-for';

const send = '/proxy-api/getAccRemoteCaptcha';
const at = '203.0.113.9';

async function open() {
  const app = await openBehindProxy();
  const ask = async (account: string, headers: Record<string, string>, kind: 'picture' | 'question' = 'picture') => {
    const captchaToken = await keepCaptcha(app.store.db, 'K7P2', kind);
    const body = { username: account, scenario: 'login', captchaAnswer: 'K7P2', captchaToken };
    return app.call('POST', send, { body, headers });
  };
  const workOf = async (purpose: string, address = at) =>
    (await app.call('GET', `/api/session/work?purpose=${purpose}`, { headers: from(address) })).data;
  return { ...app, ask, workOf };
}

/** A new account each time, because the recipient's own budget is not tested here. */
const account = (nth: number) => `1370000${String(nth).padStart(4, '0')}`;

describe('a machine that reads every captcha', () => {
  test('gets three codes for nothing from one network, then works for each, and more for each ten', async () => {
    const { ask } = await open();
    const levels: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const first = await ask(account(n), from(oneSixtyFour(n)));
      levels.push(first.data?.work?.parameters.data.level ?? 0);
      if (!first.data?.work) continue;
      const answer = await ask(account(n), from(oneSixtyFour(n), await solved(first.data.work)));
      expect(answer.status).toBe(200);
    }
    expect(levels).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2]);
  });

  test('finds the question in words no cheaper than the picture: it always costs work, and more', async () => {
    const { ask, workOf } = await open();
    const first = await ask(account(0), from(at), 'question');
    expect([first.status, first.data.work.parameters.data.level]).toEqual([429, 2]);
    expect((await ask(account(0), from(at, await solved(await workOf('code'))), 'question')).status).toBe(429);
    expect((await ask(account(0), from(at, await solved(await workOf('question'))), 'question')).status).toBe(200);
  });

  test('from many networks pays as well, once all of their free codes are a fifth of the hour', async () => {
    const { call, store } = await openBehindProxy({ env: { CODES_PER_HOUR: '20' } });
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const captchaToken = await keepCaptcha(store.db, 'K7P2');
      const body = { username: account(n), scenario: 'login', captchaAnswer: 'K7P2', captchaToken };
      const headers = from(`2001:db8:${(n + 1).toString(16)}::1`);
      statuses.push((await call('POST', send, { body, headers })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  });
});

describe('a proof of work', () => {
  /** The three free codes are used up. */
  async function openUsed() {
    const app = await open();
    for (let n = 0; n < 3; n += 1) await app.ask(account(n), from(at));
    return app;
  }

  test('opens one call, and not a second, nor two at once', async () => {
    const { ask, workOf } = await openUsed();
    const proof = await solved(await workOf('code'));
    const both = await Promise.all([ask(account(10), from(at, proof)), ask(account(11), from(at, proof))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect((await ask(account(12), from(at, proof))).status).toBe(429);
  });

  test('for signing in opens no message', async () => {
    const { ask, workOf } = await openUsed();
    expect((await ask(account(10), from(at, await solved(await workOf('sign-in'))))).status).toBe(429);
  });

  test('is believed neither late, nor altered, nor made up, nor in any other form', async () => {
    const { ask, workOf } = await openUsed();
    const { 'x-millwright-work': good = '' } = await solved(await workOf('code'));
    const read = JSON.parse(Buffer.from(good, 'base64').toString());
    const { challenge, solution } = read;
    const { parameters } = challenge;
    const { keySignature: _, ...unsigned } = parameters;
    const others: unknown[] = [
      { challenge: { ...challenge, parameters: { ...parameters, expiresAt: parameters.expiresAt + 1 } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, data: { purpose: 'code', level: 9 } } }, solution },
      { challenge: { ...challenge, parameters: unsigned }, solution },
      { challenge: { ...challenge, signature: '0'.repeat(64) }, solution },
      { challenge: { parameters }, solution },
      { challenge, solution: { ...solution, counter: solution.counter + 1, derivedKey: '00'.repeat(32) } },
      { challenge, solution: null },
      [],
      null,
      'proof',
    ];
    for (const other of others) {
      const proof = Buffer.from(JSON.stringify(other)).toString('base64');
      expect((await ask(account(10), from(at, { 'x-millwright-work': proof }))).status).toBe(429);
    }
    for (const text of ['', 'x', '{}', 'a'.repeat(4096), good.slice(0, -9)])
      expect((await ask(account(10), from(at, { 'x-millwright-work': text }))).status).toBe(429);
    expect((await ask(account(10), from(at, { 'x-millwright-work': good }))).status).toBe(200);
  });
});
