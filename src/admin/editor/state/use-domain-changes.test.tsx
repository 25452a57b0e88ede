import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '@/api/client';
import { useDomainChanges } from './use-domain-changes';

let send: (event: string, data: object) => void;
const say = (revision: string) => send('setting', { revision });
let asked: string[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = (event, data) =>
          controller.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      },
    });
    return new Response(body);
  });
  return () => vi.unstubAllGlobals();
});

const dispatch = vi.fn();
const store = { dispatch, getState: () => ({}), subscribe: () => () => undefined } as never;
const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;

test('asks again for the domain when somebody publishes it, and not for what is known; for comments, when there are new ones', async () => {
  const refetch = vi.fn();
  const { rerender, unmount } = renderHook(({ head }) => useDomainChanges('a b', head, refetch), {
    initialProps: { head: undefined as string | undefined },
    wrapper,
  });
  await waitFor(() => expect(asked).toEqual(['/api/admin/domains/a%20b/changes']));
  say('one');
  rerender({ head: 'one' });
  say('one');
  say('two');
  await waitFor(() => expect(refetch).toHaveBeenCalledTimes(1));
  expect(dispatch).not.toHaveBeenCalled();
  send('comments', {});
  await waitFor(() => expect(dispatch).toHaveBeenCalledExactlyOnceWith(api.util.invalidateTags(['Talk'])));
  expect(refetch).toHaveBeenCalledTimes(1);
  unmount();
});
