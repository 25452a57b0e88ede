import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';

answerByMocks();

test('one reads what others found, from the header to an accepted answer', async () => {
  await renderReady({ path: '/engine', locale: 'en-US' });
  await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Community' }));
  await screen.findByText('12 posts', undefined, soon);
  expect(window.location.pathname).toBe('/community/index');
  await userEvent.click(screen.getByRole('link', { name: 'Unanswered' }));
  await screen.findByText('2 posts', undefined, soon);
  await userEvent.click(screen.getByRole('link', { name: 'Active' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the community' }), 'mechanical seal');
  await screen.findByText('1 post', undefined, soon);
  await userEvent.click(screen.getByRole('link', { name: /^The mechanical seal drips/ }));
  const answer = await screen.findByRole('article', { name: 'Accepted answer by Tom Harrow' }, soon);
  expect(within(answer).getByText('Not yet, but find out why.', { exact: false })).toBeVisible();
});
