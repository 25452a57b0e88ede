import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import looked from '../../../fixtures/api/importListings.json';
import drafts from '../../../fixtures/api/listDraftReviews.json';
import listings from '../../../fixtures/api/listListings.json';
import rights from '../../../fixtures/api/listOrderedRights.json';
import reviews from '../../../fixtures/api/listReportedReviews.json';
import suppliers from '../../../fixtures/api/listSuppliers.json';
import orders from '../../../fixtures/api/listWaitingOrders.json';
import { findFaults } from '../../../tests/support/find-faults';
import { withCalls } from '../../../tests/support/with-calls';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { MarketPage } from './MarketPage';

async function open(role = 'administrator') {
  const { calls, around } = withCalls(({ path, method }) => {
    if (path.includes('/suppliers')) return suppliers.data;
    if (path.includes('/listings-import'))
      return path.includes('mode=look') ? looked.data : { ...looked.data, done: true };
    if (path.includes('/listings')) return method === 'PUT' ? listings.data.list[1] : listings.data;
    if (path.includes('/rights')) return method === 'POST' ? rights.data.list[0] : rights.data;
    if (path.includes('/orders')) return method === 'POST' ? null : orders.data;
    if (path.includes('/reviews')) return method === 'POST' ? null : reviews.data;
    if (path.includes('/drafts')) return method === 'POST' ? null : drafts.data;
    return { role };
  });
  await renderWithI18n(
    around(
      <Routes>
        <Route path="*" element={<MarketPage />} />
      </Routes>,
    ),
    ['admin', 'admin-market', 'common'],
  );
  return { calls };
}

test('an operator sees why something is not shown, chooses it, and hides it with a reason', async () => {
  const { calls } = await open();
  const table = await screen.findByRole('table', { name: 'Catalogue' });
  expect(within(table).getByText('No operator has chosen it for this catalogue.')).toBeVisible();
  expect(await findFaults()).toEqual([]);
  await userEvent.click(within(table).getByRole('button', { name: 'Choose Oil Log' }));
  const sent = (part: object) =>
    waitFor(() => expect(calls).toContainEqual(expect.objectContaining({ body: expect.objectContaining(part) })));
  await sent({ state: 'listed', position: null });
  await userEvent.click(within(table).getByRole('button', { name: 'Hide Rounds' }));
  await userEvent.type(await screen.findByLabelText('Reason, which those concerned read'), 'No data sheet');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  await sent({ state: 'hidden', reason: 'No data sheet' });
});

test('a version is read before it is published, and a supplier approved', async () => {
  const { calls } = await open();
  const table = await screen.findByRole('table', { name: 'Versions to review' });
  await userEvent.click(within(table).getByRole('button', { name: 'Details' }));
  expect(within(table).getByText('Works offline: Yes')).toBeVisible();
  await userEvent.click(within(table).getByRole('button', { name: 'Publish Gap gauge' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Approve Harrow & Lindqvist' }));
  await waitFor(() =>
    expect(calls.map(({ body }) => body)).toEqual(
      expect.arrayContaining([
        { publish: true, step: 3 },
        { state: 'approved', trusted: false },
      ]),
    ),
  );
});

test('an order that waits is read with its sum, and approved or refused with a reason', async () => {
  const { calls } = await open();
  const table = await screen.findByRole('table', { name: 'Orders that wait for you' });
  expect(within(table).getByText('CN¥56,000 a year')).toBeVisible();
  expect(within(table).getByText('Purchase order PO-4711')).toBeVisible();
  const named = '点检宝 for 澄润润滑科技有限公司';
  await userEvent.click(within(table).getByRole('button', { name: `Approve ${named}` }));
  const sent = (body: object) => waitFor(() => expect(calls.map((one) => one.body)).toContainEqual(body));
  await sent({ approve: true, step: 3 });
  await userEvent.click(await within(table).findByRole('button', { name: `Refuse ${named}` }));
  await userEvent.type(await screen.findByLabelText('Reason, which those concerned read'), 'Not this year');
  expect(await findFaults()).toEqual([]);
  await userEvent.click(within(table).getByRole('button', { name: 'Refuse' }));
  await sent({ approve: false, step: 3, reason: 'Not this year' });
});

test('a right is suspended with a reason, and a suspended one is restored', async () => {
  const { calls } = await open();
  const table = await screen.findByRole('table', { name: 'Rights to use' });
  expect(within(table).getByText('Since 2026-11-20: Used outside the agreed site.')).toBeVisible();
  const sent = (body: object) => waitFor(() => expect(calls.map((one) => one.body)).toContainEqual(body));
  await userEvent.click(
    await within(table).findByRole('button', { name: 'Restore 在线振动监测仪 of 澄润润滑科技有限公司' }),
  );
  await sent({ suspend: false });
  await userEvent.click(await within(table).findByRole('button', { name: 'Suspend 点检宝 of 澄润润滑科技有限公司' }));
  await userEvent.type(await screen.findByLabelText('Reason, which those concerned read'), 'Unpaid');
  await userEvent.click(within(table).getByRole('button', { name: 'Suspend' }));
  await sent({ suspend: true, reason: 'Unpaid' });
});

test('an operator notes which organizations belong together with a supplier', async () => {
  const { calls } = await open();
  const table = await screen.findByRole('table', { name: 'Suppliers' });
  expect(within(table).getByText('北岭设备服务有限公司')).toBeVisible();
  await userEvent.click(within(table).getByRole('button', { name: 'Sister companies of 北岭轧钢有限公司' }));
  const codes = within(table).getByRole('textbox', { name: 'Codes, separated by commas' });
  expect(codes).toHaveValue('beiling-service');
  await userEvent.type(codes, '，harrow-lindqvist');
  expect(await findFaults()).toEqual([]);
  await userEvent.click(within(table).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.map(({ body }) => body)).toContainEqual({ codes: ['beiling-service', 'harrow-lindqvist'] }),
  );
});

test('a reported review is hidden with a reason', async () => {
  const { calls } = await open();
  expect(await screen.findByText('It is about another product.')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Hide the review of Harrow & Lindqvist' }));
  await userEvent.type(await screen.findByLabelText('Reason, which those concerned read'), 'Another product');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(calls.map(({ body }) => body)).toContainEqual({ hide: true, reason: 'Another product' }));
});

test('who only reads decides nothing', async () => {
  await open('viewer');
  await screen.findByRole('table', { name: 'Catalogue' });
  expect(screen.queryByRole('button', { name: /^Hide/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Publish|Approve|Refuse|Suspend|Restore)/ })).toBeNull();
});

test('a table is looked at by row and column, then its good rows are taken', async () => {
  const { calls } = await open();
  await screen.findByRole('table', { name: 'Catalogue' });
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, new File(['Offering'], 'catalogue.csv', { type: 'text/csv' }));
  expect(await screen.findByRole('row', { name: /4 · p-12 Reason for the supplier Give a reason/ })).toBeVisible();
  expect(screen.getByText('Columns that mean nothing here: Remark')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Take the rows without faults' }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContainEqual(expect.stringContaining('mode=good')));
  expect(await screen.findByText(/Taken\./)).toBeVisible();
});
