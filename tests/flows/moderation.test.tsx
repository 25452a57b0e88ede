import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { communityState } from '@/mocks/community/community-state';
import { findFaults } from '../support/find-faults';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';
import { forgetPerson, keepToken, neverAskToJoin } from '../support/sign-in';

answerByMocks();
beforeEach(() => {
  forgetPerson();
  keepToken('u-42');
  neverAskToJoin();
});

const report = { reason: 'wrong' as const, words: '', at: '2026-11-20T04:00:00.000Z' };

async function firstAnswer() {
  const entry = [...(await communityState()).values()].find(({ answers }) => answers.length > 0);
  const [answer] = entry?.answers ?? [];
  if (!entry || !answer) throw new Error('No sample question has an answer.');
  return { entry, answer };
}

test('an answer reported as dangerous carries a caution, and waits for a moderator', async () => {
  const { entry, answer } = await firstAnswer();
  await renderReady({ path: `/community/qaDetails?id=${entry.post.id}`, locale: 'en-US' });
  await userEvent.click(await screen.findByRole('button', { name: `Report: Answer by ${answer.author}` }, soon));
  const dialog = await screen.findByRole('dialog', { name: 'Report this post' });
  await userEvent.selectOptions(within(dialog).getByRole('combobox'), 'dangerous');
  await userEvent.type(within(dialog).getByRole('textbox'), 'It is under pressure.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
  await screen.findByText(/^A reader reported this as dangerous/, undefined, soon);
  expect(screen.getByText(/^Reported\./)).toBeVisible();
});

test('reported, hidden, appealed, restored, and taken back', async () => {
  const { entry, answer } = await firstAnswer();
  answer.mine = true;
  answer.verdict = { state: 'hidden', reason: 'wrong', words: '', appeal: 'possible' };
  entry.reports.set(answer.id, [report, report, report]);
  const page = { path: `/community/qaDetails?id=${entry.post.id}`, locale: 'zh-CN' } as const;
  await renderReady(page);
  expect(await screen.findByText('已隐藏：只有您能看到', undefined, soon)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: '申诉理由' }), '我在现场量过');
  await userEvent.click(screen.getByRole('button', { name: '提交申诉' }));
  await screen.findByText(/^已提交申诉/, undefined, soon);
  cleanup();

  await renderReady({ path: '/community/index', locale: 'zh-CN' });
  await userEvent.click(await screen.findByRole('link', { name: '待处理（1）' }, soon));
  expect(await screen.findByText(/我在现场量过/, undefined, soon)).toBeVisible();
  expect(screen.getByText('3 次举报')).toBeVisible();
  expect(await findFaults()).toEqual([]);
  const publish = screen.getByRole('button', { name: '公开' });
  expect(publish).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
  await userEvent.click(publish);
  await screen.findByText('没有待处理的内容', undefined, soon);
  expect(answer.verdict).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  await screen.findByText(/我在现场量过/, undefined, soon);
  expect(answer.verdict).toMatchObject({ state: 'hidden' });
});
