import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import analytics from '../../../fixtures/api/getAnalytics.json';
import { findFaults } from '../../../tests/support/find-faults';
import { withCalls } from '../../../tests/support/with-calls';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { AnalyticsPage } from './AnalyticsPage';

test('figures, days, pages and steps; small groups are said to be hidden; weeks are asked for', async () => {
  const { calls, around } = withCalls(() => analytics.data);
  await renderWithI18n(
    around(
      <Routes>
        <Route path="*" element={<AnalyticsPage />} />
      </Routes>,
    ),
    ['admin', 'admin-analytics', 'common'],
  );
  const table = await screen.findByRole('table', { name: 'Figures by Day' });
  const [, last, before] = within(table).getAllByRole('row');
  expect(last).toHaveTextContent('2026-11-28');
  expect(last).toHaveTextContent('<5');
  expect(before).toHaveTextContent('2026-11-27');
  expect(screen.getByRole('table', { name: 'From visit to source' })).toHaveTextContent(/Opened a source\d+25%/);
  expect(screen.getByRole('table', { name: 'Pages shown most' })).toHaveTextContent('/reader/:id');
  expect(screen.getByRole('img', { name: /^Visits per day, .* in all, highest day \d/ })).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Figure in the chart' }), 'Sources opened');
  expect(screen.getByRole('img', { name: /^Sources opened per day/ })).toBeVisible();
  expect(screen.getByText('<5, hidden')).toBeVisible();
  expect(await findFaults()).toEqual([]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'By' }), 'week');
  await waitFor(() => expect(calls.some(({ path }) => path.includes('by=week'))).toBe(true));
  // Another period does not forget the figure.
  expect(await screen.findByRole('combobox', { name: 'Figure in the chart' })).toHaveDisplayValue('Sources opened');
});
