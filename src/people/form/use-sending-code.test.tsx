import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '@/api/client';
import { judgeSmsCode } from './judge-code';
import type { Captcha } from './use-captcha';
import { useField } from './use-field';
import { useSendingCode } from './use-sending-code';

let asked: { username: string; captchaToken: string }[] = [];
let answer: () => Response = () => Response.json({ code: 200, msg: 'ok', data: { resendAfterS: 59 } });
const renew = vi.fn();
let token = 'picture-1';

beforeEach(() => {
  asked = [];
  token = 'picture-1';
  renew.mockClear();
  localStorage.clear();
  answer = () => Response.json({ code: 200, msg: 'ok', data: { resendAfterS: 59 } });
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(await request.json());
    return answer();
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

function open(account = '13800000042', typed = 'abcd') {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const { result } = renderHook(
    () => {
      const name = useField(
        account,
        (text) => (text === '' ? 'account.empty' : null),
        (text) => text,
      );
      const picture = useField(
        typed,
        (text) => (text === '' ? 'captcha.empty' : null),
        (text) => text,
      );
      const captcha = { field: picture, token, renew } as unknown as Captcha;
      const sending = useSendingCode({ account: name, captcha, scenario: 'login', waitS: 59, judge: judgeSmsCode });
      return { name, picture, sending };
    },
    { wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider> },
  );
  const send = async () => {
    act(() => result.current.sending.send());
    // The proof of work is in a lazily loaded chunk.
    await act(async () => {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(10);
    });
  };
  return { result, send, faults: () => [result.current.name.fault, result.current.picture.fault] };
}

describe('asking for a code', () => {
  test('needs an account and the answer to the picture first', async () => {
    const { send, faults } = open('', '');
    await send();
    expect([faults(), asked]).toEqual([['account.empty', 'captcha.empty'], []]);
  });

  test('starts the wait, during which nobody asks again', async () => {
    const { result, send } = open();
    await send();
    expect([result.current.sending.left, asked.length]).toEqual([59, 1]);
    await send();
    expect(asked).toHaveLength(1);
  });

  test('the send button is disabled during the countdown when a captcha answer is present', async () => {
    const { result, send, faults } = open();
    await send();
    expect(result.current.sending.waiting).toBe(true);
    act(() => result.current.picture.set(''));
    expect([result.current.sending.left, result.current.sending.waiting]).toEqual([59, false]);
    await send();
    expect([faults(), asked.length]).toEqual([[null, 'captcha.empty'], 1]);
  });

  test('once more wants a new picture: the one before opened one message and opens no second', async () => {
    const { send, faults } = open();
    await send();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await send();
    expect([asked.length, renew.mock.calls.length, faults()]).toEqual([1, 1, [null, 'captcha.fresh']]);
    token = 'picture-2';
    const again = open();
    await again.send();
    expect(asked.map(({ captchaToken }) => captchaToken)).toEqual(['picture-1', 'picture-2']);
  });

  test.each([
    ['captchaAnswer', 1],
    ['username', 0],
  ])('that is refused for %s says so there, with a new picture', async (field, at) => {
    answer = () => Response.json({ code: 400, msg: 'Not so.', data: { field } }, { status: 400 });
    const { result, send, faults } = open();
    await send();
    expect(faults()[at]).toBe('Not so.');
    expect([faults()[1 - at], renew.mock.calls.length, result.current.sending.left]).toEqual([null, 1, 0]);
  });

  test('too soon, after another browser did, waits as long as the server says', async () => {
    answer = () => Response.json({ code: 429, msg: 'Wait.', data: { retryAfterMs: 20_400 } }, { status: 429 });
    const { result, send } = open();
    await send();
    expect(result.current.sending.left).toBe(21);
  });

  test('of a server that says nothing says so all the same', async () => {
    answer = () => new Response('', { status: 502 });
    const { send, faults } = open();
    await send();
    expect(faults()[1]).toBeTruthy();
  });
});
