import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitStop } from './stop-signals';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('the first signal asks to stop; npm’s copy of it is the same one; a later one does not wait', async () => {
  const force = vi.fn();
  const { asked, dispose } = awaitStop(force);
  process.emit('SIGINT', 'SIGINT');
  expect(await asked).toBe('SIGINT');
  process.emit('SIGINT', 'SIGINT');
  expect(force).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1500);
  process.emit('SIGTERM', 'SIGTERM');
  expect(force).toHaveBeenCalledTimes(1);
  dispose();
});

test('when it no longer listens, signals mean what they always mean', () => {
  const before = process.listenerCount('SIGTERM');
  const { dispose } = awaitStop(() => {});
  expect(process.listenerCount('SIGTERM')).toBe(before + 1);
  dispose();
  expect(process.listenerCount('SIGTERM')).toBe(before);
});

test('the end of the npm that started us is a wish to stop; of any other parent it is not', async () => {
  vi.stubEnv('npm_lifecycle_event', 'start');
  const parent = vi.spyOn(process, 'ppid', 'get').mockReturnValue(100);
  const { asked, dispose } = awaitStop(() => {});
  vi.advanceTimersByTime(2000);
  parent.mockReturnValue(1);
  vi.advanceTimersByTime(600);
  expect(await asked).toBe('npm ended');
  dispose();
});
