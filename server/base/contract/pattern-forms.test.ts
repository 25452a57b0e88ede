import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageRoot } from '../package-root';
import { loadContract } from './document';
import { patternForm, patternForms } from './pattern-forms';

function* patternsIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'pattern' && typeof value === 'string') yield value;
    else yield* patternsIn(value);
  }
}

const schemas = join(packageRoot, 'schemas');
const files = readdirSync(schemas, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
const used = new Set([
  ...patternsIn([...loadContract().operations.values()]),
  ...files.flatMap((name) => [...patternsIn(JSON.parse(readFileSync(join(schemas, name), 'utf8')))]),
]);

test('every pattern of the contract and of the blocks has words', () => {
  expect(used.size).toBeGreaterThan(10);
  expect([...used].filter((pattern) => !patternForms[pattern])).toEqual([]);
});

test('no words are kept for a pattern that is gone', () => {
  expect(Object.keys(patternForms).filter((pattern) => !used.has(pattern))).toEqual([]);
});

describe('an example in the words', () => {
  // Examples in the texts of both languages; texts about a length or an alphabet contain none.
  const examples = Object.entries(patternForms).flatMap(([pattern, form]) =>
    Object.values(form ?? {}).flatMap((words) =>
      (/(?:such as|例如) (.*)$/.exec(words)?.[1] ?? '')
        .split(/ or | 或 /)
        .filter(Boolean)
        .map((example) => [example, pattern]),
    ),
  );
  test.each(examples)('%s is taken by its pattern', (example, pattern) => {
    expect(example).toMatch(new RegExp(pattern ?? '', 'u'));
  });
});

test('a pattern without words is shown itself', () => {
  expect(patternForm('^x+$')).toEqual({ 'zh-CN': '格式应为 ^x+$', 'en-US': 'must match ^x+$' });
});
