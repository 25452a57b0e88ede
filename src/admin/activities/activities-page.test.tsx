import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navigate, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import archived from '../../../fixtures/api/listArchivedActivities.json';
import activities from '../../../fixtures/api/listDomainActivities.json';
import { findFaults } from '../../../tests/support/find-faults';
import { withCalls } from '../../../tests/support/with-calls';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { ActivitiesPage } from './ActivitiesPage';

async function open(role = 'administrator') {
  const { calls, around } = withCalls(({ path }) => (path.includes('/activities') ? activities.data : { role }));
  await renderWithI18n(
    around(
      <Routes>
        <Route path="*" element={<ActivitiesPage />} />
      </Routes>,
    ),
    ['admin', 'admin-activities', 'common'],
  );
  return { calls, table: await screen.findByRole('table', { name: 'Activities' }) };
}

const chinese = 'What visitors read, in Chinese';
const english = 'What visitors read, in English';

test('an operator sees how far people came, and cancels with a reason in both languages', async () => {
  const { calls, table } = await open();
  expect(within(table).getByText('1,840')).toBeVisible();
  expect(within(table).getByText('140 of 500 places taken or held')).toBeVisible();
  expect(await findFaults()).toEqual([]);
  await userEvent.click(await within(table).findByRole('button', { name: 'Cancel 1024 工业程序员节抽奖' }));
  const go = screen.getByRole('button', { name: 'Cancel activity' });
  expect(screen.getByText(/960 entries stay in the records/)).toBeVisible();
  await userEvent.type(screen.getByLabelText(new RegExp(chinese)), '奖品有误');
  expect(go).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(screen.getByLabelText(new RegExp(english)), 'Wrong prizes');
  await userEvent.click(go);
  await waitFor(() =>
    expect(calls.map(({ body }) => body)).toContainEqual({
      action: 'cancel',
      note: { 'zh-CN': '奖品有误', 'en-US': 'Wrong prizes' },
    }),
  );
});

test('a pause needs no line, and what is paused is resumed', async () => {
  const { calls, table } = await open();
  await userEvent.click(await within(table).findByRole('button', { name: 'Pause 1024 工业程序员节抽奖' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(calls.map(({ body }) => body)).toContainEqual({ action: 'pause' }));
  await userEvent.click(await within(table).findByRole('button', { name: 'Resume 设备维护现状调研' }));
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
  await waitFor(() => expect(calls.map(({ body }) => body)).toContainEqual({ action: 'resume' }));
});

test('who only reads stops nothing', async () => {
  const { table } = await open('viewer');
  await waitFor(() => expect(within(table).queryByRole('button')).toBeNull());
});

test('what is archived is listed apart, and comes back as it was with a reason', async () => {
  const { calls, around } = withCalls(({ path }) =>
    path.includes('/archived-activities')
      ? archived.data
      : path.includes('/activities')
        ? activities.data
        : { role: 'administrator' },
  );
  await renderWithI18n(
    around(
      <Routes>
        <Route path="/" element={<Navigate to="/main" replace />} />
        <Route path=":domain" element={<ActivitiesPage />} />
      </Routes>,
    ),
    ['admin', 'admin-activities', 'common'],
  );
  // A tab holds its words twice, so that it keeps its width when they become bold; jsdom does not always know the second hidden.
  await userEvent.click(await screen.findByRole('tab', { name: /^Archived/ }));
  const table = await screen.findByRole('table', { name: 'Archived activities' });
  expect(within(table).getByText('Over; the report is out.')).toBeVisible();
  expect(await findFaults()).toEqual([]);
  await userEvent.click(await within(table).findByRole('button', { name: 'Restore 安全月问卷' }));
  expect(screen.getByText(/It is over: visitors see its results/)).toBeVisible();
  const go = screen.getByRole('button', { name: 'Restore' });
  expect(go).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(screen.getByRole('textbox', { name: /Why/ }), 'The results are asked for.');
  await userEvent.click(go);
  const [{ revision, id } = { revision: '', id: '' }] = archived.data;
  await waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({
        path: expect.stringContaining(`/definitions/activity/${id}/rollback`),
        body: { revision, base: null, message: 'The results are asked for.' },
      }),
    ),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
