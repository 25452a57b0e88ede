import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishPerFrame } from './publish-per-frame';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a hundred changes in a frame are one publication, and the last one is never lost', () => {
  const publish = vi.fn();
  const publisher = publishPerFrame(publish);
  for (let change = 0; change < 100; change += 1) publisher.soon();
  expect(publish).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(publish).toHaveBeenCalledTimes(1);
  publisher.soon();
  vi.advanceTimersToNextFrame();
  expect(publish).toHaveBeenCalledTimes(2);
});

test('now takes what was waiting with it', () => {
  const publish = vi.fn();
  const publisher = publishPerFrame(publish);
  publisher.soon();
  publisher.now();
  vi.advanceTimersToNextFrame();
  expect(publish).toHaveBeenCalledTimes(1);
});

test('a hidden tab has no frames, so a timer stands in', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const publish = vi.fn();
  publishPerFrame(publish).soon();
  vi.advanceTimersByTime(250);
  expect(publish).toHaveBeenCalledTimes(1);
});
