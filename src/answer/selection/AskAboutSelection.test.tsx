import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetQuoted, putQuoted } from '@/stream/use-quoted';
import { currentToasts, dismissToast } from '@/ui/toasts';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { AskAboutSelection } from './AskAboutSelection';

afterEach(() => {
  sessionStorage.clear();
  forgetQuoted();
});

const stored = () => JSON.parse(sessionStorage.getItem('mw:quoted:chat') ?? '[]');

async function markText(text = <p data-quotable="">Stop the pump.</p>) {
  const onLeave = vi.fn();
  await renderWithI18n(
    <>
      {text}
      <AskAboutSelection chatId="chat" onLeave={onLeave} />
    </>,
    ['answer'],
  );
  act(() => getSelection()?.selectAllChildren(screen.getByText('Stop the pump.')));
  return { onLeave, button: await screen.findByRole('button', { name: 'Ask about this' }) };
}

test('marked text goes along with the next question, and the button with the mark', async () => {
  const { onLeave, button } = await markText();
  await userEvent.click(button);
  expect(stored()).toEqual([{ kind: 'quote', text: 'Stop the pump.' }]);
  expect(onLeave).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

test('a source that lies over the page goes first: only then can the box have the focus', async () => {
  const { onLeave, button } = await markText(
    <dialog open>
      <p data-quotable="">Stop the pump.</p>
    </dialog>,
  );
  const dialog = screen.getByRole('dialog');
  expect(dialog).toContainElement(button);
  await userEvent.click(button);
  expect([onLeave.mock.calls.length, stored()]).toEqual([1, []]);
  const { parentElement } = dialog;
  dialog.remove();
  await waitFor(() => expect(stored()).toHaveLength(1));
  parentElement?.prepend(dialog);
});

test('where a question refers to as many texts as it may, that is said', async () => {
  putQuoted(
    'chat',
    ['a', 'b', 'c', 'd'].map((text) => ({ kind: 'quote', text })),
  );
  const { button } = await markText();
  await userEvent.click(button);
  expect(currentToasts()).toMatchObject([{ textKey: 'answer:quoted.full' }]);
  for (const { id } of currentToasts()) dismissToast(id);
});
