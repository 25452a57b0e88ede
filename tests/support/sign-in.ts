import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearMark } from '@/browser/session-mark';
import { clearTenant } from '@/browser/tenant-cookie';
import { CODE_EVENT } from '@/mocks/people/codes';
import { withPeople } from '@/mocks/people/people-state';
import { signIn } from '@/mocks/people/who-asks';
import { startCountdown } from '@/people/form/countdown';
import { soon } from './portal-flow';

/** The two people in the mocks' initial data. */
export const member = { account: '13800000042', password: 'Beiling#2026' };
export const single = { account: '13900000007', password: 'Personal#2026' };

/** Clears the session and the countdowns for codes. */
export function forgetPerson(): void {
  clearMark();
  clearTenant();
  for (const scenario of ['login', 'getback', 'socialbind']) startCountdown(scenario, 0);
}

/**
 * Creates a session of one of them, as kept by the browser before it has asked whose it is; returns the access token.
 */
export function keepToken(personId: 'u-42' | 'u-7', tenantId: string | null = null): string {
  return withPeople((state) => signIn(state, personId, tenantId).access_token);
}

/** Marks the question whether to join an organization as asked, as it appears once for people without one. */
export const neverAskToJoin = () => localStorage.setItem('mw:join-asked', JSON.stringify(['u-7', 'u-42']));

/** Solves the captcha and requests a code in this form; returns the code that was "sent". */
export async function askForCode(form: ReturnType<typeof within>): Promise<string> {
  await form.findByRole('img', { name: '图形验证码' }, soon);
  await userEvent.type(form.getByRole('textbox', { name: /图形验证码/ }), captchaAnswer());
  const code = nextCode();
  await userEvent.click(form.getByRole('button', { name: '获取验证码' }));
  return code;
}

export const signInDialog = () => screen.findByRole('dialog', undefined, soon);

/** Signs in with a password in this element's form, up to the choice of an identity if there is one. */
export async function signInWithPassword({ account, password }: typeof member, inside: HTMLElement): Promise<void> {
  const form = within(inside);
  await userEvent.click(await form.findByRole('tab', { name: '密码登录' }, soon));
  await userEvent.type(await form.findByRole('textbox', { name: /手机号或邮箱/ }, soon), account);
  await userEvent.type(form.getByLabelText(/^密码/), password);
  await userEvent.click(form.getByRole('checkbox'));
  await userEvent.click(form.getByRole('button', { name: '登录' }));
}

/** The answer of the newest captcha. */
export function captchaAnswer(): string {
  return withPeople(({ captchas }) => Object.values(captchas).at(-1)?.answer ?? '');
}

/** Resolves with the code of the next message. */
export function nextCode(): Promise<string> {
  return new Promise((resolve) => {
    window.addEventListener(CODE_EVENT, (event) => resolve((event as CustomEvent<{ code: string }>).detail.code), {
      once: true,
    });
  });
}

/** Waits for pending effects and responses. */
export const settle = () => act(() => new Promise((done) => setTimeout(done, 50)));
