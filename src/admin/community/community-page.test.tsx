import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import experts from '../../../fixtures/api/listExperts.json';
import gaps from '../../../fixtures/api/listGaps.json';
import { findFaults } from '../../../tests/support/find-faults';
import { withCalls } from '../../../tests/support/with-calls';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { CommunityPage } from './CommunityPage';

async function open(role = 'administrator', list = gaps.data.list) {
  const { calls, around } = withCalls(({ path }) => {
    if (path.includes('/experts')) return experts.data;
    if (path.includes('/gaps')) return { ...gaps.data, list };
    return { role };
  });
  await renderWithI18n(
    around(
      <Routes>
        <Route path="*" element={<CommunityPage />} />
      </Routes>,
    ),
    ['admin', 'admin-community', 'common'],
  );
  return { calls };
}

test('each group has its next step, and the figures say how questions are served', async () => {
  const { calls } = await open();
  const table = await screen.findByRole('table', { name: 'Questions answered weakly' });
  const ask = within(table).getByRole('link', { name: /^Ask the community: Why does the drawbar/ });
  expect(ask.getAttribute('href')).toMatch(/\/community\/writeArticle\?kind=question&title=Why%20does/);
  const verify = within(table).getByRole('link', { name: /^Make it verified/ });
  expect(verify.getAttribute('href')).toMatch(/\/community\/qaDetails\?id=pump-hums$/);
  expect(screen.getByText('91%')).toBeVisible();
  expect(screen.getByText('38 of 420 answers were weak')).toBeVisible();
  expect(await findFaults()).toEqual([]);
  await userEvent.click(within(table).getByRole('button', { name: /^Dismiss: Why/ }));
  await waitFor(() =>
    expect(calls).toContainEqual(expect.objectContaining({ method: 'PUT', body: { closed: 'dismissed' } })),
  );
});

test('experts are appointed and dismissed by administrators alone', async () => {
  const { calls } = await open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Account' }), '13800000042');
  await userEvent.type(screen.getByRole('textbox', { name: 'Tag or board' }), 'grease');
  await userEvent.click(screen.getByRole('button', { name: 'Appoint' }));
  await waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({ body: { account: '13800000042', kind: 'tag', target: 'grease' } }),
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Dismiss 周工/ }));
  await waitFor(() => expect(calls).toContainEqual(expect.objectContaining({ method: 'DELETE' })));
});

test('viewers look only, and an empty list says what will stand there', async () => {
  await open('viewer', []);
  expect(await screen.findByText('Nothing waits')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Appoint' })).toBeNull();
});
