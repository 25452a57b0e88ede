import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToaster } from './use-toaster';

const file = { Toaster: () => null };
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('is there before the first notice, but does not compete with the first page', async () => {
  const fetch = vi.fn(async () => file);
  const { result } = renderHook(() => useToaster(false, fetch));
  await pass(1000);
  expect(fetch).not.toHaveBeenCalled();
  await pass(3000);
  expect(result.current).toBe(file);
  await pass(20_000);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('breaks nothing while the server is gone, and comes once it is back', async () => {
  const fetch = vi.fn(async () => file);
  fetch.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'));
  const { result } = renderHook(() => useToaster(true, fetch));
  await pass(1000);
  expect(result.current).toBeNull();
  await pass(5000);
  expect(result.current).toBe(file);
});
