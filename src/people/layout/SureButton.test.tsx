import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { SureButton } from './SureButton';

const show = async (busy = false) => {
  const onSure = vi.fn();
  await renderWithI18n(
    <SureButton words="Leave" label="Leave Harrow" sure="Leave organization" busy={busy} onSure={onSure} />,
    ['people'],
  );
  return { onSure, first: () => screen.getByRole('button', { name: 'Leave Harrow' }) };
};

test('the first press asks, the second does it, and the focus stays with who presses', async () => {
  const { onSure, first } = await show();
  expect(first()).not.toHaveFocus();
  await userEvent.click(first());
  expect(onSure).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Leave organization' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSure).toHaveBeenCalledTimes(1);
  expect(first()).toHaveFocus();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the other button', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
])('%s takes the question back', async (_, away) => {
  const { onSure, first } = await show();
  await userEvent.click(first());
  await away();
  expect(first()).toHaveFocus();
  expect(onSure).not.toHaveBeenCalled();
});

test('asks nothing while it is under way', async () => {
  const { first } = await show(true);
  await userEvent.click(first());
  expect(screen.queryByRole('button', { name: 'Leave organization' })).toBeNull();
});
