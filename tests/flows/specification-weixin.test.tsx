import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mockServer } from '@/mocks/node';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';
import { askForCode, forgetPerson, keepToken, member, neverAskToJoin, signInDialog } from '../support/sign-in';

/** One test for each sentence of the specification about WeChat, named after it. */
answerByMocks();
beforeEach(forgetPerson);
beforeEach(neverAskToJoin);
beforeEach(() => {
  const data = { password: true, code: true, weixin: true, singleSignOn: false, signUp: true };
  mockServer.use(http.get('*/api/session/methods', () => HttpResponse.json({ code: 200, msg: 'ok', data })));
});
afterEach(() => void vi.unstubAllGlobals());

/** Simulates a desktop viewport; the default is a phone. */
const onDesktop = () =>
  vi.stubGlobal('matchMedia', (media: string) => {
    const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
    return { media, matches: media.startsWith('(min-width'), ...listening };
  });

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  return within(await signInDialog());
};
const selectedTab = async (inside: ReturnType<typeof within>) =>
  (await inside.findByRole('tab', { selected: true }, soon)).textContent;

describe('2. Query parameters: loginStyle (value weixin)', () => {
  test('the dialog opens at WeChat login', async () => {
    await renderReady({ setting: 'main', path: '/engine?loginStyle=weixin' });
    const dialog = await openDialog();
    await waitFor(async () => expect(await selectedTab(dialog)).toBe('微信登录'), soon);
    expect(dialog.getByRole('button', { name: '打开微信' })).toBeInTheDocument();
  });

  test('the page opens at WeChat login', async () => {
    await renderReady({ setting: 'main', path: '/login?loginStyle=weixin' });
    const main = within(screen.getByRole('main'));
    await waitFor(async () => expect(await selectedTab(main)).toBe('微信登录'), soon);
  });

  test('any other value: quick login', async () => {
    await renderReady({ setting: 'main', path: '/engine?loginStyle=other' });
    expect(await selectedTab(await openDialog())).toBe('快捷登录');
  });

  test('without WeChat in the configuration: quick login', async () => {
    const data = { password: true, code: true, weixin: false, singleSignOn: false, signUp: true };
    mockServer.use(http.get('*/api/session/methods', () => HttpResponse.json({ code: 200, msg: 'ok', data })));
    await renderReady({ setting: 'main', path: '/engine?loginStyle=weixin' });
    const dialog = await openDialog();
    expect(await selectedTab(dialog)).toBe('快捷登录');
    expect(dialog.queryByRole('tab', { name: '微信登录' })).toBeNull();
  });
});

describe('2. Login: WeChat login (a tab on mobile, a side QR panel on desktop)', () => {
  test('the QR frame is loaded from the user-centre host, once the agreement is given', async () => {
    onDesktop();
    const url = 'https://users.example/qr?state=1';
    mockServer.use(
      http.get('*/api/session/weixin-url', () => HttpResponse.json({ code: 200, msg: 'ok', data: { url } })),
    );
    await renderReady({ setting: 'main', path: '/engine?loginStyle=weixin' });
    const dialog = await openDialog();
    expect(await selectedTab(dialog)).toBe('快捷登录');
    expect(dialog.queryByRole('tab', { name: '微信登录' })).toBeNull();
    expect(dialog.queryByTitle('微信登录二维码')).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox'));
    expect(await dialog.findByTitle('微信登录二维码', undefined, soon)).toHaveAttribute('src', url);
  });

  test('on mobile, who disagrees is not sent to WeChat; a failure is said once, and can be tried again', async () => {
    const asked = vi.fn();
    mockServer.use(
      http.get('*/api/session/weixin-url', () => {
        asked();
        return HttpResponse.error();
      }),
    );
    await renderReady({ setting: 'main', path: '/engine?loginStyle=weixin' });
    const dialog = await openDialog();
    const go = await dialog.findByRole('button', { name: '打开微信' }, soon);
    await userEvent.click(go);
    await userEvent.click(await screen.findByRole('button', { name: '取消' }, soon));
    expect(asked).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(go);
    // The page behind the dialog has live regions, too; they have nothing to say.
    const said = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    await waitFor(
      () => expect(said().filter(Boolean)).toEqual([expect.stringContaining('微信没有打开，请重试或换一种方式登录')]),
      soon,
    );
    await userEvent.click(go);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2), soon);
  });
});

describe('2. Login: a bind-phone dialog opens when weixinBindCode is in the query', () => {
  const path = '/engine?weixinBindCode=wb-1&code=wx-1';
  const openBinding = async (address = path) => {
    await renderReady({ setting: 'main', path: address });
    return within(await screen.findByRole('alertdialog', { name: '绑定手机号' }, soon));
  };

  test('on the sign-in page, too', async () => {
    const dialog = await openBinding('/login?weixinBindCode=wb-1&code=wx-1');
    expect(await dialog.findByRole('textbox', { name: '手机号' }, soon)).toBeInTheDocument();
  });

  test('not for somebody who is signed in', async () => {
    keepToken('u-7');
    await renderReady({ setting: 'main', path });
    await screen.findByRole('button', { name: /Ms Lindqvist/ }, soon);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('bind form adds weixinBindCode and code; scenario value socialbind; countdown 59 s', async () => {
    const sent: Record<string, unknown>[] = [];
    const keep = async ({ request }: { request: Request }) => {
      sent.push((await request.clone().json()) as Record<string, unknown>);
      return undefined;
    };
    mockServer.use(http.post('*/proxy-api/getAccRemoteCaptcha', keep), http.post('*/open/weixin/bind', keep));
    const dialog = await openBinding();
    await userEvent.type(await dialog.findByRole('textbox', { name: '手机号' }, soon), member.account);
    const code = await askForCode(dialog);
    expect(await dialog.findByRole('button', { name: /5[5-9] 秒后重发/ }, soon)).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: /短信验证码/ }), code);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: '登录' }));
    await dialog.findByRole('radio', { name: '个人' }, soon);
    const captcha = { captchaAnswer: expect.any(String), captchaToken: expect.any(String) };
    expect(sent).toMatchObject([
      { username: member.account, scenario: 'socialbind', ...captcha },
      { username: member.account, password: code, weixinBindCode: 'wb-1', code: 'wx-1', ...captcha },
    ]);
  });

  test('5. Phone: 11 digits starting with 1 then 3-9; 请输入正确的手机号; empty 手机号不能为空', async () => {
    const dialog = await openBinding();
    const phone = await dialog.findByRole('textbox', { name: '手机号' }, soon);
    await userEvent.click(dialog.getByRole('button', { name: '登录' }));
    expect(dialog.getByText('手机号不能为空')).toBeInTheDocument();
    for (const wrong of ['12800000042', '1380000004', 'zhou@example.com']) {
      await userEvent.clear(phone);
      await userEvent.type(phone, wrong);
      await userEvent.click(dialog.getByRole('button', { name: '登录' }));
      expect(dialog.getByText('请输入正确的手机号')).toBeInTheDocument();
    }
  });

  test('5. Agreement required: otherwise a confirm box with agree/cancel appears', async () => {
    const dialog = await openBinding();
    await userEvent.type(await dialog.findByRole('textbox', { name: '手机号' }, soon), member.account);
    const code = await askForCode(dialog);
    await userEvent.type(dialog.getByRole('textbox', { name: /短信验证码/ }), code);
    await userEvent.click(dialog.getByRole('button', { name: '登录' }));
    await userEvent.click(await screen.findByRole('button', { name: '取消' }, soon));
    expect(screen.queryByRole('radio')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: '登录' }));
    await userEvent.click(await screen.findByRole('button', { name: '同意' }, soon));
    expect(await dialog.findByRole('radio', { name: '个人' }, soon)).toBeInTheDocument();
  });
});
