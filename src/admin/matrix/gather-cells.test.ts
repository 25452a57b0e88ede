import { expect, test } from 'vitest';
import { defaultContext } from '../preview/context';
import type { Finding } from '../preview/finding';
import type { Cell, Verdict } from './cell';
import { gatherCells } from './gather-cells';

const cell = (key: string): Cell => ({ key, context: defaultContext('main'), changed: false, href: '' });
const verdict = (more: Partial<Verdict> = {}): Verdict => ({ findings: [], picture: null, ...more });
const finding = (severity: Finding['severity']): Finding => ({
  severity,
  kind: 'overflow',
  pointer: '',
  detail: '',
  count: 1,
});
const keysOf = (keys: string, verdicts: Record<string, Verdict>, sorted = true) =>
  gatherCells([...keys].map(cell), new Map(Object.entries(verdicts)), sorted).map(({ cell: { key }, twins }) =>
    [key, ...twins.map((twin) => twin.key)].join(''),
  );

test('faults come first, then warnings, then what is fine, then what nobody has looked at', () => {
  const verdicts = {
    b: verdict(),
    c: verdict({ findings: [finding('warning')] }),
    d: verdict({ failed: 'timeout' }),
    e: verdict({ findings: [finding('warning'), finding('error')] }),
  };
  expect(keysOf('abcde', verdicts)).toEqual(['d', 'e', 'c', 'b', 'a']);
  expect(keysOf('abcde', verdicts, false)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('views that look the same are one, unless the other one is not here', () => {
  expect(keysOf('abc', { a: verdict(), b: verdict({ twin: 'a' }), c: verdict({ twin: 'a' }) })).toEqual(['abc']);
  expect(keysOf('bc', { b: verdict({ twin: 'a' }), c: verdict() })).toEqual(['b', 'c']);
});
