import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';
import { fixtureDomain } from '../support/render-portal';
import { forgetPerson, keepToken, neverAskToJoin } from '../support/sign-in';

answerByMocks();
beforeEach(() => {
  forgetPerson();
  neverAskToJoin();
});

const bell = (name: string | RegExp) => within(screen.getByRole('banner')).findByRole('button', { name }, soon);

test('the bell counts what is unread, and what one follows is read then', async () => {
  keepToken('u-42');
  await renderReady({ path: '/engine', locale: 'en-US' });
  await userEvent.click(await bell('Notifications, 1 unread'));
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }, soon));
  const first = await panel.findByRole(
    'link',
    { name: /^Unread: ?Anna Lindqvist and 李明 answered your question/ },
    soon,
  );
  expect(panel.getByRole('link', { name: /^Tom Harrow accepted your answer/ })).toBeVisible();
  await userEvent.click(first);
  expect(window.location.pathname).toBe('/community/qaDetails');
  await bell('Notifications');
});

test('all of them stand on a page of the person, where they are read at once', async () => {
  keepToken('u-42');
  await renderReady({ path: '/personInfo?PersonCommunity=/usercenter/notifications', locale: 'zh-CN' });
  await screen.findByRole('heading', { level: 1, name: '消息' }, soon);
  await screen.findByRole('link', { name: /^未读：/ }, soon);
  await userEvent.click(screen.getByRole('link', { name: '未读' }));
  expect(window.location.search).toContain('unread=1');
  await userEvent.click(await screen.findByRole('button', { name: '全部标为已读' }, soon));
  await screen.findByText('消息都已读完。', undefined, soon);
  await bell('消息');
});

test('neither visitors nor portals without a community have a bell', async () => {
  await renderReady({ path: '/engine', locale: 'en-US' });
  expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
  cleanup();
  keepToken('u-42');
  const setting = { ...fixtureDomain('main'), community: { enabled: false } };
  await renderReady({ setting, path: '/engine', locale: 'en-US' });
  await screen.findByRole('button', { name: /account menu$/ }, soon);
  expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
});

test('a tag is followed and no longer followed', async () => {
  keepToken('u-42');
  await renderReady({ path: '/community/index?tag=pump', locale: 'en-US' });
  const button = await screen.findByRole('button', { name: 'Follow pump' }, soon);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'), soon);
  expect(button).toHaveTextContent('Following');
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'), soon);
});

test('what one follows is muted, no longer followed, and followed again', async () => {
  keepToken('u-42');
  await renderReady({ path: '/personInfo?PersonCommunity=/usercenter/follows', locale: 'en-US' });
  await screen.findByText(/You don't follow anything yet/, undefined, soon);
  cleanup();
  await renderReady({ path: '/community/index?tag=pump', locale: 'en-US' });
  const button = await screen.findByRole('button', { name: 'Follow pump' }, soon);
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'), soon);
  cleanup();
  await renderReady({ path: '/personInfo?PersonCommunity=/usercenter/follows', locale: 'en-US' });
  await screen.findByRole('heading', { level: 1, name: 'Following' }, soon);
  expect(await screen.findByRole('link', { name: 'pump' }, soon)).toHaveAttribute('href', '/community/index?tag=pump');
  await userEvent.click(screen.getByRole('button', { name: 'Mute pump' }));
  await screen.findByRole('button', { name: 'Unmute pump' }, soon);
  await userEvent.click(screen.getByRole('button', { name: 'Unfollow pump' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Follow again: pump' }, soon));
  await screen.findByRole('button', { name: 'Unfollow pump' }, soon);
  expect(screen.getByRole('button', { name: 'Unmute pump' })).toBeVisible();
});

test('one says of what one is told, and how; each change is kept at once', async () => {
  keepToken('u-42');
  await renderReady({ path: '/personInfo?PersonCommunity=/usercenter/settings', locale: 'en-US' });
  await screen.findByRole('heading', { level: 1, name: 'Notification settings' }, soon);
  const mail = () => screen.getByRole('combobox', { name: 'Somebody comments on my post By mail' });
  expect(await screen.findByRole('combobox', { name: /^Somebody answers my question/ }, soon)).toHaveValue('once');
  await userEvent.selectOptions(mail(), 'once');
  await screen.findByText('Saved.', undefined, soon);
  await userEvent.click(screen.getByRole('checkbox', { name: 'A new notice In the portal' }));
  await screen.findByText('Saved.', undefined, soon);
  cleanup();
  await renderReady({ path: '/personInfo?PersonCommunity=/usercenter/settings', locale: 'en-US' });
  await screen.findByRole('checkbox', { name: 'A new notice In the portal' }, soon);
  expect(screen.getByRole('checkbox', { name: 'A new notice In the portal' })).not.toBeChecked();
  expect(mail()).toHaveValue('once');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Mail about notifications to wo/ }));
  expect(mail()).toBeDisabled();
});
