import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { isoDate } from '@/lib/relative-time';
import { withCalls } from '../../../../tests/support/with-calls';
import { renderWithI18n } from '../../../../tests/support/with-i18n';
import { Kept } from './Kept';

const UNTIL = '2026-11-22T23:30:00.000Z';

async function show(fails = false) {
  const { calls, around } = withCalls(() => {
    if (fails) throw new Error('refused');
    return null;
  });
  const onDeleted = vi.fn();
  await renderWithI18n(around(<Kept picture={{ id: 'p/1', keptUntil: UNTIL }} onDeleted={onDeleted} />), ['picture']);
  return { calls, onDeleted, user: userEvent.setup() };
}
const buttons = () => screen.getAllByRole('button');

test('says until when it is kept by the visitor’s own calendar', async () => {
  await show();
  expect(screen.getByText(new RegExp(isoDate(Date.parse(UNTIL))))).toBeVisible();
});

test('a key pressed twice deletes nothing, and the keyboard never loses its place', async () => {
  const { user, calls } = await show();
  buttons()[0]?.focus();
  await user.keyboard('{Enter}');
  expect(buttons()).toHaveLength(2);
  expect(buttons()[1]).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(buttons()).toHaveLength(1);
  expect(buttons()[0]).toHaveFocus();
  expect(calls).toEqual([]);
});

test('what is deleted in two steps is gone', async () => {
  const { user, calls, onDeleted } = await show();
  await user.click(buttons()[0] as Element);
  await user.click(buttons()[0] as Element);
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([expect.stringMatching(/^DELETE .*\/p%2F1$/)]);
});

test('what could not be deleted is still there', async () => {
  const { user, onDeleted } = await show(true);
  await user.click(buttons()[0] as Element);
  await user.click(buttons()[0] as Element);
  await waitFor(() => expect(buttons()).toHaveLength(1));
  expect(onDeleted).not.toHaveBeenCalled();
});
