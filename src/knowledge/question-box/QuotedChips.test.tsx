import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { findFaults } from '../../../tests/support/find-faults';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { QuotedChips } from './QuotedChips';

async function show(text: string, kind: 'quote' | 'paste' = 'paste') {
  const other = { kind: 'quote' as const, text: 'Other words' };
  const onChange = vi.fn();
  const onExpand = vi.fn();
  const quoted = [{ kind, text }, other];
  await renderWithI18n(<QuotedChips {...{ quoted, onChange, onExpand }} />, ['answer']);
  return { onChange, onExpand, other };
}

test('a pasted text says how long it is, goes back among the words, or goes', async () => {
  const { onChange, onExpand, other } = await show('E-401 '.repeat(250));
  expect(screen.getByText('1,500 characters')).toBeVisible();
  expect(await findFaults()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Put “E-401 / }));
  expect(onExpand).toHaveBeenCalledExactlyOnceWith('E-401 '.repeat(250));
  await userEvent.click(screen.getByRole('button', { name: /^Remove “E-401 / }));
  expect(onChange.mock.calls).toEqual([[[other]], [[other]]]);
});

test('a quotation cannot be put among one’s own words', async () => {
  await show('Stop the pump.', 'quote');
  expect(screen.queryByRole('button', { name: /^Put/ })).toBeNull();
});

test('what is too long to be sent says so, with its length and the limit', async () => {
  await show('x'.repeat(25_300));
  expect(screen.getByRole('alert')).toHaveTextContent('25,300 characters; at most 20,000');
  expect(screen.queryByRole('button', { name: /^Put/ })).toBeNull();
});
