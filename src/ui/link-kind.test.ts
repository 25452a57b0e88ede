import { expect, test } from 'vitest';
import { linkKind } from './link-kind';

test.each([
  ['/engine', 'page'],
  ['/q?wd=v1.2', 'page'],
  ['/q?wd=%E8%BD%B4%E6%89%BF', 'page'],
  ['/brand/manual.pdf', 'web'],
  ['https://example.com/a', 'web'],
  ['mailto:a@example.com', 'contact'],
  ['tel:12315', 'contact'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['http://example.com', undefined],
  ['javascript:alert(1)', undefined],
  [' javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
] as const)('%s → %s', (url, kind) => expect(linkKind(url)).toBe(kind));
