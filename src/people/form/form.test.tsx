import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createI18n } from '@/i18n/create-i18n';
import type { Translate } from '@/i18n/translate';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { judgeCode, judgeSmsCode } from './judge-code';
import { PasswordField } from './PasswordField';
import { sayFault } from './say-fault';
import { TextField } from './TextField';
import { useCountdown } from './use-countdown';
import { checkAll, useField } from './use-field';

const judge = (text: string) => (text === '' ? 'account.empty' : text.length < 3 ? 'account.wrong' : null);
const clean = (text: string) => text.trim();

function Form({ initial = '' }: { initial?: string }) {
  const first = useField(initial, judge, clean);
  const second = useField('', judge, clean);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        checkAll(first, second);
      }}
    >
      <TextField field={first} name="first" label="First" hint="As on your badge" />
      <TextField field={second} name="second" label="Second" />
      <button type="submit">Send</button>
      <button type="button" onClick={() => second.refuse('Taken by Anna.')}>
        Refuse
      </button>
    </form>
  );
}
const first = () => screen.getByRole('textbox', { name: /First/ });
const second = () => screen.getByRole('textbox', { name: /Second/ });

describe('a field', () => {
  test('says nothing while somebody types, nothing about nothing, and what is wrong once it is left', async () => {
    await renderWithI18n(<Form />, ['people']);
    await userEvent.click(first());
    await userEvent.tab();
    expect(first()).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(first(), ' ab ');
    expect(first()).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.tab();
    expect(first()).toHaveValue('ab');
    expect(first()).toHaveAccessibleDescription(/Please enter a valid phone number or email/);
    await userEvent.type(first(), 'c');
    expect(first()).toHaveAccessibleDescription('As on your badge');
  });

  test('that is empty is wrong when the form is sent, and the first wrong one takes the focus', async () => {
    await renderWithI18n(<Form />, ['people']);
    await userEvent.type(second(), 'long enough');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(first()).toHaveFocus();
    expect(first()).toHaveAccessibleDescription(/please enter phone or email/);
    expect(second()).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('takes a fault that only the server could know, in its own words, until somebody types', async () => {
    await renderWithI18n(<Form initial="anna" />, ['people']);
    await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(second()).toHaveAccessibleDescription('Taken by Anna.');
    await userEvent.type(second(), 'x');
    expect(screen.queryByText('Taken by Anna.')).toBeNull();
  });
});

test('a password is hidden until it is asked for, and capitals that are locked are told', async () => {
  const Secret = () => (
    <PasswordField field={useField('', judge, clean)} label="Secret" name="p" autoComplete="new-password" />
  );
  await renderWithI18n(<Secret />, ['people']);
  const user = userEvent.setup();
  const field = screen.getByLabelText(/^Secret/);
  expect(field).toHaveAttribute('type', 'password');
  const show = screen.getByRole('button', { pressed: false });
  await user.click(show);
  expect(field).toHaveAttribute('type', 'text');
  expect(show).toHaveAttribute('aria-pressed', 'true');
  await user.click(field);
  await user.keyboard('{CapsLock}a');
  expect(field).toHaveAccessibleDescription(/./);
  await user.keyboard('{CapsLock}a');
  expect(field).not.toHaveAccessibleDescription(/./);
});

test('a code is there and six characters long; for signing in the server judges it', () => {
  expect(['', '12345', '123456', '1234567'].map(judgeCode)).toEqual(['code.empty', 'code.length', null, 'code.length']);
  expect(['', '1'].map(judgeSmsCode)).toEqual(['code.emptySms', null]);
});

test('a key of ours is put into words, a sentence of the server’s is left alone', async () => {
  const i18n = createI18n('zh-CN');
  await i18n.load('people');
  const t = i18n.translator(['people']) as Translate<'people'>;
  expect(sayFault(t, 'code.empty')).toBe('验证码不能为空');
  for (const said of ['请稍后再试。', 'Try again in 5 s.', 'e.g. this. Or that', 'Mr.X'])
    expect(sayFault(t, said)).toBe(said);
});

describe('the countdown', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());
  const open = (name = 'login', most = 59) => renderHook(() => useCountdown(name, most)).result;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test('goes second by second to nothing, and a page that opens meanwhile goes on where it was', async () => {
    const here = open();
    act(() => here.current.start());
    expect(here.current.left).toBe(59);
    await pass(10_000);
    expect(here.current.left).toBe(49);
    expect(open().current.left).toBe(49);
    await pass(60_000);
    expect(here.current.left).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('has one of its own for each purpose, and never shows more than the longest', async () => {
    const here = open();
    act(() => here.current.start(3_600));
    expect(here.current.left).toBe(59);
    expect(open('getback', 60).current.left).toBe(0);
  });
});
