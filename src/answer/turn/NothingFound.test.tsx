import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { emptyRun, type RunState } from '@/stream/run-state';
import { withCalls } from '../../../tests/support/with-calls';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { NothingFound } from './NothingFound';

const BASES = [
  { id: 1, name: 'Plant', documentCount: 4 },
  { id: 2, name: 'Drafts', documentCount: 0 },
  { id: 3, name: 'Public', documentCount: 9 },
];

async function show(scope: number[], mine = true, why: string[] = []) {
  const { calls, around } = withCalls(() => BASES);
  const onWiden = vi.fn();
  const state = { ...emptyRun, start: { scope }, fit: { value: 'none', why } } as unknown as RunState;
  await renderWithI18n(around(<NothingFound state={state} mine={mine} onWiden={onWiden} />), ['answer']);
  return { calls, onWiden };
}

test('offers to search where was not searched, as far as there is anything', async () => {
  const { onWiden } = await show([3]);
  await userEvent.click(await screen.findByRole('button', { name: /Plant/ }));
  expect(screen.getByRole('button')).not.toHaveTextContent('Drafts');
  expect(onWiden).toHaveBeenCalledExactlyOnceWith([3, 1]);
});

test('says where was searched, and how much is there', async () => {
  await show([1, 3]);
  expect(await screen.findByText('Searched: Plant, Public, 13 documents')).toBeVisible();
});

test('where everything was searched there is nothing to widen', async () => {
  const { calls } = await show([1, 3]);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('a guest gets the advice without a button, and nothing is asked for', async () => {
  const { calls } = await show([3], false);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button')).toBeNull();
  expect(calls).toEqual([]);
});

test('a code that stands nowhere need not be written more exactly', async () => {
  await show([1, 3], true, ['unknown-code']);
  expect(screen.queryByText(/Enter the exact alarm code/)).toBeNull();
  expect(screen.getByText(/Check each character/)).toBeVisible();
});
