import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWatchdog } from './watchdog';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wanted = () => new AbortController();

test('barks when no sign of life comes in time, and not while they come', () => {
  const dog = createWatchdog(10_000, wanted().signal);
  dog.expect(1_000);
  vi.advanceTimersByTime(900);
  expect(dog.waited()).toBe(900);
  dog.expect(1_000);
  vi.advanceTimersByTime(900);
  expect(dog.signal.aborted).toBe(false);
  vi.advanceTimersByTime(100);
  expect(dog.signal.aborted).toBe(true);
});

test('barks when the whole takes too long, however lively', () => {
  const dog = createWatchdog(2_500, wanted().signal);
  for (let at = 0; at < 3; at += 1) {
    dog.expect(1_000);
    expect(dog.signal.aborted).toBe(false);
    vi.advanceTimersByTime(900);
  }
  expect(dog.signal.aborted).toBe(true);
});

test('barks when nobody wants it any more, also where that was so before', () => {
  const asked = wanted();
  const dog = createWatchdog(1_000, asked.signal);
  asked.abort();
  expect(dog.signal.aborted).toBe(true);
  expect(createWatchdog(1_000, asked.signal).signal.aborted).toBe(true);
});

test('is quiet once it is told to stop, and leaves no timer behind', () => {
  const asked = wanted();
  const dog = createWatchdog(1_000, asked.signal);
  dog.expect(100);
  dog.stop();
  expect(vi.getTimerCount()).toBe(0);
  asked.abort();
  expect(dog.signal.aborted).toBe(false);
});
