import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import codes from '../../../../fixtures/api/listActivityCodes.json';
import { findFaults } from '../../../../tests/support/find-faults';
import { withCalls } from '../../../../tests/support/with-calls';
import { renderWithI18n } from '../../../../tests/support/with-i18n';
import { TableUpload } from '../../shell/TableUpload';
import { CodesPane } from './CodesPane';

const file = new File(['code\nA-1\n'], 'codes.csv', { type: 'text/csv' });
const title = { 'zh-CN': '许可证', 'en-US': 'Licence' };
const report = { rows: 2, good: 1, unchanged: 0, bad: 1, done: false, faults: [{ line: 3, text: 'Twice.' }] };

test('a file is looked at first, names its faults by line, and is taken on wish', async () => {
  const onSend = vi.fn(async (_: Blob, what: 'look' | 'take') =>
    what === 'take' ? { ...report, bad: 0, faults: [], done: true } : report,
  );
  const common = { label: 'File', hint: '', isLoading: false, error: undefined, onSend };
  const { rerender } = await renderWithI18n(<TableUpload {...common} takesPart={false} />, ['admin-desk']);
  expect(screen.getByRole('button', { name: 'Look at the file' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.upload(screen.getByLabelText('File'), file);
  await userEvent.click(screen.getByRole('button', { name: 'Look at the file' }));
  expect(await screen.findByRole('row', { name: '3 Twice.' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Take/ })).toBeNull();
  expect(await findFaults()).toEqual([]);
  await rerender(<TableUpload {...common} takesPart />);
  await userEvent.click(screen.getByRole('button', { name: 'Take 1 row' }));
  await screen.findByText('1 row was taken.');
  expect(screen.queryByRole('button', { name: /Take/ })).toBeNull();
});

test('codes are counted for the prizes of the draft that are codes, whatever its form', async () => {
  const { around } = withCalls(({ path }) => (path.endsWith('/codes') ? codes.data : { role: 'administrator' }));
  const prizes = [{ id: 'licence', kind: 'code', title, stock: 60 }, { id: 'mug', kind: 'goods' }, null];
  await renderWithI18n(around(<CodesPane domain="main" id="award1024" body={{ prizes }} />), ['admin', 'admin-desk']);
  await screen.findByText('50 codes uploaded for a stock of 60; 3 given out.');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete codes' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('47 codes'));
  expect(await findFaults()).toEqual([]);
});
