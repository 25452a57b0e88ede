import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetQuoted, putQuoted } from '@/stream/use-quoted';
import { currentToasts, dismissToast } from '@/ui/toasts';
import { renderWithI18n } from '../../../../../tests/support/with-i18n';
import { AskAboutSelection } from './AskAboutSelection';

afterEach(() => {
  sessionStorage.clear();
  forgetQuoted();
});

const stored = () => JSON.parse(sessionStorage.getItem('mw:quoted:chat') ?? '[]');

async function markText() {
  const onAsk = vi.fn();
  await renderWithI18n(
    <>
      <p data-quotable="">Stop the pump.</p>
      <AskAboutSelection chatId="chat" onAsk={onAsk} />
    </>,
    ['answer'],
  );
  act(() => getSelection()?.selectAllChildren(screen.getByText('Stop the pump.')));
  return { onAsk, button: await screen.findByRole('button', { name: 'Ask about this' }) };
}

test('marked text goes along with the next question, and the button with the mark', async () => {
  const { onAsk, button } = await markText();
  await userEvent.click(button);
  expect(stored()).toEqual([{ kind: 'quote', text: 'Stop the pump.' }]);
  expect(onAsk).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

test('where a question refers to as many texts as it may, that is said', async () => {
  putQuoted(
    'chat',
    ['a', 'b', 'c', 'd'].map((text) => ({ kind: 'quote', text })),
  );
  const { onAsk, button } = await markText();
  await userEvent.click(button);
  expect(currentToasts()).toMatchObject([{ textKey: 'answer:quoted.full' }]);
  expect(onAsk).not.toHaveBeenCalled();
  for (const { id } of currentToasts()) dismissToast(id);
});
