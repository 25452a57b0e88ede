import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import desk from '../../../fixtures/api/getActivityDesk.json';
import deliveries from '../../../fixtures/api/listDeliveries.json';
import claim from '../../../fixtures/api/readClaim.json';
import { findFaults } from '../../../tests/support/find-faults';
import { withCalls } from '../../../tests/support/with-calls';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { ActivityDeskPage } from './ActivityDeskPage';

async function open(wins = deliveries.data) {
  const { calls, around } = withCalls(({ path }) => {
    if (path.endsWith('/claim')) return claim.data;
    if (path.includes('/wins')) return wins;
    return /\/(desk|bursts|works)/.test(path) ? desk.data : { role: 'administrator' };
  });
  await renderWithI18n(
    around(
      <Routes>
        <Route path="*" element={<ActivityDeskPage />} />
      </Routes>,
    ),
    ['admin', 'admin-desk', 'common'],
  );
  const sent = (part: object) =>
    waitFor(() => expect(calls).toContainEqual(expect.objectContaining({ body: expect.objectContaining(part) })));
  return { sent };
}

test('votes of a burst are set aside, and a work is scored by every criterion', async () => {
  const { sent } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Set aside: Lin Yue' }));
  await sent({ nominee: 'lin-yue', counted: false });
  expect(await findFaults()).toEqual([]);
  await userEvent.type(screen.getByLabelText('Usefulness (0 to 40)'), '41');
  expect(screen.getByRole('button', { name: 'Save scores' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.clear(screen.getByLabelText('Usefulness (0 to 40)'));
  await userEvent.type(screen.getByLabelText('Usefulness (0 to 40)'), '30');
  await userEvent.click(screen.getByRole('button', { name: 'Save scores' }));
  await sent({ scores: { useful: 30 } });
});

test('what a winner gave is read on request only, and a claim is sent back with a note', async () => {
  const { sent } = await open();
  await screen.findByRole('table', { name: 'Prizes' });
  expect(screen.queryByText(/Mill Road/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Read the claim of Wei: Ladder-logic mug' }));
  await screen.findByText(/Mill Road/);
  await userEvent.type(screen.getByLabelText('Parcel number, or what the winner should correct'), 'Which gate?');
  const [, sendBack] = screen.getAllByRole('button', { name: 'Send back' });
  await userEvent.click(sendBack ?? screen.getByRole('button', { name: 'Send back' }));
  await sent({ to: 'returned', note: 'Which gate?' });
});

test('a number that was noted wrongly is corrected, and another one only', async () => {
  const [win] = deliveries.data.wins;
  const { sent } = await open({ wins: [{ ...win, state: 'sent', tracking: 'SF 1' }] } as typeof deliveries.data);
  const field = await screen.findByLabelText('Parcel number');
  const correct = screen.getByRole('button', { name: 'Correct the number: Wei, Ladder-logic mug' });
  expect(correct).toHaveAttribute('aria-disabled', 'true');
  await userEvent.clear(field);
  await userEvent.type(field, 'SF 2');
  await userEvent.click(correct);
  await sent({ to: 'sent', tracking: 'SF 2' });
  expect(await findFaults()).toEqual([]);
});
