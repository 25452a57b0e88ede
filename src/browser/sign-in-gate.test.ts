import { expect, test } from 'vitest';
import { keepGate, untilSignedIn } from './sign-in-gate';

test('without a keeper nobody waits', async () => {
  expect(await untilSignedIn()).toBe(false);
});

test('the newest keeper is asked; one that leaves late takes nothing of the next away', async () => {
  const leaveFirst = keepGate(async () => false);
  const leaveSecond = keepGate(async () => true);
  leaveFirst();
  expect(await untilSignedIn()).toBe(true);
  leaveSecond();
  expect(await untilSignedIn()).toBe(false);
});

test('the keeper hears when the call is given up', async () => {
  const leave = keepGate((signal) => new Promise((resolve) => signal?.addEventListener('abort', () => resolve(false))));
  const controller = new AbortController();
  const waiting = untilSignedIn(controller.signal);
  controller.abort();
  expect(await waiting).toBe(false);
  leave();
});
