import { expect, test } from 'vitest';
import { sectionChanges } from './section-changes';

const before = '# Pump\n\nIntro.\n\n## Priming\n\nFill it.\n\n## Noise\n\nListen.';

test('names what came and what changed, and counts what went', () => {
  const after = '# Pump\n\nIntro.\n\n## Priming\n\nFill it slowly.\n\n## Seals\n\nLook.';
  expect(sectionChanges(before, after, after)).toEqual({ added: ['Seals'], changed: ['Priming'], removed: 1 });
});

test('a heading that was withdrawn since is not named', () => {
  const after = `${before}\n\n## Secret\n\nx`;
  expect(sectionChanges(before, after, before)).toEqual({ added: [], changed: [], removed: 0 });
});

test('two sections of one heading count as one', () => {
  const twice = '## A\n\nx\n\n## A\n\ny';
  expect(sectionChanges(twice, twice, twice)).toEqual({ added: [], changed: [], removed: 0 });
  expect(sectionChanges(twice, '## A\n\nx\n\n## A\n\nz', twice).changed).toEqual(['A']);
});
