import { expect, it } from 'vitest';
import { vocabularyOfTexts } from '../../../tests/support/search-rows';
import { wordsByStart } from './words-by-start';

it('sorts words by their first letter, and again when there are many more', () => {
  const vocabulary = vocabularyOfTexts(['pump valve', 'piston']);
  const p = 'p'.charCodeAt(0);
  expect([...wordsByStart(vocabulary, p)].sort()).toEqual(['piston', 'pump']);
  expect(wordsByStart(vocabulary, 'x'.charCodeAt(0))).toEqual([]);
  vocabulary.add({ terms: new Set(), words: new Set(['pipe', 'plate']) });
  expect(wordsByStart(vocabulary, p)).toContain('pipe');
});
