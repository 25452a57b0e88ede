import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Data } from '@/api/paths';
import win from '../../../fixtures/api/getWin.json';
import { findFaults } from '../../../tests/support/find-faults';
import { withCalls } from '../../../tests/support/with-calls';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { Wins } from './Wins';

const won = { ...win.data, kind: 'code', needs: [] } as unknown as Data<'getWin'>;
const delivered: Data<'getWin'> = { ...won, state: 'delivered' };

test('a code is on the page once it is claimed, and stays there when the prize is read again', async () => {
  const { around } = withCalls(({ path }) =>
    path.endsWith('/code') ? { ...won, code: '23456789' } : { ...delivered, voucher: 'MILL-1' },
  );
  const page = (wins: Data<'getWin'>[]) => around(<Wins wins={wins} level={1} onChange={() => undefined} />);
  const { rerender } = await renderWithI18n(page([won]), ['activities']);
  await userEvent.click(screen.getByRole('button', { name: 'Show my code' }));
  await screen.findByText('23456789');
  await userEvent.type(screen.getByLabelText('Eight-character code'), '23456789');
  await userEvent.click(screen.getByRole('button', { name: 'Show the code' }));
  await screen.findByText('MILL-1');
  await rerender(page([delivered]));
  expect(screen.getByText('MILL-1')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show the code' })).toBeNull();
  expect(await findFaults()).toEqual([]);
});
