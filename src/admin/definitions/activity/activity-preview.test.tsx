import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import detail from '../../../../fixtures/api/getDomain.json';
import view from '../../../../fixtures/api/previewActivity.json';
import sample from '../../../../fixtures/seed/activities/award1024.json';
import { datedActivity, type SampleActivity } from '../../../../setting/activity/sample-activity';
import { findFaults } from '../../../../tests/support/find-faults';
import { withCalls } from '../../../../tests/support/with-calls';
import { renderWithI18n } from '../../../../tests/support/with-i18n';
import { ActivityPreview } from './ActivityPreview';

const document = datedActivity(sample as unknown as SampleActivity, new Date('2026-10-20T00:00:00Z'));
const place = { domain: 'main', kind: 'activity' as const, id: 'award1024' };

async function open(body: object = document, faulty = false) {
  const { calls, around } = withCalls(({ method }) => (method === 'GET' ? detail.data : view.data));
  await renderWithI18n(around(<ActivityPreview place={place} body={body} faulty={faulty} />), [
    ...['admin', 'admin-activities', 'activities', 'common'],
  ]);
  return calls;
}

test('the page of a draft is shown by the clock, in each state, and cannot be pressed', async () => {
  const calls = await open();
  const title = await screen.findByRole('heading', { name: view.data.title, hidden: true });
  expect(title.closest('[inert]')).not.toBeNull();
  const first = calls.find(({ method }) => method !== 'GET');
  expect(first?.body).toMatchObject({ state: 'clock', at: new Date(document.windows.open).toISOString() });
  expect(await screen.findByText(detail.data.body.title)).toBeVisible();
  expect(await findFaults()).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('State'), 'soldOut');
  await userEvent.selectOptions(screen.getByLabelText('Reader'), 'staff');
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'zh-CN');
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ state: 'soldOut', role: 'staff', locale: 'zh-CN' }));
  expect(screen.getByRole('slider')).toBeDisabled();
  await userEvent.selectOptions(screen.getByLabelText('State'), 'late');
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ state: 'late' }));
});

test('a draft of the wrong form asks for repair instead', async () => {
  expect(await open({}, true)).toEqual([]);
  expect(screen.getByText('First correct what the check names.')).toBeVisible();
});
