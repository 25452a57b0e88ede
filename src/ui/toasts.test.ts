import { afterEach, expect, test, vi } from 'vitest';
import { currentToasts, dismissToast, showToast, subscribeToasts } from './toasts';

const toast = (cause: string, text = cause) => ({ intent: 'info' as const, text, durationMs: 5000, cause });

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

test('one cause, one toast: the newest words count', () => {
  showToast(toast('network', 'first'));
  showToast(toast('busy'));
  showToast(toast('network', 'second'));
  expect(currentToasts().map(({ text }) => text)).toEqual(['busy', 'second']);
});

test('never more than a person can read', () => {
  for (const cause of ['a', 'b', 'c', 'd', 'e']) showToast(toast(cause));
  expect(currentToasts().map(({ cause }) => cause)).toEqual(['c', 'd', 'e']);
});

test('tells its listeners, and goes when dismissed', () => {
  const listener = vi.fn();
  const stop = subscribeToasts(listener);
  showToast(toast('a'));
  dismissToast(currentToasts()[0]?.id ?? 0);
  stop();
  showToast(toast('b'));
  expect(listener).toHaveBeenCalledTimes(2);
});
