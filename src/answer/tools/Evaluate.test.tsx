import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { withCalls } from '../../../tests/support/with-calls';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { Evaluate } from './Evaluate';

async function open({ evaluation = null as unknown, fails = false } = {}) {
  const { calls, around } = withCalls(({ body }) => {
    if (fails) throw new Error('refused');
    return body;
  });
  const message = { id: 'm1', evaluation } as never;
  await renderWithI18n(around(<Evaluate message={message} />), ['answer', 'common']);
  const [good, poor] = screen.getAllByRole('button');
  const pressed = () => [good, poor].map((each) => each?.getAttribute('aria-pressed') === 'true');
  return {
    user: userEvent.setup(),
    good: good as Element,
    poor: poor as Element,
    pressed,
    bodies: () => calls.map(({ body }) => body),
  };
}

test('good is said with one press, and taken back with another', async () => {
  const { user, good, pressed, bodies } = await open();
  await user.click(good);
  expect(pressed()).toEqual([true, false]);
  expect(screen.queryByRole('group')).toBeNull();
  await user.click(good);
  expect(pressed()).toEqual([false, false]);
  await waitFor(() =>
    expect(bodies()).toEqual([
      { messageId: 'm1', value: 1 },
      { messageId: 'm1', value: 0 },
    ]),
  );
});

test('poor is sent at once, and asks why', async () => {
  const { user, poor, pressed, bodies } = await open({ evaluation: { value: 1 } });
  expect(pressed()).toEqual([true, false]);
  await user.click(poor);
  expect(pressed()).toEqual([false, true]);
  const [reason] = screen.getAllByRole('checkbox');
  await user.click(reason as Element);
  await user.type(screen.getByRole('textbox'), '  wrong bearing ');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(bodies()).toEqual([
      { messageId: 'm1', value: -1 },
      { messageId: 'm1', value: -1, reasons: ['wrong'], comment: 'wrong bearing' },
    ]),
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(poor).toHaveFocus();
});

test('why may be left out, and the keyboard is back where it was', async () => {
  const { user, poor, pressed, bodies } = await open();
  await user.click(poor);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(poor).toHaveFocus();
  expect(pressed()).toEqual([false, true]);
  await waitFor(() => expect(bodies()).toHaveLength(1));
});

test('what was not taken is not shown', async () => {
  const { user, poor, pressed } = await open({ evaluation: { value: 1 }, fails: true });
  await user.click(poor);
  await waitFor(() => expect(pressed()).toEqual([true, false]));
  expect(screen.queryByRole('textbox')).toBeNull();
});
