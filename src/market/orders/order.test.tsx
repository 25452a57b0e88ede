import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Data } from '@/api/paths';
import detail from '../../../fixtures/api/getMarketOrder.json';
import list from '../../../fixtures/api/listMarketOrders.json';
import { findFaults } from '../../../tests/support/find-faults';
import { withCalls } from '../../../tests/support/with-calls';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { OperatorsNote } from './OperatorsNote';
import { Order } from './Order';
import { Suspended } from './Suspended';

type OrderData = Data<'listMarketOrders'>['list'][number];

const order = { ...list.data.list[0], status: 'approved', waitsFor: 'operator', may: ['cancel'] } as OrderData;
const event = {
  action: 'operator-refuse',
  status: 'refused',
  reason: 'Not this year',
  at: order.changedAt,
  person: '',
};

test('an order says that it waits for the portal since when, and what the operators decided without naming one', async () => {
  const { around } = withCalls(() => ({ ...detail.data, events: [event] }));
  await renderWithI18n(
    around(
      <ul>
        <Order order={order} level={2} />
      </ul>,
    ),
    ['market', 'common'],
  );
  expect(screen.getByText('Waits for approval by the portal')).toBeVisible();
  expect(screen.getByText('Waiting for the operators of this portal since 2026-11-21')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel the order' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'History' }));
  expect(await screen.findByText(/Refused by the operators of this portal · Not this year$/)).toBeVisible();
  expect(await findFaults()).toEqual([]);
});

test('a suspended right says since when, why, and what to do', async () => {
  const { around } = withCalls(() => null);
  const reason = 'Used outside the agreed site.';
  await renderWithI18n(around(<Suspended since="2026-11-20T03:00:00.000Z" reason={reason} />), ['market']);
  expect(screen.getByText(`Operators of this portal suspended it on 2026-11-20: ${reason}`)).toBeVisible();
  expect(screen.getByText(/Write to them/)).toBeVisible();
});

test.each([
  [{ enabled: true, operatorApproves: 'above', operatorLimit: 20_000 }, /decide if it costs more than CN¥20,000/],
  [{ enabled: true, operatorApproves: 'all' }, /read the order with its price and decide/],
] as const)('before ordering, buyers read that operators see the order and decide: %j', async (of, text) => {
  await renderWithI18n(<OperatorsNote of={of} />, ['market']);
  expect(screen.getByText(text)).toBeVisible();
});

test('where operators do not decide, buyers read nothing of them', async () => {
  await renderWithI18n(<OperatorsNote of={{ enabled: true }} />, ['market']);
  expect(screen.queryByText(/operators/)).toBeNull();
});
