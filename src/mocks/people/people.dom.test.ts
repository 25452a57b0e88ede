import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '../operation';
import { askCaptcha, spendCaptcha } from './captcha';
import { CODE_EVENT, checkCode, RESEND_S, sendCode } from './codes';
import { type PeopleState, resetPeople, withPeople } from './people-state';
import { openSession, whoAsks } from './who-asks';

beforeEach(() => {
  resetPeople();
  vi.useFakeTimers({ now: Date.parse('2026-03-01T08:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  resetPeople();
});
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const statusOf = (work: (state: PeopleState) => unknown) => {
  try {
    withPeople(work);
    return 200;
  } catch (error) {
    return error instanceof Refusal ? error.status : error;
  }
};

describe('a picture or a question of the demo', () => {
  const ask = () => {
    const { question, captchaToken } = askCaptcha('en-US');
    const [a = 0, b = 0] = [...question.matchAll(/\d+/g)].map(Number);
    return { token: captchaToken, answer: String(a + b) };
  };
  const spend = (token: string, answer: string) => withPeople((state) => spendCaptcha(state, token, answer));

  test('is good for one try, right or wrong, and for five minutes', () => {
    const first = ask();
    expect([spend(first.token, first.answer), spend(first.token, first.answer)]).toEqual([true, false]);
    const second = ask();
    expect([spend(second.token, '999'), spend(second.token, second.answer)]).toEqual([false, false]);
    const third = ask();
    pass(301);
    expect(spend(third.token, third.answer)).toBe(false);
    expect(spend('made up', '')).toBe(false);
  });

  test('leaves nothing behind once it is too old', () => {
    for (let n = 0; n < 5; n += 1) ask();
    pass(400);
    ask();
    expect(withPeople(({ captchas }) => Object.keys(captchas).length)).toBe(1);
  });
});

describe('a code of the demo', () => {
  const send = (account = '13800000042'): string => {
    let code = '';
    const hear = (event: Event) => {
      code = (event as CustomEvent<{ code: string }>).detail.code;
    };
    window.addEventListener(CODE_EVENT, hear, { once: true });
    withPeople((state) => sendCode(state, 'login', account, 'en-US'));
    return code;
  };
  const check = (code: string, burn = true, account = '13800000042') =>
    statusOf((state) => checkCode(state, { scenario: 'login', account, code, burn }, 'en-US'));

  test('comes again only after its wait, to the same number for the same purpose', () => {
    send();
    expect(statusOf((state) => sendCode(state, 'login', '13800000042', 'en-US'))).toBe(429);
    expect(statusOf((state) => sendCode(state, 'getback', '13800000042', 'en-US'))).toBe(200);
    expect(statusOf((state) => sendCode(state, 'login', '13800000043', 'en-US'))).toBe(200);
    pass(RESEND_S.login);
    expect(statusOf((state) => sendCode(state, 'login', '13800000042', 'en-US'))).toBe(200);
  });

  test('is used once, or looked at before it is used', () => {
    const code = send();
    expect([check(code, false), check(code), check(code)]).toEqual([200, 200, 400]);
  });

  test('is lost after five tries, after five minutes, and to another number', () => {
    const code = send();
    for (let n = 0; n < 5; n += 1) expect(check('xxxxxx')).toBe(400);
    expect(check(code)).toBe(400);
    const late = send('13800000043');
    pass(300);
    expect(check(late, true, '13800000043')).toBe(400);
    expect(check(send('13800000044'))).toBe(400);
  });
});

describe('who asks', () => {
  const asks = (token?: string) =>
    statusOf((state) =>
      whoAsks(state, new Request('http://x/', { headers: token ? { authorization: `Bearer ${token}` } : {} }), 'en-US'),
    );

  test('is the person of the token for three days, and nobody else', () => {
    const { access_token: token } = withPeople((state) => openSession(state, 'u-42'));
    expect([asks(token), asks(), asks('made-up')]).toEqual([200, 401, 401]);
    pass(3 * 24 * 3600 - 1);
    expect(asks(token)).toBe(200);
    pass(2);
    expect(asks(token)).toBe(401);
  });
});

test('what the demo keeps survives a reload, and a storage that another version or nobody can read', () => {
  withPeople(
    (state) => void state.persons.push({ ...(state.persons[0] as never as PeopleState['persons'][0]), id: 'new' }),
  );
  expect(withPeople(({ persons }) => persons.at(-1)?.id)).toBe('new');
  for (const stored of ['{', '{"version":0}', 'null']) {
    resetPeople();
    localStorage.setItem('millwright-demo-people', stored);
    expect(withPeople(({ persons }) => persons.some(({ id }) => id === 'new'))).toBe(false);
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  localStorage.removeItem('millwright-demo-people');
  withPeople((state) => void state.persons.splice(0));
  expect(withPeople(({ persons }) => persons.length)).toBe(0);
});
