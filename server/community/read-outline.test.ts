import { expect, test } from 'vitest';
import { readOutline } from './read-outline';

test('headings without marks, in their order, and none of what is code', () => {
  const text =
    '# Seals *and* `O-rings`\n\ntext\n\n## $4$ mA\n\n```sh\n# no heading\n```\n\n### \n\n##no\n\n#### Last #\n';
  expect(readOutline(text)).toEqual([
    { level: 1, text: 'Seals and O-rings' },
    { level: 2, text: '4 mA' },
    { level: 4, text: 'Last' },
  ]);
});

test('a text of headings alone ends in time, with as many as there may be', () => {
  expect(readOutline('# a\n'.repeat(100_000))).toHaveLength(200);
  expect(readOutline(`# ${'(['.repeat(200_000)}`)[0]?.text.length).toBeLessThanOrEqual(500);
});
