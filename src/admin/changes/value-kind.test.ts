import { expect, test } from 'vitest';
import { valueKind } from './value-kind';

test.each([
  ['#aabbcc', '/theme/brandColor', 'color'],
  ['#12', '/title', 'text'],
  ['/brand/steelworks-logo.svg', '/logo', 'image'],
  ['https://cdn.example.com/a.PNG?x=1', '/floatingWindow/src', 'image'],
  ['/images/0123', '/header/logo', 'image'],
  ['//evil.example/a.png', '/logo', 'text'],
  ['javascript:alert(1)', '/logo', 'text'],
  ['http://plain.example/a.png', '/logo', 'text'],
  ['炉前知识台', '/title', 'text'],
  [true, '/allowLogin', 'plain'],
  [3, '/x', 'plain'],
  [null, '/x', 'none'],
  [undefined, '/x', 'none'],
  [[1, 2], '/functionList', 'list'],
  [[{ a: 1 }], '/links', 'tree'],
  [{ a: 1 }, '/header', 'tree'],
  [{ 'zh-CN': '手册', 'en-US': 'Manuals' }, '/title', 'languages'],
  [{}, '/header', 'tree'],
] as const)('%j at %s is shown as %s', (value, pointer, kind) => {
  expect(valueKind(value as never, pointer)).toBe(kind);
});
