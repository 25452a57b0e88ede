import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '@/mocks/node';
import { withPeople } from '@/mocks/people/people-state';
import words from '../../messages/en-US/portal/admin.json';
import { findFaults } from '../support/find-faults';
import { answerByMocks, soon } from '../support/portal-flow';
import { renderPortal } from '../support/render-portal';

answerByMocks();

const change = '*/api/admin/accounts/:id/disabled';

/** Opens a workbench whose session must be confirmed again, and tries to disable a person. */
async function askToDisable(): Promise<void> {
  const data = { reason: 'prove-again' };
  mockServer.use(
    http.post(
      change,
      () => HttpResponse.json({ code: 403, msg: 'Confirm that it is you first.', data }, { status: 403 }),
      {
        once: true,
      },
    ),
  );
  await Promise.all([import('@/admin/Admin'), import('@/admin/accounts/AccountsPage')]);
  await renderPortal({ path: '/admin/accounts?text=Lindqvist', locale: 'en-US', namespaces: ['admin', 'factor'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Disable Ms Lindqvist?' }, soon));
  const dialog = await screen.findByRole('dialog', { hidden: true }, soon);
  await userEvent.type(within(dialog).getByRole('textbox', { hidden: true }), 'Left the plant');
  await userEvent.click(within(dialog).getByRole('button', { name: words.accounts.do.disable, hidden: true }));
}

const proofDialog = () => screen.findByRole('dialog', { name: words.proof.title, hidden: true }, soon);
const isDisabled = () => withPeople(({ persons }) => persons.find(({ id }) => id === 'u-7')?.disabled);

test('what matters asks who it is, over what was being done, and then does it as it was', async () => {
  await askToDisable();
  const dialog = within(await proofDialog());
  expect(isDisabled()).toBeUndefined();
  const password = await dialog.findByLabelText(/Password/, undefined, soon);
  expect(await findFaults()).toEqual([]);
  await userEvent.type(password, 'anything{Enter}');
  await waitFor(() => expect(isDisabled()).toMatchObject({ reason: 'Left the plant' }), soon);
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull(), soon);
  expect(await screen.findByRole('button', { name: 'Enable Ms Lindqvist?' }, soon)).toBeInTheDocument();
});

test('who would rather not confirm is told that nothing was changed, and keeps what was typed', async () => {
  await askToDisable();
  await userEvent.click(within(await proofDialog()).getByRole('button', { name: words.action.cancel, hidden: true }));
  expect(await screen.findByText(words.accounts.unchanged, undefined, soon)).toBeInTheDocument();
  expect(screen.getByDisplayValue('Left the plant')).toBeInTheDocument();
  expect(isDisabled()).toBeUndefined();
});
