import { expect, test } from 'vitest';
import { contentPolicy, inertPolicy } from './security-headers';

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));

test('scripts and styles run from here or with the nonce of the answer, and in no other way', () => {
  const policy = directives(contentPolicy('abc'));
  expect(policy['script-src']).toEqual(["'self'", "'nonce-abc'"]);
  expect(policy['style-src']).toEqual(["'self'", "'nonce-abc'"]);
  expect(contentPolicy('abc')).not.toMatch(/unsafe|\*|https?:/);
});

test('nothing leaves to other hosts: no calls, no forms, no base, no plug-ins', () => {
  const policy = directives(contentPolicy('abc'));
  expect([policy['connect-src'], policy['form-action'], policy['base-uri'], policy['object-src']]).toEqual([
    ["'self'"],
    ["'self'"],
    ["'none'"],
    ["'none'"],
  ]);
});

test('frames are the configured ones, and each policy has each directive once', () => {
  const policy = contentPolicy('abc', { frames: ['https://open.weixin.example'], pictures: ['https://cdn.example'] });
  expect(directives(policy)['frame-src']).toEqual(["'self'", 'https://open.weixin.example']);
  expect(directives(policy)['img-src']).toEqual(["'self'", 'data:', 'blob:', 'https://cdn.example']);
  const names = policy.split('; ').map((line) => line.split(' ')[0]);
  expect(new Set(names).size).toBe(names.length);
});

test('an uploaded file runs nothing at all', () => {
  expect(inertPolicy).toContain('sandbox');
  expect(inertPolicy).not.toContain('allow-');
  expect(directives(inertPolicy)['default-src']).toEqual(["'none'"]);
});
