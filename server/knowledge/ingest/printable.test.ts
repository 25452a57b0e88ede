import { expect, test } from 'vitest';
import { printable } from './printable';

test.each([
  ['a\nleft out b', 'a\ufffdleft out b'],
  ['\u001b]0;title\u0007.md', '\ufffd]0;title\ufffd.md'],
  ['gpj.\u202exe', 'gpj.\ufffdxe'],
  ['中文 👩‍🔧 é.md', '中文 👩‍🔧 é.md'],
])('%j is shown as %j', (name, shown) => expect(printable(name)).toBe(shown));
