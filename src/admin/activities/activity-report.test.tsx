import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navigate, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import cross from '../../../fixtures/api/crossActivityAnswers.json';
import report from '../../../fixtures/api/getActivityReport.json';
import texts from '../../../fixtures/api/listActivityTexts.json';
import activities from '../../../fixtures/api/listDomainActivities.json';
import { findFaults } from '../../../tests/support/find-faults';
import { withCalls } from '../../../tests/support/with-calls';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { ActivityPage } from './ActivityPage';

test('an operator reads where people came from, what they wrote, and two questions together', async () => {
  const { calls, around } = withCalls(({ path }) => {
    if (path.includes('/report/cross')) return cross.data;
    if (path.includes('/report/texts')) return texts.data;
    if (path.includes('/report')) return report.data;
    if (path.endsWith('/approvals')) return { exports: false, draw: false, requests: [] };
    return path.includes('/activities') ? activities.data : { role: 'administrator' };
  });
  await renderWithI18n(
    around(
      <Routes>
        <Route path="/" element={<Navigate to="/main/maintenance-survey" replace />} />
        <Route path=":domain/:id" element={<ActivityPage />} />
      </Routes>,
    ),
    ['admin', 'admin-activities', 'common'],
  );
  expect(await screen.findByText('Sources with fewer than 5 people')).toBeVisible();
  expect(screen.getByText('Mean 14.6.', { exact: false })).toBeVisible();
  expect(await findFaults()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show texts of 最想要的改进' }));
  expect(await screen.findByText('手机上能离线看。')).toBeVisible();
  for (const { title } of report.data.questions.filter(({ rows }) => rows.length > 0))
    expect(screen.getAllByRole('region', { name: title })).toHaveLength(1);
  const table = within(await screen.findByRole('region', { name: 'Two questions against each other' }));
  expect(await table.findAllByText('–')).toHaveLength(4);
  await userEvent.selectOptions(screen.getByLabelText('Columns'), 'job');
  expect(screen.getByText('Choose two different questions.')).toBeVisible();
  expect(calls.map(({ path }) => path)).toContainEqual(expect.stringMatching(/cross\?row=job&column=satisfied/));
});
