import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '@/mocks/node';
import { editor, openEditor } from '../support/open-editor';
import { answerByMocks, soon } from '../support/portal-flow';
import { fixtureDomain } from '../support/render-portal';

answerByMocks();

const block = (id: string, title: string) => ({ id, type: 'engine/question-list', props: { title } });
const withBlocks = (...blocks: object[]) => ({ pages: { '/engine': { v: 1, blocks } } });
const live = { ...(fixtureDomain('main') as object), ...withBlocks(block('a', 'Mine')) };

test('takes single blocks and settings over from another portal, and warns of its words', async () => {
  const there = fixtureDomain('steelworks') as Record<string, unknown>;
  const body = { ...live, ...withBlocks(block('a', 'Theirs'), block('b', 'New')), title: there.title };
  mockServer.use(
    http.get('*/api/admin/domains/steelworks', () =>
      HttpResponse.json({ code: 200, msg: 'ok', data: { head: 'b'.repeat(64), body, draft: null } }),
    ),
  );
  const { user } = await openEditor('main', { body: live });
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  const dialog = within(await screen.findByRole('dialog', undefined, soon));
  expect(await dialog.findByText('Your draft is what visitors see.', undefined, soon)).toBeInTheDocument();
  await user.selectOptions(await dialog.findByLabelText('Compare with', undefined, soon), 'steelworks');
  const other = within(await screen.findByRole('dialog', { name: 'How steelworks differs from this draft' }, soon));
  const [title, mine, added] = await other.findAllByRole('checkbox', undefined, soon);
  if (!title || !mine || !added) throw new Error('Three differences were expected.');
  expect(mine).toHaveAccessibleName('Take over all of Home page › Questions');
  expect(other.queryByRole('button', { name: /^Take over/ })).toBeNull();
  // The new block alone: what is different in the one above it stays.
  await user.click(added);
  expect(other.getByRole('button', { name: 'Take over 1 difference' })).toBeInTheDocument();
  await user.click(title);
  expect(await other.findByLabelText('Error', undefined, soon)).toBeInTheDocument();
  await user.click(title);
  await user.click(other.getByRole('button', { name: 'Take over 1 difference' }));
  await waitFor(() => expect(editor.body.pages?.['/engine']?.blocks).toEqual([block('a', 'Mine'), block('b', 'New')]));
  expect(editor.body.title).toBe((live as { title?: unknown }).title);
  editor.undo();
  await waitFor(() => expect(editor.body).toEqual(live));
});

test('every choice has a name of its own, blocks of one kind and what moved and changed too', async () => {
  const mine = [block('a', 'One'), block('b', 'Two'), block('c', 'Three')];
  const theirs = [block('b', 'Two there'), block('a', 'One there'), block('c', 'Three there')];
  const body = { ...live, ...withBlocks(...theirs) };
  mockServer.use(
    http.get('*/api/admin/domains/steelworks', () =>
      HttpResponse.json({ code: 200, msg: 'ok', data: { head: 'b'.repeat(64), body, draft: null } }),
    ),
  );
  const { user } = await openEditor('main', { body: { ...live, ...withBlocks(...mine) } });
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  const dialog = within(await screen.findByRole('dialog', undefined, soon));
  await user.selectOptions(await dialog.findByLabelText('Compare with', undefined, soon), 'steelworks');
  await screen.findByRole('dialog', { name: /^How steelworks differs/ }, soon);
  await waitFor(() => expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(3), soon);
  const names = screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(names.length);
});
