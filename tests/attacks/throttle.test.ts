import { describe, expect, test } from 'vitest';
import { farAway, from, oneFortyEight, oneSixtyFour, openBehindProxy } from '../support/attack';
import { goodPassword, withPassword } from '../support/person';

const login = '/proxy-api/open/office/loginAcc';
const victim = '13800000042';
const wrong = { username: victim, password: 'Wrong-Pass-1' };
/** Five are free; on a slow machine a wait of a second or two ends in between. */
const few = 9;
const right = { username: victim, password: goodPassword };

async function open() {
  const app = await openBehindProxy();
  await withPassword(app.store, { phone: victim });
  await withPassword(app.store, { phone: '13900000066' });
  const signIn = (body: object, address: string, headers?: Record<string, string>) =>
    app.call('POST', login, { body, headers: from(address, headers) });
  /** Ends all current waits; the counts stay. */
  const later = () => app.store.pool.query("update sign_in_attempt set free_at = now() - interval '1 second'");
  return { ...app, signIn, later };
}

describe('guessing', () => {
  test('from one /64 is guessing from one place: most of 40 guesses at one account are not heard', async () => {
    const { signIn } = await open();
    let heard = 0;
    for (let n = 0; n < 40; n += 1) if ((await signIn(wrong, oneSixtyFour(n))).status === 400) heard += 1;
    expect(heard).toBeLessThanOrEqual(few);
  });

  test('from many /64 of one /48 is one place too', async () => {
    const { signIn } = await open();
    let heard = 0;
    for (let n = 0; n < 40; n += 1) if ((await signIn(wrong, oneFortyEight(n))).status === 400) heard += 1;
    expect(heard).toBeLessThanOrEqual(10 + few - 5);
  });

  test('one guess at each of many accounts is heard 30 times from one /64', async () => {
    const { signIn } = await open();
    let heard = 0;
    for (let n = 0; n < 120; n += 1) {
      const body = { username: `1370000${String(n).padStart(4, '0')}`, password: 'Wrong-Pass-1' };
      if ((await signIn(body, oneSixtyFour(n))).status === 400) heard += 1;
    }
    expect(heard).toBeLessThanOrEqual(30 + few - 5);
  });

  test('goes on no longer because one’s own sign-in was good in between', async () => {
    const { signIn } = await open();
    let heard = 0;
    for (let n = 0; n < 120; n += 1) {
      if (n % 4 === 0) await signIn({ username: '13900000066', password: goodPassword }, '203.0.113.9');
      const body = { username: `1370000${String(n).padStart(4, '0')}`, password: 'Wrong-Pass-1' };
      if ((await signIn(body, '203.0.113.9')).status === 400) heard += 1;
    }
    expect(heard).toBeLessThanOrEqual(30 + few - 5);
  });

  test('of operators’ passwords is counted the same way', async () => {
    const { call } = await open();
    let heard = 0;
    for (let n = 0; n < 40; n += 1) {
      const body = { name: 'operator', password: 'Wrong-Pass-1' };
      const { status } = await call('POST', '/api/admin/session', { body, headers: from(oneSixtyFour(n)) });
      if (status === 401) heard += 1;
    }
    expect(heard).toBeLessThanOrEqual(few);
  });
});

describe('the right password', () => {
  test('is heard from a device that is known, whatever strangers guess: 29 of 29', async () => {
    const { signIn, later } = await open();
    const first = await signIn(right, farAway);
    const cookie = known(first.headers['set-cookie']);
    expect(cookie).toMatch(/mw_device=/);
    let refused = 0;
    for (let n = 0; n < 29; n += 1) {
      for (let guess = 0; guess < 5; guess += 1) await signIn(wrong, `2001:db8:${(n * 5 + guess + 1).toString(16)}::1`);
      await later();
      await signIn(wrong, '203.0.113.77');
      if ((await signIn(right, farAway, { cookie })).status !== 200) refused += 1;
    }
    expect(refused).toBe(0);
  });

  test('is heard from such a device even at the attacker’s own address', async () => {
    const { signIn } = await open();
    const cookie = known((await signIn(right, farAway)).headers['set-cookie']);
    for (let n = 0; n < 40; n += 1) await signIn(wrong, '203.0.113.77');
    expect((await signIn(right, '203.0.113.77')).status).toBe(429);
    expect((await signIn(right, '203.0.113.77', { cookie })).status).toBe(200);
  });
});

describe('a known device', () => {
  test('is known for its own person alone, and is no way to guess on', async () => {
    const { signIn } = await open();
    const own = { username: '13900000066', password: goodPassword };
    const cookie = known((await signIn(own, '203.0.113.77')).headers['set-cookie']);
    let heard = 0;
    for (let n = 0; n < 40; n += 1) if ((await signIn(wrong, '203.0.113.77', { cookie })).status === 400) heard += 1;
    expect(heard).toBeLessThanOrEqual(few);
    for (let n = 0; n < 40; n += 1)
      if ((await signIn({ ...own, password: 'Wrong-Pass-1' }, oneSixtyFour(n), { cookie })).status === 400) heard += 1;
    expect(heard).toBeLessThanOrEqual(10 + few);
  });

  test('that somebody made up is none, and its name is nowhere in the database', async () => {
    const { signIn, store } = await open();
    const cookie = known((await signIn(right, farAway)).headers['set-cookie']);
    const secret = cookie.split('=')[1] ?? '';
    const { rows } = await store.pool.query('select * from known_device');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
    for (let n = 0; n < 6; n += 1) await signIn(wrong, '203.0.113.77', { cookie: `mw_device=${'a'.repeat(43)}` });
    expect((await signIn(right, '203.0.113.77', { cookie: `mw_device=${'a'.repeat(43)}` })).status).toBe(429);
  });
});

/** The cookie of a known device, as the browser returns it. */
function known(header: string | string[] | number | undefined): string {
  const all = Array.isArray(header) ? header : [String(header ?? '')];
  return all.find((one) => /mw_device=/.test(one))?.split(';')[0] ?? '';
}
