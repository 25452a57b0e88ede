import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import desk from '../../../fixtures/api/getActivityDesk.json';
import { findFaults } from '../../../tests/support/find-faults';
import { withCalls } from '../../../tests/support/with-calls';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { ActivityDeskPage } from './ActivityDeskPage';

test('votes of a burst are set aside, and a work is scored by every criterion', async () => {
  const { calls, around } = withCalls(({ path }) =>
    /\/(desk|bursts|works)/.test(path) ? desk.data : { role: 'administrator' },
  );
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
