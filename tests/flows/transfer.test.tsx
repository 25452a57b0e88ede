import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { mockServer } from '@/mocks/node';
import { setPendingTicket } from '@/session/pending-token';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';
import { forgetPerson, keepToken, neverAskToJoin } from '../support/sign-in';

answerByMocks();
beforeEach(() => {
  forgetPerson();
  neverAskToJoin();
});

test('without a ticket and signed in, the page leads on, to a path of this site alone', async () => {
  keepToken('u-42');
  await renderReady({ path: '/transferPage?targetUrl=%2Fdoc', locale: 'en-US' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Library' }, soon)).toBeVisible();
}, 90_000);

test('a ticket that is not good, while somebody is signed in: it says both, and leads nowhere unasked', async () => {
  keepToken('u-42');
  const refused = { code: 401, msg: '未登录', data: null };
  mockServer.use(http.post('*/api/session/transfer', () => HttpResponse.json(refused, { status: 401 })));
  setPendingTicket({ ticket: 'used', appid: '' });
  await renderReady({ path: '/transferPage?targetUrl=%2Fdoc', locale: 'en-US' });
  expect(
    await screen.findByText(/^This link signs nobody in.*You are still signed in as/, undefined, soon),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/doc');
}, 90_000);

test('nobody is signed in: it says so, and keeps where to go', async () => {
  await renderReady({ path: '/transferPage?targetUrl=%2Fdoc', locale: 'en-US' });
  await screen.findByRole('heading', { level: 1, name: 'Continue to the portal' }, soon);
  expect(await screen.findByText(/^This link signs nobody in/, undefined, soon)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?targetUrl=%2Fdoc');
});

test('an address of another site is no target', async () => {
  await renderReady({ path: '/transferPage?targetUrl=https%3A%2F%2Fevil.example%2F', locale: 'en-US' });
  expect(await screen.findByRole('link', { name: 'Sign in' }, soon)).toHaveAttribute(
    'href',
    '/login?targetUrl=%2Fengine',
  );
});

test('own questions on a phone', async () => {
  await renderReady({ path: '/qa-list-weixin', locale: 'zh-CN' });
  expect(await screen.findByRole('heading', { level: 1 }, soon)).toBeVisible();
  await userEvent.tab();
  expect(document.activeElement).not.toBe(document.body);
});

test('an app is opened by its id, and what is missing is asked for', async () => {
  keepToken('u-42');
  await renderReady({ path: '/open-project?id=nothing', locale: 'en-US' });
  await screen.findByRole('heading', { level: 1, name: 'Open an app' }, soon);
  expect(await screen.findByRole('link', { name: 'Ask for access' }, soon)).toHaveAttribute(
    'href',
    '/industrialApp/nothing',
  );
}, 90_000);

test('without an id, those that open, each with what it is told; visitors are asked to sign in', async () => {
  await renderReady({ path: '/open-project', locale: 'zh-CN' });
  await screen.findByRole('heading', { level: 1, name: '打开应用' }, soon);
  expect(screen.getByText('登录后可打开贵组织的应用。')).toBeVisible();
});
