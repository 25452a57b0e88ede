import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '@/mocks/node';
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
