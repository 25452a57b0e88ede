import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { noticeState } from '@/mocks/community/notice-handlers';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';
import { forgetPerson, keepToken, neverAskToJoin } from '../support/sign-in';

answerByMocks();
beforeEach(() => {
  forgetPerson();
  neverAskToJoin();
});

const strip = (name: string) => screen.findByRole('complementary', { name }, soon);

async function unread(id: string) {
  const notice = (await noticeState()).get(id);
  if (!notice) throw new Error(`There is no notice ${id}.`);
  Object.assign(notice, { read: false, confirmed: false });
  return notice;
}

test('what matters stands over any page until a visitor has read it, and their browser knows that', async () => {
  await unread('compressor-stop');
  await renderReady({ path: '/engine', locale: 'zh-CN' });
  expect(within(await strip('公告')).getByText('重要')).toBeVisible();
  await userEvent.click(within(await strip('公告')).getByRole('link', { name: /^压缩空气站/ }));
  await screen.findByRole('heading', { level: 1, name: /^压缩空气站/ }, soon);
  expect(localStorage.getItem('mw_notices')).toContain('compressor-stop');
  cleanup();
  await renderReady({ path: '/community/notice-list', locale: 'zh-CN' });
  const row = (await screen.findByRole('link', { name: /^压缩空气站/ }, soon)).closest('li') as HTMLElement;
  expect(within(row).queryByText('未读：')).toBeNull();
  const other = screen.getByRole('link', { name: /^Lockout/ }).closest('li') as HTMLElement;
  expect(within(other).getByText('未读：')).toBeInTheDocument();
});

test('a person confirms what they are asked to confirm', async () => {
  keepToken('u-42');
  const notice = await unread('loto-rule');
  await renderReady({ path: '/community/notice-list', locale: 'en-US' });
  await userEvent.click(await screen.findByRole('link', { name: /^Lockout/ }, soon));
  await userEvent.click(await screen.findByRole('button', { name: 'I have read it' }, soon));
  await screen.findByText('You have confirmed this.', undefined, soon);
  expect(notice).toMatchObject({ read: true, confirmed: true });
});

test('a notice is written, shown, changed as a new edition, and withdrawn', async () => {
  keepToken('u-42');
  await renderReady({ path: '/community/notice-list', locale: 'en-US' });
  await userEvent.click(await screen.findByRole('link', { name: 'Write a notice' }, soon));
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }, soon));
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeInvalid();
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Crane 3 is inspected');
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'On Monday, all day.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How much it matters' }), 'urgent');
  cleanup();
  // What was typed is still there.
  await renderReady({ path: '/community/writeArticle?kind=notice', locale: 'en-US' });
  expect(await screen.findByRole('textbox', { name: 'Title' }, soon)).toHaveValue('Crane 3 is inspected');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByRole('heading', { level: 1, name: 'Crane 3 is inspected' }, soon);

  await userEvent.click(screen.getByRole('link', { name: 'Change the notice' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Show it as unread again/ }, soon));
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByRole('heading', { level: 1, name: 'Crane 3 is inspected' }, soon);
  const written = [...(await noticeState()).values()].find(({ title }) => title === 'Crane 3 is inspected');
  expect(written).toMatchObject({ edition: 2, version: 2, level: 'urgent' });
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await screen.findByText('Withdrawn', undefined, soon);
});

test('whoever may not write notices is told who may', async () => {
  await renderReady({ path: '/community/notice-detail?id=nothing', locale: 'en-US' });
  await screen.findByRole('heading', { name: 'This notice is not here' }, soon);
});
