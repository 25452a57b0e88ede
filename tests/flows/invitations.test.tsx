import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { mockServer } from '@/mocks/node';
import { withPeople } from '@/mocks/people/people-state';
import { findFaults } from '../support/find-faults';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';
import { forgetPerson, keepToken, neverAskToJoin, signInDialog, signInWithPassword, single } from '../support/sign-in';

answerByMocks();
beforeEach(forgetPerson);
beforeEach(neverAskToJoin);

const company = '/companyInfo?tenantCode=beiling-rolling';
const card = async (name: string) => within(await screen.findByRole('region', { name }, soon));

/** Creates an invitation by the admin of the seed data. */
function invited(more: Partial<{ account: string; endsAt: string; usesLeft: number; revoked: boolean }> = {}): string {
  return withPeople((state) => {
    const made = {
      id: `i-${state.invitations?.length ?? 0}`,
      token: 'demo-link',
      tenantId: 't-1001',
      by: 'u-42',
      role: 'member' as const,
      account: '',
      uses: 1,
      usesLeft: 1,
      createdAt: '2026-11-20T08:00:00.000Z',
      endsAt: new Date(Date.now() + 86_400_000).toISOString(),
      ...more,
    };
    state.invitations = [made];
    return `/invitation#${made.token}`;
  });
}

const isMember = (personId: string) =>
  withPeople(({ members }) => members.some((one) => one.personId === personId && one.tenantId === 't-1001'));

describe('inviting', () => {
  test('an admin makes a link, sees it once, finds it among the open ones and withdraws it', async () => {
    keepToken('u-42', 't-1001');
    await renderReady({ setting: 'main', path: company });
    const form = await card('邀请成员');
    await userEvent.selectOptions(form.getByRole('combobox', { name: '可用人数' }), '10');
    await userEvent.click(form.getByRole('button', { name: '生成邀请链接' }));
    const link = await form.findByRole('textbox', { name: '邀请链接' }, soon);
    expect(link).toHaveValue(`${window.location.origin}/invitation#${withPeople((s) => s.invitations?.[0]?.token)}`);
    expect(await form.findByText(/剩余 10\/10 人/, undefined, soon)).toBeInTheDocument();
    expect(await findFaults()).toEqual([]);
    await userEvent.click(form.getByRole('button', { name: '撤回给“持有链接的人”的邀请' }));
    await userEvent.click(form.getByRole('button', { name: '确认撤回' }));
    await waitFor(() => expect(form.queryByText(/剩余/)).toBeNull(), soon);
  });

  test('for one account says what is wrong with it, and is for one person', async () => {
    keepToken('u-42', 't-1001');
    await renderReady({ setting: 'main', path: company });
    const form = await card('邀请成员');
    const account = form.getByRole('textbox', { name: '被邀请人的手机号或邮箱' });
    await userEvent.type(account, '139');
    await userEvent.click(form.getByRole('button', { name: '生成邀请链接' }));
    expect(await form.findByText('请输入手机号或邮箱，或留空。', undefined, soon)).toBeInTheDocument();
    await userEvent.clear(account);
    await userEvent.type(account, '13900000007');
    await userEvent.click(form.getByRole('button', { name: '生成邀请链接' }));
    expect(await form.findByText('139****0007', undefined, soon)).toBeInTheDocument();
    expect(form.getByText(/剩余 1\/1 人/)).toBeInTheDocument();
  });

  test('is sent where something can send it', async () => {
    keepToken('u-42', 't-1001');
    await renderReady({ setting: 'main', path: company });
    const form = await card('邀请成员');
    const account = form.getByRole('textbox', { name: '被邀请人的手机号或邮箱' });
    await userEvent.type(account, '13900000007');
    expect(form.getByRole('button', { name: '生成邀请链接' })).toBeVisible();
    await userEvent.clear(account);
    await userEvent.type(account, 'wei@example.com');
    expect(form.getByRole('button', { name: '只生成链接' })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: '发送邀请' }));
    expect(await form.findByText(/^邀请正在发送至 w.*example\.com。$/, undefined, soon)).toBeVisible();
    expect(form.getByRole('textbox', { name: '邀请链接' })).toBeVisible();
    expect(await findFaults()).toEqual([]);
  });

  test('is nothing for plain members', async () => {
    keepToken('u-42', 't-1002');
    await renderReady({ setting: 'main', path: '/companyInfo' });
    await card('成员');
    expect(screen.queryByRole('region', { name: '邀请成员' })).toBeNull();
  });
});

describe('the page of an invitation', () => {
  test('says what it invites to, and takes in who presses the button', async () => {
    const path = invited();
    keepToken('u-7');
    await renderReady({ setting: 'main', path });
    expect(
      await screen.findByText(/周工邀请你以“成员”身份加入“北岭轧钢有限公司”/, undefined, soon),
    ).toBeInTheDocument();
    expect(isMember('u-7')).toBe(false);
    expect(await findFaults()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '以“Ms Lindqvist”的账号加入' }));
    expect(await screen.findByText('你已加入“北岭轧钢有限公司”。', undefined, soon)).toBeInTheDocument();
    expect(isMember('u-7')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '切换到此组织' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '切换到此组织' })).toBeNull(), soon);
  });

  test('lets people sign in first, over the page', async () => {
    const path = invited();
    await renderReady({ setting: 'main', path });
    await userEvent.click(await screen.findByRole('button', { name: '登录后加入' }, soon));
    await signInWithPassword(single, await signInDialog());
    expect(await screen.findByRole('button', { name: '以“Ms Lindqvist”的账号加入' }, soon)).toBeInTheDocument();
  });

  test.each([
    ['WeChat', '微信登录', '打开微信', '*/api/session/weixin-url'],
    ['a provider', '密码登录', '使用企业账号登录', '*/c/iam/login/get_authorize_url'],
  ])('is still there for who signs in with %s, and its secret goes nowhere', async (_, tab, button, address) => {
    const path = invited();
    const data = { password: true, code: true, weixin: true, singleSignOn: true, signUp: true };
    const asked: string[] = [];
    mockServer.use(
      http.get('*/api/session/methods', () => HttpResponse.json({ code: 200, msg: 'ok', data })),
      // Fails on purpose, because jsdom cannot navigate away.
      http.get(address, ({ request }) => {
        asked.push(request.url);
        return HttpResponse.error();
      }),
    );
    await renderReady({ setting: 'main', path });
    await userEvent.click(await screen.findByRole('button', { name: '登录后加入' }, soon));
    const dialog = within(await signInDialog());
    await userEvent.click(await dialog.findByRole('tab', { name: tab }, soon));
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: button }));
    await waitFor(() => expect(asked).toHaveLength(1), soon);
    const back = new URL(new URL(asked[0] ?? '').searchParams.get('redirectUri') ?? '');
    expect(asked[0]).not.toContain('demo-link');
    expect([window.location.hash, back.pathname + back.search]).toEqual(['', '/login?targetUrl=%2Finvitation']);

    cleanup();
    keepToken('u-7');
    await renderReady({ setting: 'main', path: back.pathname + back.search });
    await userEvent.click(await screen.findByRole('button', { name: '以“Ms Lindqvist”的账号加入' }, soon));
    await screen.findByText('你已加入“北岭轧钢有限公司”。', undefined, soon);
    expect(isMember('u-7')).toBe(true);
    expect(sessionStorage.getItem('mw:invitation')).toBeNull();
  });

  test.each([
    ['used up', { usesLeft: 0 }, '此邀请链接已被使用，请向邀请人索取新链接。'],
    ['over', { endsAt: '2026-11-01T00:00:00.000Z' }, '此邀请链接已过期，请向邀请人索取新链接。'],
    ['withdrawn', { revoked: true }, '此邀请已被撤回，请联系邀请人。'],
  ])('says once that it is %s', async (_, state, words) => {
    const path = invited(state);
    keepToken('u-7');
    await renderReady({ setting: 'main', path });
    expect(await screen.findAllByText(words, undefined, soon)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /加入$/ })).toBeNull();
  });

  test('with another secret says so and offers another way in', async () => {
    await renderReady({ setting: 'main', path: '/invitation#demo-wrong' });
    expect(await screen.findByText(/邀请链接不完整或不存在/, undefined, soon)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '查找组织并申请加入' })).toBeVisible();
  });

  test('for somebody else says so beside the button', async () => {
    const path = invited({ account: '13800000099' });
    keepToken('u-7');
    await renderReady({ setting: 'main', path });
    await userEvent.click(await screen.findByRole('button', { name: '以“Ms Lindqvist”的账号加入' }, soon));
    expect(await screen.findByText(/此邀请发给了其他手机号或邮箱/, undefined, soon)).toBeInTheDocument();
    expect(isMember('u-7')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: '换个账号登录' }));
    await signInDialog();
    expect(screen.queryByText(/此邀请发给了其他手机号或邮箱/)).toBeNull();
    expect(screen.getByRole('button', { name: '登录后加入', hidden: true })).toBeInTheDocument();
  });

  test('a member has nothing to accept, and is shown the organization', async () => {
    const path = invited();
    keepToken('u-42', 't-1001');
    await renderReady({ setting: 'main', path });
    expect(await screen.findByText(/你已经是“北岭轧钢有限公司”的成员/, undefined, soon)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /加入$/ })).toBeNull();
    expect(screen.getByRole('link', { name: '查看北岭轧钢有限公司的主页' })).toBeVisible();
  });

  test('without its secret says that the link is incomplete', async () => {
    await renderReady({ setting: 'main', path: '/invitation' });
    expect(await screen.findByText('邀请链接不完整，请重新打开完整的链接。', undefined, soon)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '查找组织并申请加入' })).toHaveAttribute('href', '/companyAuth?way=join');
  });
});
