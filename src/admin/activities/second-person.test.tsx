import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import approvals from '../../../fixtures/api/listActivityApprovals.json';
import activities from '../../../fixtures/api/listDomainActivities.json';
import { findFaults } from '../../../tests/support/find-faults';
import { withCalls } from '../../../tests/support/with-calls';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { ExportMenu } from './ExportMenu';
import { SecondPerson } from './SecondPerson';

test('what takes two is asked for with a reason, approved by somebody else, and downloaded once', async () => {
  const { calls, around } = withCalls(({ path }) =>
    path.endsWith('/approvals')
      ? approvals.data
      : path.endsWith('/activities')
        ? activities.data
        : { role: 'administrator' },
  );
  await renderWithI18n(
    around(
      <>
        <SecondPerson domain="main" id="award1024" />
        <ExportMenu domain="main" id="award1024" />
      </>,
    ),
    ['admin', 'admin-activities', 'common'],
  );
  const asks = await screen.findByRole('region', { name: 'What two operators do' });
  expect(within(asks).getByText(/waits for you/)).toBeVisible();
  expect(within(asks).getByRole('button', { name: 'Download once' })).toBeVisible();
  expect(await findFaults()).toEqual([]);
  await userEvent.click(within(asks).getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(calls.map(({ path }) => path)).toContain(`/api/admin/domains/main/approval/${'ab'.repeat(32)}`),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ask to download claims' }));
  await userEvent.type(screen.getByLabelText(/Why/), 'Parcels');
  await userEvent.click(screen.getByRole('button', { name: 'Ask a second operator' }));
  await waitFor(() =>
    expect(calls).toContainEqual(expect.objectContaining({ body: { what: 'claims', reason: 'Parcels' } })),
  );
});
