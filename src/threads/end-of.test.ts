import { expect, test } from 'vitest';
import { endOf } from './end-of';

test.each([
  [{ status: 'done', fit: 'direct' }, 'direct'],
  [{ status: 'done', fit: 'none' }, 'none'],
  [{ status: 'done' }, null],
  [{ status: 'stopped', fit: 'related' }, 'stopped'],
  [{ status: 'running' }, 'running'],
  [{ status: 'timeout', fit: 'direct' }, 'timeout'],
  [{ status: null, fit: 'direct' }, null],
  [{}, null],
] as const)('%o ended as %s', (thread, end) => {
  expect(endOf(thread)).toBe(end);
});
