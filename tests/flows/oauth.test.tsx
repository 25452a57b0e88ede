import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { mockServer } from '@/mocks/node';
import { leaveFor } from '@/platform/consent/leave-for';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';
import { forgetPerson, keepToken, neverAskToJoin } from '../support/sign-in';

vi.mock('@/platform/consent/leave-for', () => ({ leaveFor: vi.fn() }));

answerByMocks();
beforeEach(() => {
  vi.mocked(leaveFor).mockClear();
  forgetPerson();
  neverAskToJoin();
});

const back = 'http://127.0.0.1:33418/callback';
const path = `/oauth/consent?client_id=mwc_x&redirect_uri=${encodeURIComponent(back)}&state=s`;
const title = (name: string) => screen.findByRole('heading', { level: 1, name }, soon);

test('the consent page says who asks for what, whose account it is and where it leads, and goes there once allowed', async () => {
  keepToken('u-42');
  await renderReady({ path, locale: 'en-US' });
  await title('Connect a program');
  await screen.findByRole('heading', { level: 2, name: /wants to use this portal in your name/ }, soon);
  expect(screen.getByText('127.0.0.1:33418')).toBeVisible();
  expect(screen.getByText('knowledge:ask')).toBeVisible();
  expect(screen.getByText('周工')).toBeVisible();
  expect(screen.getByText(/cannot check it/)).toBeVisible();
  expect(leaveFor).not.toHaveBeenCalled();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Allow' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1), soon);
  expect(leaveFor).toHaveBeenCalledWith(expect.stringMatching(/^http:\/\/127\.0\.0\.1:33418\/callback\?state=s&code=/));
  expect(screen.getByText('Returning to 127.0.0.1:33418…')).toBeVisible();
}, 90_000);

test('who does not allow it goes back without a code', async () => {
  keepToken('u-42');
  await renderReady({ path, locale: 'en-US' });
  await userEvent.click(await screen.findByRole('button', { name: 'Do not allow' }, soon));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(`${back}?state=s&error=access_denied`), soon);
}, 90_000);

test('a request that is refused says why and leads nowhere', async () => {
  keepToken('u-42');
  const refusal = { code: 400, msg: 'This portal does not know the program.', data: null };
  mockServer.use(http.get('*/api/oauth/request', () => HttpResponse.json(refusal, { status: 400 })));
  await renderReady({ path, locale: 'en-US' });
  const alert = await screen.findByRole('alert', undefined, soon);
  expect(alert).toHaveTextContent('This portal does not know the program.');
  expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
  expect(leaveFor).not.toHaveBeenCalled();
}, 90_000);

test('nobody is asked before they have signed in', async () => {
  await renderReady({ path, locale: 'zh-CN' });
  await title('连接程序');
  expect(await screen.findByText(/登录后可查看/, undefined, soon)).toBeVisible();
}, 90_000);

test('without a request the page says what it is for', async () => {
  await renderReady({ path: '/oauth/consent', locale: 'zh-CN' });
  expect(await screen.findByRole('link', { name: '如何连接程序' }, soon)).toHaveAttribute(
    'href',
    '/developerPlatform/mcp',
  );
}, 90_000);

test('a connected program is listed with its last use, and is disconnected', async () => {
  keepToken('u-42');
  await renderReady({ path: '/developerPlatform/mcp', locale: 'en-US' });
  await title('MCP');
  const row = (await screen.findByRole('heading', { name: 'Shift assistant' }, soon)).closest('li') as HTMLElement;
  expect(row).toHaveTextContent('Returns to assistant.example.com');
  expect(row).toHaveTextContent('Never used');
  await userEvent.click(within(row).getByRole('button', { name: 'Disconnect “Shift assistant”' }));
  await userEvent.click(within(row).getByRole('button', { name: 'Disconnect now' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Shift assistant' })).toBeNull(), soon);
}, 90_000);
