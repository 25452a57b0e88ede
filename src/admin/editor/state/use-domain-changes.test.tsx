import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useDomainChanges } from './use-domain-changes';

let say: (revision: string) => void;
let asked: string[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        say = (revision) =>
          controller.enqueue(new TextEncoder().encode(`event: setting\ndata: ${JSON.stringify({ revision })}\n\n`));
      },
    });
    return new Response(body);
  });
  return () => vi.unstubAllGlobals();
});

test('a domain is asked for again as soon as somebody publishes it, and not for what is known', async () => {
  const refetch = vi.fn();
  const { rerender, unmount } = renderHook(({ head }) => useDomainChanges('a b', head, refetch), {
    initialProps: { head: undefined as string | undefined },
  });
  await waitFor(() => expect(asked).toEqual(['/api/admin/domains/a%20b/changes']));
  say('one');
  rerender({ head: 'one' });
  say('one');
  say('two');
  await waitFor(() => expect(refetch).toHaveBeenCalledTimes(1));
  unmount();
});
