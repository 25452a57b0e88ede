import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readMark } from '@/browser/session-mark';
import { mockServer } from '@/mocks/node';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';
import {
  askForCode,
  forgetPerson,
  member,
  neverAskToJoin,
  signInDialog,
  signInWithPassword,
  single,
} from '../support/sign-in';

answerByMocks();
beforeEach(forgetPerson);
beforeEach(neverAskToJoin);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  forgetPerson();
});

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  return signInDialog();
};

describe('a browser that', () => {
  test('refuses cookies: says so before anybody signs in, and keeps them signed in on this page', async () => {
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => undefined });
    onTestFinished(() => void Reflect.deleteProperty(document, 'cookie'));
    await renderReady({ setting: 'main' });
    const dialog = await openDialog();
    expect(await within(dialog).findByText(/浏览器禁用了 Cookie/, undefined, soon)).toBeInTheDocument();
    await signInWithPassword(single, dialog);
    await screen.findByRole('button', { name: /Ms Lindqvist/ }, soon);
    expect(readMark()).toBeDefined();
  });

  test('has no room left: signing in by code works, and the countdown counts', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await renderReady({ setting: 'main' });
    const dialog = within(await openDialog());
    await userEvent.type(await dialog.findByRole('textbox', { name: /手机号或邮箱/ }, soon), single.account);
    const code = await askForCode(dialog);
    await dialog.findByRole('button', { name: /5[0-7] 秒后重发/ }, soon);
    await userEvent.type(dialog.getByRole('textbox', { name: /短信验证码/ }), code);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: '登录' }));
    await screen.findByRole('button', { name: /Ms Lindqvist/ }, soon);
  });

  test('is wide: WeChat’s code stands beside the form, in a frame that may do no more than it needs', async () => {
    const list = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', (media: string) => ({ ...list, media }));
    const data = { password: true, code: true, weixin: true, singleSignOn: false, signUp: true };
    mockServer.use(http.get('*/api/session/methods', () => HttpResponse.json({ code: 200, msg: 'ok', data })));
    await renderReady({ setting: 'main' });
    const dialog = within(await openDialog());
    expect(dialog.queryByTitle('微信登录二维码')).toBeNull();
    await userEvent.click(await dialog.findByRole('checkbox', undefined, soon));
    const frame = await dialog.findByTitle('微信登录二维码', undefined, soon);
    expect(frame).toHaveAttribute('src', expect.stringMatching(/^https:/));
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-top-navigation');
    expect(dialog.queryByRole('tab', { name: '微信登录' })).toBeNull();
  });
});

describe('who comes back from WeChat without an account', () => {
  test('binds a phone, is who owns it, and the address forgets how they came', async () => {
    await renderReady({ setting: 'main', path: '/engine?weixinBindCode=wb-1&code=wx-1&wd=a' });
    const dialog = within(await screen.findByRole('alertdialog', { name: '绑定手机号' }, soon));
    await userEvent.type(await dialog.findByRole('textbox', { name: '手机号' }, soon), member.account);
    const code = await askForCode(dialog);
    await userEvent.type(dialog.getByRole('textbox', { name: /短信验证码/ }), code);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: '登录' }));
    await userEvent.click(await dialog.findByRole('radio', { name: '个人' }, soon));
    await userEvent.click(dialog.getByRole('button', { name: '进入' }));
    await waitFor(() => expect(window.location.search).toBe('?wd=a'), soon);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), soon);
  });
});
