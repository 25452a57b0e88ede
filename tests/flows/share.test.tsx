import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import { mockServer } from '@/mocks/node';
import answerWords from '../../messages/en-US/portal/answer.json';
import words from '../../messages/en-US/portal/threads.json';
import { findFaults } from '../support/find-faults';
import { answerByMocks, answered, renderReady, soon } from '../support/portal-flow';

answerByMocks();

test('whoever asked makes a link that ends, and revokes it', async () => {
  await renderReady({ path: '/q?wd=Spindle%20warm-up', locale: 'en-US' });
  await answered();
  await userEvent.click(screen.getByRole('button', { name: 'Share…' }));
  const dialog = within(await screen.findByRole('dialog', undefined, soon));
  expect(await dialog.findByText(words.share.open, undefined, soon)).toBeInTheDocument();
  await userEvent.click(dialog.getByText(words.share.make));
  expect(await dialog.findByText(words.share.closed, undefined, soon)).toBeInTheDocument();
  expect(dialog.getByText(/Made on .* · Ends on .* · opened by 0/)).toBeInTheDocument();
  await userEvent.click(dialog.getByText(words.share.revoke));
  expect(await dialog.findByText(/Revoked/, undefined, soon)).toBeInTheDocument();
});

test('the bare address is copied only while it opens the chat; then Share… is offered instead', async () => {
  const { tools } = answerWords;
  const asked: string[] = [];
  mockServer.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
  onTestFinished(() => mockServer.events.removeAllListeners());
  await renderReady({ path: '/q?wd=Spindle%20warm-up', locale: 'en-US' });
  await answered();
  expect(asked.filter((path) => path.endsWith('/shares'))).toEqual([]);
  // After it, because it brings a clipboard of its own.
  const user = userEvent.setup();
  const copy = () => user.click(screen.getByRole('button', { name: tools.copyLink }));
  await copy();
  expect(await screen.findByRole('button', { name: tools.copied }, soon)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  await user.click(screen.getByRole('button', { name: tools.share }));
  const dialog = within(await screen.findByRole('dialog', undefined, soon));
  await user.click(await dialog.findByText(words.share.make, undefined, soon));
  await dialog.findByText(words.share.closed, undefined, soon);
  await user.click(dialog.getByText(words.share.done));
  await navigator.clipboard.writeText('nothing');
  await waitFor(copy, soon);
  const told = await screen.findByRole('button', { name: 'Only links open this chat: use “Share…”' }, soon);
  expect(await navigator.clipboard.readText()).toBe('nothing');
  expect(await findFaults()).toEqual([]);
  act(() => told.blur());
  expect(screen.getByRole('button', { name: tools.copyLink })).toBeInTheDocument();
});

test.each([
  ['expired', words.share.dead.expired, /It ended on 2026-11-20/],
  ['revoked', words.share.dead.revoked, /revoked it on 2026-11-20/],
  ['gone', words.share.dead.gone, /address is incomplete/],
])('a link that no longer holds says why: %s', async (state, title, text) => {
  const data = { state, ...(state !== 'gone' && { at: '2026-11-20T08:00:00.000Z' }) };
  mockServer.use(http.post('*/api/chats/:id/entry', () => HttpResponse.json({ code: 200, msg: 'ok', data })));
  await renderReady({ path: '/q/00000000-0000-4000-8000-000000000000?share=abc', locale: 'en-US' });
  expect(await screen.findByRole('heading', { name: title }, soon)).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(await findFaults()).toEqual([]);
});
