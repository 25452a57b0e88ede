import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { writePreference } from '@/browser/preference-cookie';
import { findFaults } from '../support/find-faults';
import { answerByMocks, answered, renderReady, soon } from '../support/portal-flow';
import { forgetPerson, keepToken, neverAskToJoin, signInDialog } from '../support/sign-in';

answerByMocks();
beforeEach(forgetPerson);
beforeEach(neverAskToJoin);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, soon);

const OPEN = [
  ['/gpt', '知识问答', 'Knowledge assistant'],
  ['/designGpt', '设计计算', 'Design calculations'],
  ['/deviceGpt', '设备助手', 'Equipment assistant'],
] as const;
const CLOSED = [
  ['/maintainGpt', '检修助手', 'Maintenance assistant'],
  ['/ehmDeviceGpt', '设备健康诊断', 'Equipment health'],
  ['/ehmHelp', '测点与阈值指南', 'Measuring guide'],
  ['/agentHelper', '助手向导', 'Assistant guide'],
  ['/device-intelligent-agent', '设备工具', 'Equipment tools'],
  ['/iichat', '站内助手', 'House assistant'],
  ['/iichat-copy', '站内助手', 'House assistant'],
] as const;

describe('the assistant of a route', () => {
  test.each(OPEN)('%s greets everybody in their language', async (path, chinese, english) => {
    await renderReady({ setting: 'main', path });
    expect(await heading(chinese)).toBeInTheDocument();
    expect(screen.getByText('未接入模型：引用原文作答，可用检查与工具')).toBeInTheDocument();
    writePreference('mw_locale', 'en-US');
    cleanup();
    await renderReady({ setting: 'main', path });
    expect(await heading(english)).toBeInTheDocument();
  });

  test.each(CLOSED)('%s asks to sign in, then greets', async (path, chinese) => {
    await renderReady({ setting: 'main', path });
    expect(within(await signInDialog()).getByText('登录后即可查看这个页面。')).toBeInTheDocument();
    cleanup();
    keepToken('u-42');
    await renderReady({ setting: 'main', path });
    expect(await heading(chinese)).toBeInTheDocument();
  });
});

test('a starter becomes a cited chat on the same address, which the history leads back to', async () => {
  await renderReady({ setting: 'main', path: '/gpt' });
  await heading('知识问答');
  await userEvent.click(screen.getByRole('button', { name: '检修前怎样上锁挂牌？' }));
  expect(await heading('检修前怎样上锁挂牌？')).toBeInTheDocument();
  await answered();
  expect(await findFaults()).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: '清除上下文' }));
  const dialog = within(await screen.findByRole('dialog', undefined, soon));
  expect(dialog.getByText(/^仍然保留/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: '清除' }));
  expect(await screen.findByText('上下文已清除：以下回答不承接上文。', undefined, soon)).toBeInTheDocument();
  expect(await heading('检修前怎样上锁挂牌？')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '恢复使用' }));
  await waitFor(() => expect(screen.queryByText('上下文已清除：以下回答不承接上文。')).toBeNull());
  expect(screen.getByRole('button', { name: '清除上下文' })).toBeInTheDocument();
});

test('wd fills the box and sends nothing', async () => {
  await renderReady({ setting: 'main', path: '/gpt?wd=F07901' });
  await heading('知识问答');
  expect(screen.getByLabelText('您的问题')).toHaveValue('F07901');
});

test('a formula and a check open in the page of their assistant', async () => {
  await renderReady({ setting: 'main', path: '/designGpt' });
  await userEvent.click(await screen.findByRole('link', { name: /滚动轴承/ }, soon));
  expect(await screen.findByRole('link', { name: '返回设计计算' }, soon)).toHaveAttribute('href', '/designGpt');
  await userEvent.click(screen.getByRole('link', { name: '返回设计计算' }));
  expect(await heading('设计计算')).toBeInTheDocument();
});

test('a check stands in its address, leads into a question and back to where it was', async () => {
  keepToken('u-42');
  await renderReady({ setting: 'main', path: '/maintainGpt?check=pump-no-flow' });
  await userEvent.click(await screen.findByRole('button', { name: '已知晓，继续' }, soon));
  await userEvent.click(screen.getByRole('button', { name: '都打开' }));
  const question = document.querySelector('fieldset legend')?.textContent ?? '';
  const ask = screen.getByRole('link', { name: '就此提问' });
  const address = ask.getAttribute('href') ?? '';
  expect(new URLSearchParams(address.split('?')[1]).get('wd')).toContain(question);
  await userEvent.click(ask);
  expect(await screen.findByLabelText('您的问题', undefined, soon)).toHaveValue(
    new URLSearchParams(address.split('?')[1]).get('wd'),
  );
  const back = screen.getByRole('link', { name: '返回检查' }).getAttribute('href') ?? '';
  cleanup();
  await renderReady({ setting: 'main', path: back });
  await screen.findByRole('group', { name: question }, soon);
  expect(screen.getByText('1 个回答', { exact: false })).toBeInTheDocument();
  expect(await findFaults()).toEqual([]);
});

test('the history narrows to the questions of one assistant', async () => {
  await renderReady({ setting: 'main', path: '/gpt' });
  await heading('知识问答');
  expect(screen.getByRole('link', { name: '在此提过的问题' })).toHaveAttribute('href', '/qa-list?assistant=general');
  await userEvent.click(screen.getByRole('button', { name: '检修前怎样上锁挂牌？' }));
  await answered();
  cleanup();
  await renderReady({ setting: 'main', path: '/qa-list' });
  await userEvent.selectOptions(await screen.findByLabelText('助手', undefined, soon), '设计计算');
  expect(await screen.findByText(/您还没有用该助手提过问题/, undefined, soon)).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('助手'), '知识问答');
  expect(await screen.findByText('检修前怎样上锁挂牌？', undefined, soon)).toBeInTheDocument();
  expect(await findFaults()).toEqual([]);
});

describe('the catalogue', () => {
  test('finds, sorts by category and keeps favourites in this browser', async () => {
    await renderReady({ setting: 'main', path: '/center/app' });
    expect(await heading('助手')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: '收藏设备助手' }, soon));
    expect(screen.getByRole('heading', { level: 2, name: '收藏' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '设计' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(within(screen.getByRole('group', { name: '分类' })).getByRole('button', { name: '全部' }));
    await userEvent.type(screen.getByRole('searchbox'), '报警');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1), soon);
    expect(await findFaults()).toEqual([]);
  });

  test('stands at /assistant without an id; one for signed-in people says so', async () => {
    await renderReady({ setting: 'main', path: '/assistant' });
    expect(await heading('助手')).toBeInTheDocument();
    cleanup();
    await renderReady({ setting: 'main', path: '/assistant?id=maintenance' });
    expect(await screen.findByText('该助手需要登录后使用。', undefined, soon)).toBeInTheDocument();
    cleanup();
    await renderReady({ setting: 'main', path: '/assistant?id=nobody' });
    expect(await screen.findByText('本站未提供该助手', undefined, soon)).toBeInTheDocument();
  });
});

describe('the alarm lookup', () => {
  test('finds the exact entry of a code in another notation, under an address', async () => {
    await renderReady({ setting: 'main', path: '/deviceGpt' });
    await userEvent.type(await screen.findByLabelText('报警代码', undefined, soon), '27');
    await userEvent.click(screen.getByRole('button', { name: '查询' }));
    expect(await screen.findByRole('heading', { name: '报警 27' }, soon)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /^0x001B · / })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '查看出处' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/doc\/.+start=/),
    );
    expect(screen.getByRole('link', { name: '返回设备助手' })).toBeInTheDocument();
    expect(await findFaults()).toEqual([]);
  });

  test('says what was looked for, where no list has the code; an empty field is refused', async () => {
    writePreference('mw_locale', 'en-US');
    await renderReady({ setting: 'main', path: '/deviceGpt?alarm=0x77' });
    expect(await screen.findByRole('heading', { name: '“0x77” is in no alarm list here' }, soon)).toBeInTheDocument();
    expect(screen.getByText(/Looked for 0x77, 119 in/)).toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText('Alarm code'));
    await userEvent.click(screen.getByRole('button', { name: 'Look up' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a code or a word from the display.');
    expect(await findFaults()).toEqual([]);
  });

  test('is offered by the guide', async () => {
    keepToken('u-42');
    await renderReady({ setting: 'main', path: '/agentHelper' });
    const card = await screen.findByRole('link', { name: /报警查询/ }, soon);
    expect(card).toHaveAttribute('href', '/agentHelper?alarm=');
  });
});

describe('lists of assistants', () => {
  test('an organization without its own is told so, and offered the portal’s with their use', async () => {
    await renderReady({ setting: 'main', path: '/tenantAssistant' });
    expect(await heading('组织的助手')).toBeInTheDocument();
    expect(screen.getByText(/^当前未以组织身份操作。/)).toBeInTheDocument();
    const offered = await screen.findByRole('heading', { level: 2, name: '门户提供' }, soon);
    expect(offered.parentElement).toHaveTextContent('0 次回答');
    expect(await findFaults()).toEqual([]);
  });

  test('the gallery shows those of an industry', async () => {
    keepToken('u-42');
    await renderReady({ setting: 'main', path: '/industry-agent' });
    expect(await heading('行业助手')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: '电力与能源' }, soon));
    expect(screen.getByRole('heading', { level: 2, name: '电力与能源' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /设备健康诊断/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /设计计算/ })).toBeNull();
    expect(await findFaults()).toEqual([]);
  });
});
