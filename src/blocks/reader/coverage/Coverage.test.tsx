import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Data } from '@/api/paths';
import type { PropsOf } from '@/renderer/types';
import { withCalls } from '../../../../tests/support/with-calls';
import { renderWithI18n } from '../../../../tests/support/with-i18n';
import Coverage from './View';

const library = (total: number): Data<'listDocuments'> => ({
  total,
  documents: [
    {
      ...{
        id: 'd1',
        title: 'Crane ropes',
        description: '',
        kind: 'markdown',
        lang: 'en',
        kbId: 3,
        shelf: 'alarm',
        version: 1,
      },
      ...{ updatedAt: '2026-11-20T00:00:00.000Z', revised: '2026-10-02', equipment: [] },
    } as Data<'listDocuments'>['documents'][number],
  ],
  facets: [{ facet: 'shelf', values: [{ value: 'alarm', text: 'Alarm lists', count: 12 }] }],
});

async function show(props: PropsOf<'reader/coverage'>, answer: () => Data<'listDocuments'>) {
  const { calls, around } = withCalls(answer);
  await renderWithI18n(
    around(<Coverage id="c" props={props} level={2} slots={{}} />),
    ['reader', 'common', 'errors'],
    'en-US',
  );
  await waitFor(() => expect(calls).toHaveLength(1));
}

test('each kind leads to its documents, and the newest by its own date', async () => {
  await show({}, () => library(12));
  expect(await screen.findByRole('link', { name: /12\s*Alarm lists/ })).toHaveAttribute('href', '/doc?shelf=alarm');
  expect(screen.getByRole('link', { name: 'Crane ropes' })).toHaveAttribute('href', '/doc/d1');
  expect(screen.getByText(/2026-10-02/)).toBeVisible();
  expect(screen.queryByText('Get started in a minute')).toBeNull();
});

test.each([
  ['nothing to look up', () => ({ ...library(0), documents: [], facets: [] })],
  [
    'no answer',
    () => {
      throw new Error('down');
    },
  ],
])('%s: the tour alone, and nothing at all without one', async (_, answer) => {
  await show({ tour: true }, answer);
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'What you can look up' })).toBeNull());
});
