import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import listed from '../../../fixtures/api/listPortalChannels.json';
import { findFaults } from '../../../tests/support/find-faults';
import { withCalls } from '../../../tests/support/with-calls';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { ChannelsPage } from './ChannelsPage';

test('channels of the portal are listed, and one is made with what its visitors may read', async () => {
  const { calls, around } = withCalls(({ method }) =>
    method === 'POST' ? { channel: listed.data.channels[0] } : { ...listed.data, items: [], role: 'administrator' },
  );
  await renderWithI18n(
    around(
      <Routes>
        <Route path="*" element={<ChannelsPage />} />
      </Routes>,
    ),
    ['admin', 'embed', 'platform', 'people', 'common'],
  );
  const row = (await screen.findByRole('heading', { name: '集团官网' })).closest('li') as HTMLElement;
  expect(row).toHaveTextContent('https://www.mill.example.com');
  expect(await findFaults()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'New channel' }));
  // A portal has no members whose documents it could show.
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Group');
  await userEvent.type(screen.getByRole('textbox', { name: /^Pages that may show it/ }), 'https://group.example.com');
  await userEvent.click(screen.getByRole('checkbox', { name: '公共工业知识库' }));
  expect(await findFaults()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Create channel' }));
  const body = expect.objectContaining({ name: 'Group', origins: ['https://group.example.com'], bases: [3] });
  await waitFor(() => expect(calls).toContainEqual(expect.objectContaining({ method: 'POST', body })));
  expect(within(row).queryByRole('radio')).toBeNull();
});
