import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { withCalls } from '../../../../tests/support/with-calls';
import { renderWithI18n } from '../../../../tests/support/with-i18n';
import { HistoryRows, type RowsProps } from './HistoryRows';

const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000).toISOString();
const item = (id: string, updatedAt: string, more = {}) =>
  ({ id, title: `Question ${id}`, updatedAt, createdAt: updatedAt, messageCount: 2, status: 'done', ...more }) as never;

async function show(items: RowsProps['items'], more: Partial<RowsProps> = {}) {
  const { calls, around } = withCalls(() => null);
  const handlers = { onSelect: () => {}, onDelete: () => {}, onEnd: () => {} };
  await renderWithI18n(around(<HistoryRows items={items} level={2} selected={[]} {...handlers} {...more} />), [
    'answer',
    'threads',
  ]);
  return calls;
}
const headings = () => screen.queryAllByRole('heading').map((each) => each.textContent);

test('questions stand in groups by day, the newest first, and no group is empty', async () => {
  const onEnd = vi.fn();
  await show([item('a', hours(0)), item('b', hours(24 * 400)), item('c', hours(24 * 401))], { onEnd });
  expect(headings()).toEqual(['Today', 'Older']);
  const [today, older] = screen.getAllByRole('list');
  expect(within(today as HTMLElement).getAllByRole('listitem')).toHaveLength(1);
  expect(within(older as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
  expect(onEnd).toHaveBeenLastCalledWith('older');
});

test('a page that goes on in the group above does not say its name again', async () => {
  await show([item('b', hours(24 * 400))], { after: 'older' });
  expect(headings()).toEqual([]);
  expect(screen.getByRole('link', { name: /Question b/ })).toBeVisible();
});

test('a row says what is worth knowing of a chat, and leads to it', async () => {
  await show([
    item('a/b', hours(1)),
    item('c', hours(1), { messageCount: 6, status: 'running' }),
    item('d', hours(1), { status: 'stopped' }),
  ]);
  const [plain, long, stopped] = screen.getAllByRole('link');
  expect(plain).toHaveAttribute('href', '/q/a%2Fb');
  expect(plain?.textContent).not.toContain('·');
  expect(long).toHaveTextContent('6');
  expect(long).toHaveTextContent(/·.*Answering$/);
  expect(stopped).toHaveTextContent(/ago Stopped$/);
});

test('a row says how the answer begins, and one found by a word of a message opens there', async () => {
  await show([item('a', hours(1), { answer: 'It lacks oil.', hit: 'm/1' })]);
  expect(screen.getByText('It lacks oil.')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/q/a?m=m%2F1');
});

test('a question is kept on top, or not any more', async () => {
  const calls = await show([item('a', hours(1)), item('b', hours(1), { pinned: true })]);
  await userEvent.click(screen.getByRole('button', { name: 'Pin “Question a”' }));
  await userEvent.click(screen.getByRole('button', { name: 'Unpin “Question b”' }));
  expect(calls.map(({ body }) => body)).toMatchObject([
    { id: 'a', pinned: true },
    { id: 'b', pinned: false },
  ]);
});

test('choosing adds to what is chosen, and takes out of it', async () => {
  const onSelect = vi.fn();
  await show([item('a', hours(1)), item('b', hours(1))], { selected: ['a', 'far'], onSelect });
  const [a, b] = screen.getAllByRole('checkbox');
  expect(a).toBeChecked();
  await userEvent.click(b as Element);
  expect(onSelect).toHaveBeenLastCalledWith(['a', 'far', 'b']);
  await userEvent.click(a as Element);
  expect(onSelect).toHaveBeenLastCalledWith(['far']);
});

test('deleting names what it deletes', async () => {
  const onDelete = vi.fn();
  await show([item('a', hours(1)), item('b', hours(1))], { onDelete });
  await userEvent.click(screen.getByRole('button', { name: 'Delete “Question b”' }));
  expect(onDelete).toHaveBeenCalledExactlyOnceWith('b', 'Question b');
});
