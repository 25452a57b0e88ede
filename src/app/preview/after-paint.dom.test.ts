import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  // In this order: restoring the mocks after the real timers would bring the spied fake timers back.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('waits for the frame to be on screen, and happens once', () => {
  const act = vi.fn();
  afterPaint(window, act);
  vi.advanceTimersByTime(1);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(act).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledOnce();
});

test('a tab that nobody looks at draws nothing, and still goes on', () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const act = vi.fn();
  afterPaint(window, act);
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledOnce();
});

test('goes before work that can wait, where the browser knows the difference', () => {
  const order: string[] = [];
  const postTask = vi.fn((task: () => void) => void task());
  vi.stubGlobal('scheduler', { postTask });
  window.setTimeout(() => order.push('later'), 20);
  afterPaint(window, () => order.push('shown'));
  vi.advanceTimersByTime(30);
  vi.unstubAllGlobals();
  expect(order).toEqual(['shown', 'later']);
  expect(postTask).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { priority: 'user-blocking' });
});
