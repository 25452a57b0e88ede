import { expect, test } from 'vitest';
import { actsAt } from './acts-at';
import type { ActivityState } from './state-at';

const pausedAt = new Date();

test.each([
  ['hidden', {}, []],
  ['soon', {}, ['pause', 'cancel']],
  ['soon', { pausedAt }, ['resume', 'cancel']],
  ['open', {}, ['pause', 'cancel']],
  ['paused', { pausedAt }, ['resume', 'cancel']],
  // Nothing is taken back once it is over, whatever it was before.
  ['closed', { pausedAt }, []],
  ['cancelled', { pausedAt }, []],
] as const)('%s %o allows %o', (state: ActivityState, marks, acts) => {
  expect(actsAt(state, marks)).toEqual(acts);
});
