import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitFrontMatter } from './front-matter';

test('takes what it knows, and only as text', () => {
  expect(
    splitFrontMatter(
      '---\ntitle: " Pump "\ndescription: 7\nlang: zh\nurl: https://a.example\ntags: [a, 7]\nupdated: 2026-11-01\n---\n\n\n# x',
    ),
  ).toEqual({
    meta: {
      title: 'Pump',
      description: undefined,
      lang: 'zh',
      url: 'https://a.example',
      tags: ['a'],
      revised: '2026-11-01',
    },
    body: '# x',
  });
});

test.each([
  ['a rule below a heading', 'text\n\n---\n\nmore'],
  ['a block that is never closed', '---\ntitle: x\n\n# Body'],
  ['YAML that does not parse', '---\ntitle: [x\n---\n\nbody'],
  ['YAML that is a list', '---\njust words\n---\n\nbody'],
  ['an empty block', '---\n\n---\n\nbody'],
  ['a bomb of aliases', `---\na: &a [x]\n${'b: [*a, *a]\n'.repeat(30)}---\nbody`],
  ['a block longer than a head may be', `---\ntitle: ${'x'.repeat(20_001)}\n---\nbody`],
])('%s stays in the body', (_name, source) => {
  expect(splitFrontMatter(source)).toEqual({ meta: {}, body: source });
});

test('the body is the end of the source, whatever the source', () => {
  const line = fc.constantFrom('---', 'title: a', '# x', '', 'a: *b', '- y', '...');
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const source = lines.join('\n');
      expect(source.endsWith(splitFrontMatter(source).body)).toBe(true);
    }),
  );
});
