import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import view from '../../../fixtures/api/saveContestWork.json';
import { findFaults } from '../../../tests/support/find-faults';
import { withCalls } from '../../../tests/support/with-calls';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import type { Activity } from '../ActivityPage';
import { WorkForm } from './WorkForm';

const activity = { ...view.data, kind: 'contest', submission: { files: 2, bytes: 2000 } } as unknown as Activity;
const kept = (n: number, name: string) => ({
  ...{ id: `${n}`.padStart(22, 'f'), name, mime: name.endsWith('.png') ? 'image/png' : 'application/pdf' },
  ...{ size: 1200, width: name.endsWith('.png') ? 40 : null, height: name.endsWith('.png') ? 30 : null },
});

async function show() {
  let n = 0;
  const { calls, around } = withCalls(({ path }) => {
    if (!path.includes('/work/files')) return view.data;
    const name = new URL(path, 'https://here').searchParams.get('name') ?? '';
    if (name === 'bad.png') throw new Error('This is no picture.');
    n += 1;
    return kept(n, name);
  });
  await renderWithI18n(around(<WorkForm activity={activity} level={1} onSaved={() => undefined} />), [
    'activities',
    'common',
  ]);
  return calls;
}
const file = (name: string, size = 10) => new File(['x'.repeat(size)], name);

test('files are uploaded at once, shown as they are kept, and saved with the work in their order', async () => {
  const calls = await show();
  const field = await screen.findByLabelText('Pictures and files');
  const add = screen.getByRole('button', { name: 'Add files' });
  expect(add).toHaveAccessibleDescription(/Up to 2 files/);
  await userEvent.upload(field, [file('bearing.png'), file('how.pdf')]);
  const list = await screen.findByRole('list', { name: 'Files of your work' });
  expect(within(list).getByRole('img', { name: 'bearing.png' })).toHaveAttribute(
    'src',
    `/api/activities/${activity.id}/files/${kept(1, '').id}`,
  );
  expect(await within(list).findByRole('link', { name: 'how.pdf' })).toHaveAttribute('download', 'how.pdf');
  expect(await findFaults()).toEqual([]);
  await userEvent.upload(field, file('third.png'));
  expect(await screen.findByRole('alert')).toHaveTextContent('A work may have 2 files. Remove one first.');
  await userEvent.click(screen.getByRole('button', { name: 'Remove bearing.png' }));
  expect(add).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(calls.at(-1)?.body).toMatchObject({ handIn: false, files: [kept(2, '').id] });
});

test('what is too large is not sent, and what the server refuses is named with its reason', async () => {
  const calls = await show();
  const field = await screen.findByLabelText('Pictures and files');
  await userEvent.upload(field, file('large.png', 2001));
  expect(await screen.findByRole('alert')).toHaveTextContent('“large.png” has 0.1 MB');
  expect(calls).toEqual([]);
  await userEvent.upload(field, file('bad.png'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^“bad.png”: .*no picture/);
});
