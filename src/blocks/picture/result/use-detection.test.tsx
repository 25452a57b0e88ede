import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Missing, withCalls } from '../../../../tests/support/with-calls';
import { useDetection } from './use-detection';

const part = { picture: 'p', left: 1, top: 1, width: 4, height: 4 };
const chat = {
  messages: [{ about: { ...part, detection: 'd-1' } }, { about: { ...part, detection: 'd-2' } }, { about: undefined }],
};

function open(address: string, id: string) {
  const { calls, around } = withCalls(({ path }) => {
    if (path.startsWith('/api/messages/detailByChatId/')) return chat;
    if (path.includes('/chat-1')) throw new Missing();
    return { id };
  });
  const wrapper = ({ children }: { children: ReactNode }) =>
    around(<MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>);
  const { result } = renderHook(() => ({ detection: useDetection(id), go: useNavigate() }), { wrapper });
  return { calls, now: () => result.current };
}

test('/qCount/{chatId} with a query stamp: the detection that the chat asked about last', async () => {
  const page = open('/qCount/chat-1?stamp=1795137120000', 'chat-1');
  await waitFor(() => expect(page.now().detection.asked).toBe('d-2'));
});

test('/qCount/:id: another stamp asks anew, another choice on the page does not', async () => {
  const page = open('/qCount/d-1?stamp=1', 'd-1');
  await waitFor(() => expect(page.now().detection.data).toBeDefined());
  await act(async () => page.now().go('/qCount/d-1?stamp=1&object=2'));
  expect(page.calls).toHaveLength(1);
  await act(async () => page.now().go('/qCount/d-1?stamp=2'));
  await waitFor(() => expect(page.calls).toHaveLength(2));
  expect(page.now().detection.asked).toBeUndefined();
});
