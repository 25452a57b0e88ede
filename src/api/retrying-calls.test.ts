import { expect, test, vi } from 'vitest';
import { addRetryingCall, retryingCalls, subscribeRetryingCalls } from './retrying-calls';

const call = (endpoint: string, attempt = 1) => ({ endpoint, attempt, of: 4, giveUp: vi.fn() });

test('calls that are sent again are known while they are, and whoever watches is told of every change', () => {
  const seen: string[] = [];
  const leave = subscribeRetryingCalls(
    () =>
      void seen.push(
        retryingCalls()
          .map(({ endpoint }) => endpoint)
          .join(),
      ),
  );
  const first = addRetryingCall(call('search'));
  const second = addRetryingCall(call('history'));
  first();
  second();
  leave();
  addRetryingCall(call('later'))();
  expect(seen).toEqual(['search', 'search,history', 'history', '']);
});

test('taking one back twice tells nobody, and takes no other of the same name along', () => {
  const first = addRetryingCall(call('search', 1));
  first();
  const second = addRetryingCall(call('search', 2));
  const told = vi.fn();
  const leave = subscribeRetryingCalls(told);
  first();
  expect([told.mock.calls.length, retryingCalls().map(({ attempt }) => attempt)]).toEqual([0, [2]]);
  second();
  leave();
  expect(retryingCalls()).toEqual([]);
});

test('a list that was looked at does not change under who looks', () => {
  const end = addRetryingCall(call('search'));
  const before = retryingCalls();
  end();
  expect(before).toHaveLength(1);
});
