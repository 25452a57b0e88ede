import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { forgetQueues } from '@/answer/queue/queue-store';
import { runHandlers } from '@/mocks/chat/run-handlers';
import { mockServer } from '@/mocks/node';
import { findFaults } from '../support/find-faults';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';

answerByMocks();
afterEach(forgetQueues);

const box = () => screen.findByRole('combobox', { name: 'Follow-up question' }, soon);
const queue = () => screen.findByRole('region', { name: /^(\d questions? waits? for this answer|Not sent)/ }, soon);
const waiting = async () => within(await queue()).getAllByRole('listitem');

/** An answer that is still being written. */
async function askSlowly(pace: number) {
  mockServer.use(...runHandlers(pace));
  await renderReady({ path: `/q?wd=${encodeURIComponent('Why does a bearing run hot?')}`, locale: 'en-US' });
  await screen.findByRole('button', { name: 'Stop' }, soon);
}

test('questions asked while an answer is written wait, are changed, and are sent in their order', async () => {
  await askSlowly(30);
  await userEvent.type(await box(), 'And a pump?{Enter}');
  await userEvent.type(await box(), 'And a gearbox?{Enter}');
  await userEvent.type(await box(), 'Never mind?');
  await userEvent.click(screen.getByRole('button', { name: 'Add to the queue' }));
  expect(await waiting()).toHaveLength(3);
  expect(await box()).toHaveValue('');
  expect(await findFaults()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove “Never mind?”' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move “And a gearbox?” up' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit “And a pump?”' }));
  const field = screen.getByRole('textbox', { name: 'Edit “And a pump?”' });
  await userEvent.clear(field);
  await userEvent.type(field, 'And a fan?{Enter}');
  expect((await waiting()).map(({ textContent }) => textContent)).toEqual(['And a gearbox?', 'And a fan?']);
  mockServer.use(...runHandlers(0));
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send the next' }, soon));
  // The second goes by itself, once the first is answered.
  await screen.findByRole('heading', { level: 2, name: 'And a fan?' }, soon);
  const asked = screen.getAllByRole('article').map((turn) => within(turn).getAllByRole('heading')[0]?.textContent);
  expect(asked).toEqual(['Why does a bearing run hot?', 'And a gearbox?', 'And a fan?']);
});

test('after a stop nothing is sent by itself, a reload keeps what waits, and it is sent by hand', async () => {
  await askSlowly(30);
  await userEvent.type(await box(), 'And a pump?{Enter}');
  await waiting();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(async () => expect(await queue()).toHaveAccessibleName('Not sent: the answer was stopped'), soon);
  const { pathname } = window.location;
  document.body.replaceChildren();
  forgetQueues();
  mockServer.use(...runHandlers(0));
  await renderReady({ path: pathname, locale: 'en-US' });
  expect((await waiting()).map(({ textContent }) => textContent)).toEqual(['And a pump?']);
  await userEvent.click(screen.getByRole('button', { name: 'Send the next' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'And a pump?' }, soon)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send the next' })).toBeNull(), soon);
});

test('what is being typed stays in place when the next one is sent', async () => {
  await askSlowly(2);
  await userEvent.type(await box(), 'And a pump?{Enter}');
  const typed = await box();
  await userEvent.type(typed, 'Half a quest');
  await screen.findByRole('heading', { level: 2, name: 'And a pump?' }, { timeout: 60_000 });
  await waitFor(async () => expect(await box()).toHaveFocus(), soon);
  expect(await box()).toHaveValue('Half a quest');
});
