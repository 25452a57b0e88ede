import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { questionsEndpoints } from '@/api/questions';
import { clearMark, readMark, writeArrival } from '@/browser/session-mark';
import { readTenantId } from '@/browser/tenant-cookie';
import { mockServer } from '@/mocks/node';
import { withPeople } from '@/mocks/people/people-state';
import { currentToasts } from '@/ui/toasts';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';
import {
  captchaAnswer,
  forgetPerson,
  keepToken,
  member,
  neverAskToJoin,
  nextCode,
  settle,
  signInDialog,
  signInWithPassword,
  single,
} from '../support/sign-in';

answerByMocks();
beforeEach(forgetPerson);
beforeEach(neverAskToJoin);

const UNREACHABLE = '无法连接服务器，请检查网络后重试';

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  return signInDialog();
};

/** Simulates the return from an identity provider, after the server has set the cookies. */
function comeFromElsewhere(personId: 'u-42' | 'u-7'): void {
  keepToken(personId);
  writeArrival(readMark() ?? '');
}

async function pickHarrow(): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: /Harrow/ }, soon));
  await userEvent.click(screen.getByRole('button', { name: '进入' }));
  await screen.findByRole('button', { name: /当前身份：Harrow/ }, soon);
  expect(screen.queryByRole('dialog')).toBeNull();
}

describe('signing in', () => {
  test('a member picks an identity and stays on the page, which then knows them', async () => {
    const { store } = await renderReady({ setting: 'main' });
    await signInWithPassword(member, await openDialog());
    const choice = await screen.findByRole('radio', { name: /北岭轧钢有限公司/ }, soon);
    expect(choice).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /Harrow/ }));
    await userEvent.click(screen.getByRole('button', { name: '进入' }));
    await screen.findByRole('button', { name: /当前身份：Harrow/ }, soon);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.pathname).toBe('/engine');
    expect([readMark() === undefined, readTenantId()]).toEqual([false, 't-1002']);
    expect(JSON.stringify(store.getState())).not.toContain('demo-');
    expect(store.getState().session).toMatchObject({ role: 'organization', user: { nickname: '周工' } });
  });

  test('left at the question who they are, they are in as the one that was marked', async () => {
    const { store } = await renderReady({ setting: 'main' });
    const dialog = await openDialog();
    await signInWithPassword(member, dialog);
    expect(await screen.findByRole('radio', { name: /北岭轧钢有限公司/ }, soon)).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    await screen.findByRole('button', { name: /当前身份：北岭/ }, soon);
    expect(store.getState().session.currentTenant?.id).toBe(readTenantId());
  });

  test('an identity that the server refuses: says so in the dialog, and another one can be chosen', async () => {
    const answer = { code: 403, msg: '你已不是该组织的成员', data: null };
    const refused = () => HttpResponse.json(answer, { status: 403 });
    mockServer.use(http.post('*/api/session/tenant-login', refused, { once: true }));
    const { store } = await renderReady({ setting: 'main' });
    await signInWithPassword(member, await openDialog());
    await userEvent.click(await screen.findByRole('button', { name: '进入' }, soon));
    expect((await within(await signInDialog()).findAllByText(answer.msg, undefined, soon)).length).toBe(1);
    expect(store.getState().session.user).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: '个人' }));
    await userEvent.click(screen.getByRole('button', { name: '进入' }));
    await screen.findByRole('button', { name: /当前身份：个人/ }, soon);
  });

  test('a person without an organization is personal at once', async () => {
    const { store } = await renderReady({ setting: 'main' });
    await signInWithPassword(single, await openDialog());
    await screen.findByRole('button', { name: /Ms Lindqvist/ }, soon);
    expect(store.getState().session).toMatchObject({ role: 'personal', currentTenant: null });
    expect(readTenantId()).toBeUndefined();
  });

  test('that WeChat or a provider did not confirm says so on the page it comes back to', async () => {
    await renderReady({ setting: 'main', path: '/login?from=sign-in-failed' });
    expect(await screen.findByText(/微信或企业登录没有确认你的身份/, undefined, soon)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '登录' })).toBeEnabled();
  });

  test('says what is missing in the words of the specification, field by field', async () => {
    await renderReady({ setting: 'main' });
    const dialog = await openDialog();
    await userEvent.click(await within(dialog).findByRole('button', { name: '登录' }, soon));
    for (const words of ['请输入手机号或邮箱', '请输入验证码', '请输入短信验证码'])
      expect(within(dialog).getByText(words)).toBeInTheDocument();
    expect(within(dialog).getByRole('textbox', { name: /手机号或邮箱/ })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('tab', { name: '密码登录' }));
    await userEvent.click(await within(dialog).findByRole('button', { name: '登录' }));
    expect(within(dialog).getByText('请输入密码')).toBeInTheDocument();
  });

  test('who finds that they want another way has said already who they are', async () => {
    await renderReady({ setting: 'main' });
    const dialog = within(await openDialog());
    const account = () => dialog.findByRole('textbox', { name: /手机号或邮箱/ }, soon);
    await userEvent.type(await account(), 'zhou-gong');
    await userEvent.click(dialog.getByRole('textbox', { name: /图形验证码/ }));
    expect(dialog.getByText('请输入正确的手机号或邮箱')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('tab', { name: '密码登录' }));
    expect(await account()).toHaveValue('zhou-gong');
    expect(dialog.queryByText('请输入正确的手机号或邮箱')).toBeNull();
    await userEvent.clear(await account());
    await userEvent.type(await account(), member.account);
    await userEvent.click(dialog.getByRole('tab', { name: '快捷登录' }));
    expect(await account()).toHaveValue(member.account);
  });

  test('asks for agreement before anything is sent, and goes on when it is given', async () => {
    await renderReady({ setting: 'main' });
    const dialog = within(await openDialog());
    await userEvent.click(await dialog.findByRole('tab', { name: '密码登录' }, soon));
    await userEvent.type(dialog.getByRole('textbox', { name: /手机号或邮箱/ }), ' １３９ 0000 0007 ');
    await userEvent.type(dialog.getByLabelText(/^密码/), single.password);
    await userEvent.click(dialog.getByRole('button', { name: '登录' }));
    await userEvent.click(await screen.findByRole('button', { name: '取消' }, soon));
    expect(readMark()).toBeUndefined();
    expect(dialog.getByRole('textbox', { name: /手机号或邮箱/ })).toHaveValue('13900000007');
    await userEvent.click(dialog.getByRole('button', { name: '登录' }));
    await userEvent.click(await screen.findByRole('button', { name: '同意' }, soon));
    await screen.findByRole('button', { name: /Ms Lindqvist/ }, soon);
  });

  test('a wrong password is told beside the form, and nothing typed is lost', async () => {
    await renderReady({ setting: 'main' });
    const dialog = await openDialog();
    await signInWithPassword({ ...member, password: 'wrong' }, dialog);
    // Announced as well, because the focus is already in the field.
    expect(await within(dialog).findByRole('alert', undefined, soon)).toHaveTextContent('账号或密码错误。');
    expect(await screen.findAllByText('账号或密码错误。', undefined, soon)).toHaveLength(1);
    expect(within(dialog).getByLabelText(/^密码/)).toHaveFocus();
    expect(within(dialog).getByRole('textbox', { name: /手机号或邮箱/ })).toHaveValue(member.account);
    expect(readMark()).toBeUndefined();
  });

  test.each([
    ['of the form', '*/proxy-api/open/office/loginAcc'],
    ['that asks who has signed in', '*/api/session/user'],
    ['that fetches the organizations', '*/proxy-api/tenant/join/apply/list'],
  ])('a call %s that does not reach the server is told once, in the form', async (_, address) => {
    await renderReady({ setting: 'main' });
    const dialog = await openDialog();
    mockServer.use(http.all(address, () => HttpResponse.error()));
    await signInWithPassword(member, dialog);
    expect(await within(dialog).findByRole('alert', undefined, soon)).toHaveTextContent(UNREACHABLE);
    expect(currentToasts()).toEqual([]);
    expect(readMark()).toBeUndefined();
  });

  test('an identity that cannot be taken because the server is away is told once, in the form', async () => {
    await renderReady({ setting: 'main' });
    const dialog = await openDialog();
    await signInWithPassword(member, dialog);
    await screen.findByRole('radio', { name: /北岭轧钢有限公司/ }, soon);
    mockServer.use(http.all('*', () => HttpResponse.error()));
    await userEvent.click(screen.getByRole('button', { name: '进入' }));
    expect(await within(dialog).findByRole('alert', undefined, soon)).toHaveTextContent(UNREACHABLE);
    expect(currentToasts()).toEqual([]);
  });

  test('a code that does not reach the server is told once, at its field', async () => {
    await renderReady({ setting: 'main' });
    const dialog = within(await openDialog());
    await userEvent.type(await dialog.findByRole('textbox', { name: /手机号或邮箱/ }, soon), single.account);
    await dialog.findByRole('img', { name: '图形验证码' }, soon);
    await userEvent.type(dialog.getByRole('textbox', { name: /图形验证码/ }), captchaAnswer());
    mockServer.use(http.all('*', () => HttpResponse.error()));
    await userEvent.click(dialog.getByRole('button', { name: '获取验证码' }));
    expect(await dialog.findByText(UNREACHABLE, undefined, soon)).toBeInTheDocument();
    expect(await dialog.findByText('验证码加载失败，请换一张重试', undefined, soon)).toBeInTheDocument();
    expect(currentToasts()).toEqual([]);
  });

  test('with a code: the picture, the message, the countdown that a reload does not end', async () => {
    await renderReady({ setting: 'main' });
    const dialog = within(await openDialog());
    await userEvent.type(await dialog.findByRole('textbox', { name: /手机号或邮箱/ }, soon), single.account);
    await userEvent.click(dialog.getByRole('button', { name: '获取验证码' }));
    expect(dialog.getByText('请输入验证码')).toBeInTheDocument();
    await dialog.findByRole('img', { name: '图形验证码' }, soon);
    await userEvent.type(dialog.getByRole('textbox', { name: /图形验证码/ }), captchaAnswer());
    const code = nextCode();
    await userEvent.click(dialog.getByRole('button', { name: '获取验证码' }));
    await dialog.findByRole('button', { name: /5\d 秒后重发/ }, soon);
    expect(Number(localStorage.getItem('mw:resend:login')) - Date.now()).toBeGreaterThan(50_000);
    await userEvent.type(dialog.getByRole('textbox', { name: /短信验证码/ }), await code);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: '登录' }));
    await screen.findByRole('button', { name: /Ms Lindqvist/ }, soon);
  });

  test('a second code asks for a new picture, and says so', async () => {
    await renderReady({ setting: 'main' });
    const dialog = within(await openDialog());
    await userEvent.type(await dialog.findByRole('textbox', { name: /手机号或邮箱/ }, soon), single.account);
    await dialog.findByRole('img', { name: '图形验证码' }, soon);
    await userEvent.type(dialog.getByRole('textbox', { name: /图形验证码/ }), captchaAnswer());
    await userEvent.click(dialog.getByRole('button', { name: '获取验证码' }));
    await dialog.findByRole('button', { name: /5\d 秒后重发/ }, soon);
    localStorage.setItem('mw:resend:login', '1');
    await userEvent.click(await dialog.findByRole('button', { name: '获取验证码' }, soon));
    expect(dialog.getByText('再次获取前，请输入新的图形验证码')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /图形验证码/ })).toHaveFocus();
  });

  test('who cannot see the picture answers a question', async () => {
    await renderReady({ setting: 'main' });
    const dialog = within(await openDialog());
    await userEvent.click(await dialog.findByRole('button', { name: /改用文字题/ }, soon));
    expect(await dialog.findByRole('textbox', { name: /\d加上\d等于几/ }, soon)).toHaveFocus();
    expect(dialog.queryByRole('img', { name: '图形验证码' })).toBeNull();
  });

  test('WeChat is not there where it is not configured, and a frame beside the form where it is', async () => {
    const data = { password: true, code: true, weixin: true, singleSignOn: false, signUp: true };
    await renderReady({ setting: 'main' });
    const dialog = within(await openDialog());
    await dialog.findByRole('tab', { name: '密码登录' }, soon);
    expect(screen.queryByTitle('微信登录二维码')).toBeNull();
    expect(dialog.queryByRole('tab', { name: '微信登录' })).toBeNull();
    cleanup();
    mockServer.use(http.get('*/api/session/methods', () => HttpResponse.json({ code: 200, msg: 'ok', data })));
    await renderReady({ setting: 'main' });
    const second = within(await openDialog());
    // The viewport of jsdom counts as narrow.
    await userEvent.click(await second.findByRole('tab', { name: '微信登录' }, soon));
    expect(second.getByRole('button', { name: '打开微信' })).toBeInTheDocument();
  });
});

describe('with the company’s provider alone', () => {
  test('there is a place to agree, and for the question whether one does', async () => {
    const data = { password: false, code: false, weixin: false, singleSignOn: true, signUp: false };
    mockServer.use(http.get('*/api/session/methods', () => HttpResponse.json({ code: 200, msg: 'ok', data })));
    await renderReady({ setting: 'main' });
    const dialog = within(await openDialog());
    await userEvent.click(await dialog.findByRole('button', { name: '使用企业账号登录' }, soon));
    const question = within(await screen.findByRole('alertdialog', undefined, soon));
    await userEvent.click(question.getByRole('button', { name: '取消' }));
    expect(dialog.getByRole('checkbox')).not.toBeChecked();
  });
});

describe('the sign-in page', () => {
  test.each([
    ['/login?targetUrl=%2Fqa-list', '/qa-list'],
    ['/login?qa=%E8%BD%B4%E6%89%BF', '/q'],
    ['/login?targetUrl=https%3A%2F%2Fevil.example%2F', '/engine'],
    ['/login?targetUrl=%2F%2Fevil.example', '/engine'],
  ])('%s leads to %s', async (from, to) => {
    await renderReady({ setting: 'steelworks', path: from });
    expect(screen.getByRole('heading', { level: 1, name: '赤岩特钢 · 炉前知识台' })).toBeInTheDocument();
    await signInWithPassword(member, screen.getByRole('main'));
    await userEvent.click(await screen.findByRole('button', { name: '进入' }, soon));
    await waitFor(() => expect(window.location.pathname).toMatch(new RegExp(`^${to}`)), soon);
  });

  test('shows no brand of ours inside of another page', async () => {
    await renderReady({ setting: 'steelworks', path: '/login?formType=szycsy' });
    await screen.findByRole('tab', { name: '密码登录' }, soon);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });
});

describe('a session', () => {
  test('that ended in the middle of a call: sign in over the page, and the call goes on', async () => {
    const { store } = await renderReady({ setting: 'main' });
    let refused = 0;
    mockServer.use(
      http.get('*/api/question/list', () => {
        if (readMark() !== undefined) return undefined;
        refused += 1;
        return HttpResponse.json({ code: 401, msg: '请登录', data: null }, { status: 401 });
      }),
    );
    const call = store.dispatch(questionsEndpoints.listHistory.initiate({ page: 1 }));
    const dialog = await signInDialog();
    expect(within(dialog).getByText(/已输入的内容会保留/)).toBeInTheDocument();
    await signInWithPassword(single, dialog);
    await screen.findByRole('button', { name: /Ms Lindqvist/ }, soon);
    expect((await call).data).toMatchObject({ list: [] });
    expect(refused).toBe(1);
  });

  test('that nobody wants to renew: the call fails, the page stays', async () => {
    const { store } = await renderReady({ setting: 'main' });
    mockServer.use(
      http.get('*/api/question/list', () =>
        HttpResponse.json({ code: 401, msg: '请登录', data: null }, { status: 401 }),
      ),
    );
    const call = store.dispatch(questionsEndpoints.listHistory.initiate({ page: 1 }));
    await userEvent.click(within(await signInDialog()).getByRole('button', { name: '关闭' }));
    expect((await act(() => call)).error).toMatchObject({ kind: 'session-ended' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a token in the address becomes the session of this browser, and the address forgets it', async () => {
    await renderReady({ setting: 'main' });
    await signInWithPassword(single, await openDialog());
    await screen.findByRole('button', { name: /Ms Lindqvist/ }, soon);
    const token = withPeople(({ here }) => here);
    forgetPerson();
    localStorage.removeItem('mw:user');
    cleanup();
    await renderReady({ setting: 'main', path: `/engine?token=${token}&wd=1` });
    expect(window.location.search).toBe('?wd=1');
    // The page names the account and signs in only after confirmation.
    const go = await screen.findByRole('button', { name: /^以 .* 继续$/ }, soon);
    expect(go).not.toHaveFocus();
    await userEvent.click(go);
    await screen.findByRole('button', { name: /Ms Lindqvist/ }, soon);
  });

  test('begun with a token of somebody who has organizations: the picker asks for whom, as after the form', async () => {
    const token = keepToken('u-42');
    clearMark();
    const { store } = await renderReady({ setting: 'main', path: `/engine?token=${token}` });
    expect(store.getState().session.user).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: /^以 .* 继续$/ }, soon));
    await pickHarrow();
    expect(window.location.pathname).toBe('/engine');
  });

  test.each(['single sign-on', 'WeChat'])(
    'begun at %s: the picker asks, once, and leads where they were going',
    async () => {
      comeFromElsewhere('u-42');
      const { store } = await renderReady({ setting: 'main', path: '/login?targetUrl=%2Fqa-list' });
      expect(await screen.findByRole('radio', { name: /北岭轧钢有限公司/ }, soon)).toBeChecked();
      expect(store.getState().session.user).toBeNull();
      await pickHarrow();
      expect(window.location.pathname).toBe('/qa-list');
      cleanup();
      await renderReady({ setting: 'main' });
      await screen.findByRole('button', { name: /当前身份：Harrow/ }, soon);
      expect(screen.queryByRole('radio')).toBeNull();
    },
  );

  test('begun elsewhere, on any page: who closes the question is in as the one that was marked', async () => {
    comeFromElsewhere('u-42');
    await renderReady({ setting: 'main' });
    const dialog = await signInDialog();
    await within(dialog).findByRole('radio', { name: /北岭轧钢有限公司/ }, soon);
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    await screen.findByRole('button', { name: /当前身份：北岭/ }, soon);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('begun elsewhere by somebody without an organization asks nothing', async () => {
    comeFromElsewhere('u-7');
    await renderReady({ setting: 'main', path: '/login?targetUrl=%2Fqa-list' });
    await screen.findByRole('button', { name: /Ms Lindqvist/ }, soon);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('begun elsewhere shows nobody who was here before', async () => {
    localStorage.setItem('mw:user', JSON.stringify({ id: 'u-7', uucId: 'uuc-u-7', username: single.account }));
    comeFromElsewhere('u-42');
    const { store } = await renderReady({ setting: 'main' });
    await screen.findByRole('radio', { name: /北岭轧钢有限公司/ }, soon);
    expect([store.getState().session.user, localStorage.getItem('mw:user')]).toEqual([null, null]);
    await pickHarrow();
  });

  test('signing out forgets everything', async () => {
    const { store } = await renderReady({ setting: 'main' });
    await signInWithPassword(single, await openDialog());
    await userEvent.click(await screen.findByRole('button', { name: /Ms Lindqvist/ }, soon));
    await userEvent.click(await screen.findByRole('menuitem', { name: '退出登录' }, soon));
    await screen.findByRole('button', { name: '登录' }, soon);
    expect(store.getState().session).toMatchObject({ role: 'anonymous', user: null, tenant: [] });
    expect([readMark(), localStorage.getItem('mw:user'), sessionStorage.getItem('mw:session')]).toEqual([
      undefined,
      null,
      null,
    ]);
    await settle();
  });
});
