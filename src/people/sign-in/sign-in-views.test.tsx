import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeStore } from '@/app/store';
import type { SignedIn } from '@/session/session';
import { aPerson, organization, other } from '../../../tests/support/a-session';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { FailedNotice } from './FailedNotice';
import { IdentityPicker } from './IdentityPicker';
import type { SigningIn } from './use-sign-in';
import { WeixinFrame } from './WeixinFrame';

let asked = 0;
let reachable = true;
beforeEach(() => {
  [asked, reachable] = [0, true];
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    if (!reachable) throw new TypeError('Failed to fetch');
    return Response.json({ code: 200, msg: 'ok', data: { url: `https://weixin.example/qr?${asked}` } });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (part: ReactNode) =>
  renderWithI18n(<Provider store={makeStore({ locale: 'en-US', mode: 'light' })}>{part}</Provider>, [
    'people',
    'common',
  ]);

describe('the question for whom somebody acts', () => {
  const pick = vi.fn(async () => undefined);
  const signIn = (more: Partial<SigningIn> = {}) =>
    ({
      busy: false,
      problem: null,
      forget: () => undefined,
      picking: null,
      submit: vi.fn(),
      pick,
      ...more,
    }) as SigningIn;
  const who = (more: Partial<SignedIn> = {}): SignedIn => {
    const { user } = aPerson();
    return { user, tenant: [{ ...organization, role: 'owner' }, other], suggested: other, ...more };
  };
  const go = () => userEvent.click(screen.getByRole('button'));
  beforeEach(() => void pick.mockClear());

  test('begins at the one used last, where the keyboard is, and says who one is in each', async () => {
    await show(<IdentityPicker who={who()} signIn={signIn()} />);
    expect(screen.getByRole('radio', { name: other.name })).toHaveFocus();
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      false,
      true,
      false,
    ]);
    expect(screen.getByRole('radio', { name: new RegExp(`${organization.name}.*Owner`) })).toBeInTheDocument();
    await go();
    expect(pick).toHaveBeenCalledExactlyOnceWith(other);
  });

  test('is answered by oneself, too, and by oneself at first where nothing is suggested', async () => {
    await show(<IdentityPicker who={who({ suggested: null })} signIn={signIn()} />);
    expect(screen.getByRole('radio', { name: 'Personal' })).toBeChecked();
    await go();
    expect(pick).toHaveBeenCalledExactlyOnceWith(null);
  });

  test('is not answered twice while the first answer is on its way', async () => {
    await show(<IdentityPicker who={who()} signIn={signIn({ busy: true })} />);
    await go();
    await userEvent.keyboard('{Enter}');
    expect(pick).not.toHaveBeenCalled();
  });

  test('says why an answer was refused, aloud', async () => {
    await show(<IdentityPicker who={who()} signIn={signIn({ problem: 'No longer a member' })} />);
    expect(screen.getByRole('alert')).toHaveTextContent('No longer a member');
  });

  test('calls somebody without a nickname by their account', async () => {
    const { user } = aPerson();
    await show(<IdentityPicker who={who({ user: { ...user, nickname: '' } })} signIn={signIn()} />);
    expect(screen.getByText(/13800000042/)).toBeVisible();
    expect(screen.getByText(/signing in to localhost/)).toBeVisible();
  });
});

describe('WeChat’s code', () => {
  const frame = () => screen.queryByTitle('QR code to sign in with WeChat');
  const open = async () => {
    vi.useFakeTimers();
    await show(<WeixinFrame agreement={agreement} />);
    await act(() => vi.advanceTimersByTimeAsync(200));
  };
  const agreement = { agreed: true, setAgreed: vi.fn(), confirm: vi.fn(async () => false), question: null };

  test('is shown to those who have agreed, and to nobody else', async () => {
    await show(<WeixinFrame agreement={{ ...agreement, agreed: false }} />);
    expect(frame()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Agree to show the QR code' }));
    expect(agreement.confirm).toHaveBeenCalledOnce();
  });

  const renew = async () => {
    act(() => screen.getByRole('button', { name: 'Get a new one' }).click());
    await act(() => vi.advanceTimersByTimeAsync(200));
  };

  test('may take the page along when it is scanned, and do nothing else to it', async () => {
    await open();
    expect(frame()).toHaveAttribute('src', 'https://weixin.example/qr?1');
    expect(frame()?.getAttribute('sandbox')?.split(' ').sort()).toEqual([
      'allow-forms',
      'allow-same-origin',
      'allow-scripts',
      'allow-top-navigation',
    ]);
  });

  test('says after five minutes that it is too old, and a new one is good for five again', async () => {
    await open();
    await act(() => vi.advanceTimersByTimeAsync(4 * 60_000));
    expect(screen.queryByText('This QR code has expired')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('This QR code has expired')).toBeVisible();
    await renew();
    expect(screen.queryByText('This QR code has expired')).toBeNull();
    expect(frame()).toHaveAttribute('src', 'https://weixin.example/qr?2');
    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
    expect(screen.getByText('This QR code has expired')).toBeVisible();
  });

  test('that cannot be fetched is said, and comes when it is asked for again', async () => {
    reachable = false;
    await open();
    expect([frame(), screen.getByText('The QR code could not be loaded')]).toEqual([null, expect.anything()]);
    reachable = true;
    await renew();
    expect(frame()).not.toBeNull();
    expect(screen.queryByText('The QR code could not be loaded')).toBeNull();
  });
});

test.each([
  ['sign-in-failed', 1],
  ['elsewhere', 0],
  ['<b>sign-in-failed</b>', 0],
  [null, 0],
])('who comes back from %s is told %d times that it did not work', async (from, times) => {
  await show(<FailedNotice from={from} />);
  expect(screen.queryAllByRole('alert')).toHaveLength(times);
});
