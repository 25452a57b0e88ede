import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { currentToasts, dismissToast } from '@/ui/toasts';
import { findFaults } from '../../tests/support/find-faults';
import { withCalls } from '../../tests/support/with-calls';
import { renderWithI18n } from '../../tests/support/with-i18n';
import { Threads, type ThreadsProps } from './Threads';

const thread = (id: string, own: object = {}) => {
  const now = new Date().toISOString();
  return { id, title: `Question ${id}`, createdAt: now, updatedAt: now, pinned: false, ...own };
};

async function show(props: ThreadsProps = {}, rows = [thread('a'), thread('b'), thread('p', { pinned: true })]) {
  const mood = { fails: false, rows };
  const { calls, around } = withCalls(({ path, method }) => {
    if (mood.fails) throw new Error('down');
    if (method !== 'GET') return thread('a');
    const { searchParams } = new URL(path, 'http://a');
    const wanted = searchParams.get('pinned');
    const list = mood.rows
      .filter(({ pinned }) => wanted === null || String(pinned) === wanted)
      .filter(({ title }) => title.includes(searchParams.get('keyword') ?? ''));
    return { list, total: list.length, pageNum: 1, pageSize: 30 };
  });
  await renderWithI18n(around(<Threads {...props} />), ['threads', 'common', 'errors']);
  const saved = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { calls, mood, saved };
}
const unfold = async (title: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Actions for “${title}”` }));

test('lists what is on top first, then by day, and marks the one that is open', async () => {
  await show({ open: { id: 'b', title: 'Question b', mine: true } });
  const on = await screen.findByRole('list', { name: 'Pinned' });
  expect(within(on).getByRole('link')).toHaveAttribute('href', '/q/p');
  expect(within(screen.getByRole('list', { name: 'Today' })).getAllByRole('link')).toHaveLength(2);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Question b');
  expect(screen.getByRole('link', { name: 'New question' })).toHaveAttribute('href', '/qa');
  expect(await findFaults()).toEqual([]);
});

test('shows how each ended; one that is still being answered says nothing until it has', async () => {
  const rows = [
    thread('a', { status: 'done', fit: 'none' }),
    thread('b', { status: 'running' }),
    thread('c', { status: 'stopped' }),
  ];
  const { mood } = await show({}, rows);
  const signs = () => screen.getAllByRole('img').map((sign) => sign.getAttribute('aria-label'));
  await screen.findByRole('link', { name: 'Question a' });
  expect(signs()).toEqual(['No answer', 'Stopped']);
  mood.rows = [...rows.filter(({ id }) => id !== 'b'), thread('b', { status: 'done', fit: 'direct' })];
  await screen.findByRole('img', { name: 'Answered' }, { timeout: 15_000 });
  expect(await findFaults()).toEqual([]);
});

test('a thread is pinned, and unpinned, with the title it has', async () => {
  const { saved } = await show();
  await unfold('Question a');
  await userEvent.click(screen.getByRole('button', { name: 'Pin' }));
  await waitFor(() => expect(saved()).toEqual([{ id: 'a', title: 'Question a', pinned: true }]));
  await unfold('Question p');
  await userEvent.click(screen.getByRole('button', { name: 'Unpin' }));
  await waitFor(() => expect(saved()[1]).toMatchObject({ id: 'p', pinned: false }));
});

test('a title is typed where it stands: Enter keeps it, Escape and an empty one do not', async () => {
  const { saved } = await show();
  const rename = async (keys: string) => {
    await unfold('Question a');
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    const field = screen.getByRole('textbox', { name: 'Title' });
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, keys);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Actions for “Question a”' })).toHaveFocus();
  };
  await rename('Other{Escape}');
  await rename('{Enter}');
  expect(saved()).toEqual([]);
  await rename('Pump 3{Enter}');
  await waitFor(() => expect(saved()).toEqual([{ id: 'a', title: 'Pump 3' }]));
});

test('what is deleted can be taken back', async () => {
  const { calls } = await show();
  await unfold('Question a');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(currentToasts()).toHaveLength(1));
  const [toast] = currentToasts();
  toast?.action?.run();
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/messages/chat/a/restore')).toBe(true));
  if (toast) dismissToast(toast.id);
});

test('a search looks through all of them, says when there is none, and is cleared with Escape', async () => {
  const { calls } = await show();
  const field = await screen.findByRole('searchbox', { name: 'Search your questions' });
  await userEvent.type(field, ' Question p ');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Question a' })).toBeNull());
  expect(calls.at(-1)?.path).toContain('keyword=Question+p');
  await userEvent.type(field, 'x');
  expect(await screen.findByText(/contain “Question p x”/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(field).toHaveValue('');
  expect(await screen.findByRole('link', { name: 'Question a' })).toBeVisible();
});

test('none yet says where they come from; a list that did not come can be asked for again', async () => {
  await show({}, []);
  expect(await screen.findByText(/appear here/)).toBeVisible();
});

test('a list that did not come can be asked for again', async () => {
  const { mood } = await show();
  await screen.findByRole('link', { name: 'Question a' });
  mood.fails = true;
  await userEvent.type(screen.getByRole('searchbox'), 'b');
  const again = await screen.findByRole('button', { name: 'Try again' });
  mood.fails = false;
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: 'Question b' })).toBeVisible();
});
