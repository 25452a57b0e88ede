import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { withPeople } from '@/mocks/people/people-state';
import { openSession } from '@/mocks/people/who-asks';
import { findFaults } from '../support/find-faults';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';
import {
  askForCode,
  forgetPerson,
  keepToken,
  member,
  neverAskToJoin,
  signInDialog,
  signInWithPassword,
  single,
} from '../support/sign-in';

answerByMocks();
beforeEach(forgetPerson);
beforeEach(neverAskToJoin);

const card = async (name: string) => within(await screen.findByRole('region', { name }, soon));

describe('the personal center', () => {
  test('opens once somebody has signed in, and shows devices and organizations', async () => {
    await renderReady({ setting: 'main', path: '/personInfo' });
    const dialog = await signInDialog();
    expect(within(dialog).getByText('登录后即可查看这个页面。')).toBeInTheDocument();
    await signInWithPassword(member, dialog);
    await userEvent.click(await screen.findByRole('button', { name: '进入' }, soon));
    expect(await screen.findByRole('heading', { level: 1, name: '个人中心' }, soon)).toBeInTheDocument();
    expect(await screen.findByText('138****0042', undefined, soon)).toBeInTheDocument();
    expect(await screen.findByText('当前设备', undefined, soon)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '切换到此组织' }));
    await screen.findByRole('button', { name: /当前身份：Harrow/ }, soon);
    expect(await findFaults()).toEqual([]);
  });

  test('changes a name, everywhere at once, and never to none', async () => {
    keepToken('u-42');
    await renderReady({ setting: 'main', path: '/personInfo' });
    const profile = await card('个人资料');
    const name = profile.getByRole('textbox', { name: /昵称/ });
    await userEvent.clear(name);
    await userEvent.click(profile.getByRole('button', { name: '保存' }));
    expect(profile.getByText('请输入昵称')).toBeInTheDocument();
    expect(name).toHaveFocus();
    await userEvent.type(name, '  周师傅 ');
    await userEvent.click(profile.getByRole('button', { name: '保存' }));
    await screen.findByRole('button', { name: /周师傅/ }, soon);
    expect(withPeople(({ persons }) => persons[0]?.nickname)).toBe('周师傅');
  });

  test('keeps a name that is being typed when the session ends, and saves it once somebody is back', async () => {
    const token = keepToken('u-7');
    await renderReady({ setting: 'main', path: '/personInfo' });
    const name = await screen.findByRole('textbox', { name: '昵称' }, soon);
    await userEvent.clear(name);
    await userEvent.type(name, '林工');
    withPeople(({ tokens }) => delete tokens[token]);
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await signInWithPassword(single, await signInDialog());
    expect(await screen.findByText('已保存', undefined, soon)).toBeInTheDocument();
    expect(await screen.findByRole('textbox', { name: '昵称' }, soon)).toBe(name);
    expect(name).toHaveValue('林工');
    expect(withPeople(({ persons }) => persons.find(({ id }) => id === 'u-7'))).toMatchObject({ nickname: '林工' });
  });

  test('takes no picture that is none, and says what would be', async () => {
    keepToken('u-42');
    await renderReady({ setting: 'main', path: '/personInfo' });
    await card('个人资料');
    const input = document.querySelector<HTMLInputElement>('form input[type=file]');
    if (!input) throw new Error('There is no place for a picture.');
    const text = new File(['<svg/>'], 'face.svg', { type: 'image/svg+xml' });
    await userEvent.setup({ applyAccept: false }).upload(input, text);
    expect(
      await screen.findByText('头像须为 PNG、JPEG 或 WebP 图片，不超过 5 MB', undefined, soon),
    ).toBeInTheDocument();
    expect(withPeople(({ persons }) => persons[0]?.headImg)).toBe('');
  });

  test('binds an email with the code that was sent there', async () => {
    keepToken('u-7');
    await renderReady({ setting: 'main', path: '/personInfo' });
    const account = await card('账号与安全');
    await userEvent.click(account.getByRole('button', { name: '绑定' }));
    const email = await account.findByRole('textbox', { name: '邮箱' });
    await userEvent.type(email, 'no-mail');
    await userEvent.tab();
    expect(account.getByText('请输入正确的邮箱')).toBeInTheDocument();
    await userEvent.clear(email);
    await userEvent.type(email, 'lindqvist@example.com');
    const code = await askForCode(account);
    await userEvent.type(account.getByRole('textbox', { name: '验证码' }), code);
    await userEvent.click(account.getByRole('button', { name: '保存' }));
    expect(await account.findByText('lindqvist@example.com', undefined, soon)).toBeInTheDocument();
    expect(account.getAllByRole('button', { name: '更换' }).at(-1)).toHaveFocus();
  });

  test('signs out one other device, or all others, and never this one', async () => {
    keepToken('u-42');
    const others = withPeople((state) => [1, 2, 3].map(() => openSession(state, 'u-42').access_token));
    await renderReady({ setting: 'main', path: '/personInfo' });
    const devices = await card('登录设备');
    const ways = () => devices.queryAllByRole('button', { name: '退出 未知设备' });
    await waitFor(() => expect(ways()).toHaveLength(3), soon);
    await userEvent.click(ways()[0] as HTMLElement);
    await waitFor(() => expect(ways()).toHaveLength(2), soon);
    expect(devices.getByRole('list')).toHaveFocus();
    await userEvent.click(devices.getByRole('button', { name: '退出其他所有设备' }));
    await waitFor(() => expect(ways()).toHaveLength(0), soon);
    expect(devices.getByRole('list')).toHaveFocus();
    expect(await screen.findByText('已退出 2 台设备', undefined, soon)).toBeInTheDocument();
    expect(devices.getByText('当前设备')).toBeInTheDocument();
    expect(withPeople(({ tokens }) => others.filter((token) => tokens[token]))).toEqual([]);
  });
});

describe('a community that is not the user centre', () => {
  test.each([
    ['/personInfo?PersonCommunity=https%3A%2F%2Fa.example%2Fusercenter', '?PersonCommunity=', false],
    ['/personInfo?PersonCommunity=%2Felsewhere&tab=1', '?tab=1', true],
  ])('%s', async (path, search, warned) => {
    keepToken('u-42');
    await renderReady({ setting: 'main', path });
    await screen.findByRole('heading', { level: 1, name: '个人中心' }, soon);
    if (warned) await screen.findByText('网络异常波动，请稍后再试', undefined, soon);
    else expect(screen.queryByText('网络异常波动，请稍后再试')).toBeNull();
    expect(window.location.search).toContain(search);
    expect(window.location.pathname).toBe('/personInfo');
  });
});
