import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { withCalls } from '../../../../tests/support/with-calls';
import { renderWithI18n } from '../../../../tests/support/with-i18n';
import { HistoryPages } from './HistoryPages';
import type { HistoryAddress } from './use-history-address';

const YEARS_AGO = '2001-01-01T00:00:00.000Z';
const rows = (page: number) =>
  Array.from({ length: page === 3 ? 5 : 20 }, (_, index) => ({
    id: `${page}-${index}`,
    title: `Question ${page}-${index}`,
    createdAt: YEARS_AGO,
    updatedAt: YEARS_AGO,
    messageCount: 2,
    status: 'done',
  }));

async function show({ page = 1, keyword = '', tag = '', total = 45, fails = false } = {}) {
  const mood = { fails };
  const { calls, around } = withCalls(({ path }) => {
    if (mood.fails) throw new Error('down');
    const { searchParams } = new URL(path, 'http://a');
    if (searchParams.has('pinned')) return { list: [], total: 0 };
    const asked = Number(searchParams.get('page'));
    return { list: total === 0 ? [] : rows(asked), total };
  });
  const onTotal = vi.fn();
  const steps = {
    setKeyword: () => {},
    setTag: () => {},
    assistant: '',
    setAssistant: () => {},
    hrefOf: (to: number) => `/qa-list?page=${to}`,
  };
  const address: HistoryAddress = { page, keyword, tag, ...steps };
  await renderWithI18n(
    around(
      <HistoryPages
        address={address}
        level={2}
        selected={[]}
        onSelect={() => {}}
        onDelete={() => {}}
        onTotal={onTotal}
      />,
    ),
    ['answer', 'threads', 'common', 'errors'],
  );
  return { calls, onTotal, mood };
}
const asked = (calls: { path: string }[]) =>
  calls.map(({ path }) => new URL(path, 'http://a').search).filter((search) => !search.includes('pinned'));

test('more pages follow on request, and the name of a group stands once', async () => {
  const { calls, onTotal } = await show();
  expect(await screen.findAllByRole('listitem')).toHaveLength(20);
  await userEvent.click(screen.getByText('Load more'));
  await screen.findByText('Question 2-0');
  await userEvent.click(screen.getByText('Load more'));
  await screen.findByText('Question 3-4');
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.queryByText('Load more')).toBeNull();
  expect(asked(calls)).toEqual([1, 2, 3].map((page) => `?page=${page}&pageSize=20`));
  expect(onTotal).toHaveBeenLastCalledWith(45);
});

test('a page in the middle begins there, and links to the others', async () => {
  const { calls } = await show({ page: 2, keyword: 'pump' });
  await screen.findByText('Question 2-0');
  expect(asked(calls)).toEqual(['?page=2&pageSize=20&keyword=pump']);
  const toPages = () => screen.getAllByRole<HTMLAnchorElement>('link').filter(({ href }) => href.includes('/qa-list'));
  await waitFor(() => expect(toPages().map((each) => each.getAttribute('href'))).toContain('/qa-list?page=3'));
  const links = toPages();
  expect(links.find((each) => each.getAttribute('aria-current') === 'page')).toHaveTextContent('2');
});

test('nothing yet leads to asking; nothing of that name says which name', async () => {
  await show({ total: 0 });
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/qa');
  await show({ total: 0, keyword: 'pump' });
  expect(await screen.findByText(/pump/)).toBeVisible();
  await show({ total: 0, tag: 'Mill' });
  expect(await screen.findByText(/tag “Mill”/)).toBeVisible();
});

test('a list that did not come can be asked for again', async () => {
  const { mood } = await show({ fails: true });
  const again = await screen.findByRole('button', { name: 'Try again' });
  mood.fails = false;
  await userEvent.click(again);
  expect(await screen.findByText('Question 1-0')).toBeVisible();
});
