import { expect, test } from 'vitest';
import operations from '../../../generated/operations.json';
import { answering, ask, raw } from '../../../tests/support/base-query';
import { timeoutOf, withTimeout } from './timeout';

test.each([
  ['searchKnowledge', 20_000],
  ['createAppOrder', 20_000],
  ['uploadFile', 1_000_000],
  ['detectObjects', 1_000_000],
])('%s may take %i ms', (call, ms) => expect(timeoutOf(call)).toBe(ms));

test('behind these prefixes work models and tools: every call there may take long', () => {
  const LONG = /^\/(?:achat\/api|intelligent-agent|chat|mchat|tianzhi-tools|d-save)\//;
  const calls = Object.entries(operations).filter(([, { kind, path }]) => kind === 'json' && LONG.test(path));
  expect(calls.filter(([id]) => timeoutOf(id) !== 1_000_000)).toEqual([]);
});

test('a call may know better', async () => {
  const network = answering(raw({}));
  await ask(withTimeout(network.query), undefined, { timeout: 5 });
  await ask(withTimeout(network.query));
  expect(network.asked.map((args) => args.timeout)).toEqual([5, 20_000]);
});
