import { expect, test } from 'vitest';
import { browser, from, oneSixtyFour, openBehindProxy } from '../support/attack';
import { makePicture } from '../support/make-picture';
import { goodPassword, withPassword } from '../support/person';
import { workFor } from '../support/work-for';

const login = '/proxy-api/open/office/loginAcc';
const loginSms = '/proxy-api/open/office/loginAccSms';
const phone = (nth: number) => `1390000${String(nth).padStart(4, '0')}`;

type App = Awaited<ReturnType<typeof openBehindProxy>>;

/** Everything that one network can spend until it is refused; the guesses target somebody who is about to sign in. */
async function attack({ call, app, askForCode }: App, nth: number): Promise<void> {
  const at = oneSixtyFour(nth);
  const stranger = browser(`stranger${nth}`);
  const body = { username: phone(nth), password: 'Wrong-Pass-1' };
  await call('POST', login, { body, headers: from(at, stranger) });
  await call('GET', '/api/session/captcha-question', { headers: from(at) });
  await call('POST', loginSms, {
    body: { username: phone(nth), captchaAnswer: 'x', password: '000000' },
    headers: from(at, stranger),
  });
  if (nth < 12) await askForCode(phone(nth), 'login', from(at, stranger));
  const headers = from(at, { 'content-type': 'image/png' });
  if (nth < 6) await app.inject({ method: 'POST', url: '/api/pictures', payload: Buffer.alloc(20_000_000), headers });
}

/** A call by the portal's own client, which does the required work and repeats the call. */
async function asPortal({ call }: App, url: string, body: object, headers: Record<string, string>) {
  const first = await call('POST', url, { body, headers });
  if (!first.data?.work) return first;
  return call('POST', url, { body, headers: { ...headers, ...(await workFor(first)) } });
}

async function everything(test: App, nth: number, address: string): Promise<string[]> {
  const faults: string[] = [];
  const own = from(address, browser(`person${nth}x`));
  const expectGood = (what: string, { status, msg }: { status: number; msg?: string }) => {
    if (status !== 200) faults.push(`${what} of person ${nth}: ${status} ${msg}`);
  };
  const byPassword = await asPortal(test, login, { username: phone(nth), password: goodPassword }, own);
  expectGood('password', byPassword);
  const { answer, code } = await test.askForCode(phone(nth), 'login', own);
  expectGood('asking for a code', answer);
  const form = { username: phone(nth), captchaAnswer: 'x', password: code };
  expectGood('code', await asPortal(test, loginSms, form, own));
  const headers = { ...own, authorization: `Bearer ${byPassword.data?.access_token}` };
  expectGood('search', await test.call('GET', '/api/search?q=pump', { headers }));
  const picture = Buffer.from(await makePicture());
  const sent = { ...headers, 'content-type': 'image/png' };
  const kept = await test.app.inject({ method: 'POST', url: '/api/pictures', payload: picture, headers: sent });
  expectGood('picture', { status: kept.statusCode, msg: kept.body });
  return faults;
}

test.each([
  ['each at home', 50, (nth: number) => `198.51.${100 + (nth % 100)}.${1 + nth}`],
  // The last people do the most work, which makes this test long; a fiftieth would get in too.
  ['all behind one address of their company', 25, () => '192.0.2.10'],
])(
  'while one network spends all it gets, people of another, %s, sign in, ask and upload: %i of them',
  async (_, people, addressOf) => {
    const app = await openBehindProxy({ env: { CODES_PER_HOUR: '1000', RATE_LIMIT: '600' } });
    for (let nth = 0; nth < people; nth += 1) await withPassword(app.store, { phone: phone(nth) });
    const faults: string[] = [];
    for (let nth = 0; nth < people; nth += 1) {
      await attack(app, nth);
      faults.push(...(await everything(app, nth, addressOf(nth))));
    }
    expect(faults).toEqual([]);
  },
  240_000,
);
