import { describe, expect, test } from 'vitest';
import { collisionOf, findingsOf } from './publish-answer';

const detail = { head: 'r2', merged: { title: 'x' }, taken: [], conflicts: [{ pointer: '/title' }] };

describe('a refusal to publish', () => {
  test('because of somebody else', () => {
    expect(collisionOf({ kind: 'conflict', detail })).toEqual(detail);
    expect(collisionOf({ kind: 'conflict', detail: { head: 'r2' } })).toBeNull();
    expect(collisionOf({ kind: 'conflict' })).toBeNull();
    expect(collisionOf({ kind: 'http', status: 400, detail })).toBeNull();
    expect(collisionOf(undefined)).toBeNull();
  });

  test('because of what the checks found', () => {
    const findings = [{ severity: 'error', kind: 'schema', pointer: '/title', message: 'too long' }];
    expect(findingsOf({ kind: 'http', status: 400, detail: { findings } })).toEqual(findings);
    expect(findingsOf({ kind: 'http', status: 400 })).toBeNull();
    expect(findingsOf({ kind: 'network' })).toBeNull();
  });
});
