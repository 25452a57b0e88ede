import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { retryUntilOnline } from './retry-until-online';
import { CHUNK_TIMEOUT_MS } from './within-chunk-time';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Fails the given number of times, then loads the file. */
const failing = (times: number) => {
  const load = vi.fn(async () => 'file');
  for (let at = 0; at < times; at += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  return load;
};

/** Stubs for window's event functions. */
function aWindow() {
  const target = new EventTarget();
  const add = vi.fn(target.addEventListener.bind(target));
  const remove = vi.fn(target.removeEventListener.bind(target));
  vi.stubGlobal('addEventListener', add);
  vi.stubGlobal('removeEventListener', remove);
  return { comeOnline: () => target.dispatchEvent(new Event('online')), add, remove };
}

describe('retryUntilOnline', () => {
  test('brings at once what can be had at once, and tells of no failure', async () => {
    const load = failing(0);
    const missed = vi.fn();
    expect(await retryUntilOnline(load, missed)).toBe('file');
    expect(load).toHaveBeenCalledOnce();
    expect(missed).not.toHaveBeenCalled();
  });

  test('tries again until it comes, and tells of the first failure only', async () => {
    const load = failing(3);
    const missed = vi.fn();
    const coming = retryUntilOnline(load, missed);
    await vi.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000);
    expect(await coming).toBe('file');
    expect(load).toHaveBeenCalledTimes(4);
    expect(missed).toHaveBeenCalledOnce();
  });

  test('asks less and less often, but never less than twice a minute', async () => {
    const load = failing(1000);
    void retryUntilOnline(load);
    await vi.advanceTimersByTimeAsync(60_000);
    const inFirstMinute = load.mock.calls.length;
    expect(inFirstMinute).toBeLessThan(8);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load.mock.calls.length - inFirstMinute).toBe(2);
  });

  test('does not wait out the pause when the network is back, and leaves no listener', async () => {
    const { comeOnline, add, remove } = aWindow();
    const load = failing(2);
    const coming = retryUntilOnline(load);
    await vi.advanceTimersByTimeAsync(0);
    comeOnline();
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(2);
    comeOnline();
    expect(await coming).toBe('file');
    expect(remove).toHaveBeenCalledTimes(add.mock.calls.length);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('asks once, not twice, when the network is back just as the pause ends', async () => {
    const { comeOnline } = aWindow();
    const load = failing(2);
    void retryUntilOnline(load);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(load).toHaveBeenCalledTimes(2);
    comeOnline();
    comeOnline();
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('chunk load timeout 120 s: a part that hangs is missed then, and asked for again', async () => {
    const load = vi.fn<() => Promise<string>>().mockReturnValueOnce(new Promise(() => {}));
    load.mockResolvedValueOnce('file');
    const missed = vi.fn();
    const coming = retryUntilOnline(load, missed);
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
    expect(missed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(missed).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(2_000);
    expect([CHUNK_TIMEOUT_MS, await coming, vi.getTimerCount()]).toEqual([120_000, 'file', 0]);
  });
});
