import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerByMocks, answered, questionBox, renderReady, soon } from '../support/portal-flow';

answerByMocks();

const chips = () => screen.findByRole('list', { name: 'Goes with your question' }, soon);

test('marked words of an answer wait above the next question, and stand above its answer', async () => {
  await renderReady({ path: '/q?wd=Why%20does%20a%20rolling%20bearing%20run%20hot%3F', locale: 'en-US' });
  await answered();
  const words = document.querySelector('[data-quotable] p');
  if (!words) throw new Error('no answer');
  act(() => getSelection()?.selectAllChildren(words));
  await userEvent.click(await screen.findByRole('button', { name: 'Ask about this' }, soon));
  const list = await chips();
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  await waitFor(async () => expect(await questionBox()).toHaveFocus());
  await userEvent.keyboard('How often is that checked?{Enter}');
  const head = await screen.findByRole('heading', { level: 2, name: 'How often is that checked?' }, soon);
  const turn = head.closest('article') as HTMLElement;
  expect(within(turn).getByText(/^Quotation/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Goes with your question' })).toBeNull());
});

test('a long paste goes along with the first question too', async () => {
  await renderReady({ locale: 'en-US' });
  const field = await questionBox();
  await userEvent.click(field);
  await userEvent.paste('E-401 pump stopped\n'.repeat(80));
  expect(within(await chips()).getByText('1,520 characters')).toBeVisible();
  expect(field).toHaveValue('');
  await userEvent.type(field, 'What does this log say about the pump?{Enter}');
  await answered();
  expect(screen.getByText(/^Pasted text/)).toBeVisible();
});

test('a paste past what can be sent is not sent, and says why', async () => {
  await renderReady({ locale: 'en-US' });
  const field = await questionBox();
  await userEvent.click(field);
  await userEvent.paste('x'.repeat(20_001));
  expect(await screen.findByText(/20,001 characters; at most 20,000/, undefined, soon)).toBeVisible();
  await userEvent.type(field, 'What is this?{Enter}');
  expect(window.location.pathname).toBe('/engine');
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  await userEvent.type(field, '{Enter}');
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/q/), soon);
});
