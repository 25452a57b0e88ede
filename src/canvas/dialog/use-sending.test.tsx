import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PictureRecord } from '../record/picture-record';
import { dropPicture, unsentPictures } from '../record/picture-store';
import { type Detect, type DetectOutcome, useSending } from './use-sending';

const record = (id = 'p-1'): PictureRecord => ({
  id,
  name: 'bearing.jpg',
  createdAt: '2026-11-01T00:00:00Z',
  file: new Blob(['x']),
  size: { width: 40, height: 30 },
  box: { x: 1, y: 2, width: 3, height: 4 },
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(async () => {
  vi.useRealTimers();
  for (const { id } of await unsentPictures()) await dropPicture(id);
});

/** Renders the hook with calls that the test resolves. */
function open() {
  const calls: {
    id: string;
    signal: AbortSignal;
    tell: Parameters<Detect>[2];
    end: (outcome: DetectOutcome) => void;
  }[] = [];
  const detect: Detect = (asked, signal, tell) =>
    new Promise((end) => void calls.push({ id: asked.id, signal, tell, end }));
  const { result, unmount } = renderHook(() => useSending(detect));
  const call = (at: number) => {
    const found = calls[at];
    if (!found) throw new Error(`There was no call ${at}.`);
    return found;
  };
  const send = (id?: string) => act(async () => void result.current.send(record(id)));
  const end = (at: number, outcome: DetectOutcome) => act(async () => call(at).end(outcome));
  return {
    calls,
    call,
    send,
    end,
    unmount,
    now: () => result.current.state,
    cancel: () => act(async () => result.current.cancel()),
  };
}
const kept = async () => (await unsentPictures()).map(({ id }) => id);

describe('a picture and its rectangle', () => {
  test('are kept before the first byte leaves, and no longer than until there is an answer', async () => {
    const page = open();
    await page.send();
    expect([page.now().status, await kept()]).toEqual(['sending', ['p-1']]);
    await act(async () => void page.call(0).tell({ stage: 'waiting', ahead: 2 }));
    expect(page.now()).toMatchObject({ status: 'sending', at: { stage: 'waiting', ahead: 2 } });
    await page.end(0, { status: 'done', id: 'd-1' });
    expect([page.now(), await kept()]).toEqual([{ status: 'done', id: 'd-1' }, []]);
  });

  test('that are refused stay, with the words of the server', async () => {
    const page = open();
    await page.send();
    await page.end(0, { status: 'failed', text: 'Too dark' });
    expect([page.now(), await kept()]).toEqual([
      expect.objectContaining({ status: 'failed', text: 'Too dark' }),
      ['p-1'],
    ]);
  });

  test('go by the last press: an earlier call has nothing to say any more', async () => {
    const page = open();
    await page.send('p-1');
    await page.send('p-2');
    expect([page.call(0).signal.aborted, page.call(1).signal.aborted]).toEqual([true, false]);
    await act(async () => void page.call(0).tell({ stage: 'search', share: 0.5 }));
    await page.end(0, { status: 'done', id: 'late' });
    expect(page.now()).toMatchObject({ status: 'sending', record: { id: 'p-2' }, at: { stage: 'upload' } });
  });
});

describe('cancelling', () => {
  test('ends the call, forgets the picture, and no answer undoes it', async () => {
    const page = open();
    await page.send();
    await page.cancel();
    expect([page.now().status, page.call(0).signal.aborted, await kept()]).toEqual(['cancelled', true, []]);
    await page.end(0, { status: 'done', id: 'd-1' });
    expect(page.now().status).toBe('cancelled');
  });

  test('before anything has left sends nothing at all', async () => {
    const detect = vi.fn<Detect>();
    const { result } = renderHook(() => useSending(detect));
    await act(async () => {
      void result.current.send(record());
      result.current.cancel();
    });
    expect([result.current.state.status, detect.mock.calls.length]).toEqual(['cancelled', 0]);
  });

  test('a dialog that is closed ends its call and keeps the picture for the next time', async () => {
    const page = open();
    await page.send();
    page.unmount();
    expect([page.call(0).signal.aborted, await kept()]).toEqual([true, ['p-1']]);
  });
});

describe('without a line', () => {
  test('nothing is asked for, and everything goes by itself when it is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = open();
    await page.send();
    expect([page.now().status, page.calls.length]).toEqual(['offline', 0]);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(page.calls).toHaveLength(0);
    online.mockReturnValue(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(page.calls).toHaveLength(1);
    await page.end(0, { status: 'done', id: 'd-1' });
    expect(page.now().status).toBe('done');
  });

  test('that the browser does not notice, it is tried again now and then, and not once more after a cancel', async () => {
    const page = open();
    await page.send();
    await page.end(0, { status: 'offline' });
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(page.calls).toHaveLength(2);
    await page.end(1, { status: 'offline' });
    await page.cancel();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(page.calls).toHaveLength(2);
  });
});
