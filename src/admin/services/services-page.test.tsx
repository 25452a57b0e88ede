import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import drift from '../../../fixtures/api/listServiceDrift.json';
import services from '../../../fixtures/api/listServices.json';
import { findFaults } from '../../../tests/support/find-faults';
import { withCalls } from '../../../tests/support/with-calls';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { ServicesPage } from './ServicesPage';

async function open(list: unknown[] = services.data) {
  const { calls, around } = withCalls(({ path, method }) => {
    if (path.includes('/drift')) return drift.data;
    return method === 'PUT' ? list[0] : list;
  });
  await renderWithI18n(around(<ServicesPage />), ['admin', 'admin-services', 'common']);
  return calls;
}

test('each call says who answers it, how well, and what it lacks; differences are places', async () => {
  await open();
  const table = await screen.findByRole('table', { name: 'Calls of /saas' });
  const [, app, order, supplier] = within(table).getAllByRole('row');
  expect(app).toHaveTextContent(/getApp.*Mirrored.*2210 answers compared · ready to switch.*p95 ≤ 100 ms/);
  expect(order).toHaveTextContent(/createAppOrder.*Portal.*no calls/);
  expect(supplier).toHaveTextContent(/answers differ.*2 faults · 5 differ/);
  expect(screen.getByText('Does not answer')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Show differences' })[0] as HTMLElement);
  const differences = await screen.findByRole('table', { name: 'How answers of /saas differ' });
  expect(differences).toHaveTextContent('/data/records/*/price');
  expect(await findFaults()).toEqual([]);
});

test('a call that has shown nothing is switched with a reason alone, and says what it saw', async () => {
  const calls = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Switch createAppOrder' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  expect(dialog.getByRole('radio', { name: /^Mirrored/, hidden: true })).toBeDisabled();
  const go = dialog.getByRole('button', { name: 'Switch now', hidden: true });
  expect(go).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(dialog.getByRole('radio', { name: /^Service/, hidden: true }));
  expect(go).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(dialog.getByRole('textbox', { hidden: true }), 'Tested by the vendor');
  await userEvent.click(go);
  const body = { prefix: '/saas', call: 'createAppOrder', way: 'there', revision: 0, reason: 'Tested by the vendor' };
  await waitFor(() => expect(calls).toContainEqual(expect.objectContaining({ method: 'PUT', body })));
});

test('without a service the page says where one is named', async () => {
  await open([]);
  expect(await screen.findByText(/UPSTREAM_SAAS/)).toBeVisible();
});
