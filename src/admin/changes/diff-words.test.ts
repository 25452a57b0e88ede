import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffWords } from './diff-words';

const marked = (from: string, to: string) =>
  diffWords(from, to)
    ?.map(({ kind, text }) => ({ same: text, removed: `[-${text}]`, added: `[+${text}]` })[kind])
    .join('');

test('Latin by word, Han by character', () => {
  expect(marked('Ask the mill', 'Ask our mill')).toBe('Ask [-the][+our] mill');
  expect(marked('炉前知识台', '炉边知识平台')).toBe('炉[-前][+边]知识[+平]台');
  expect(marked('', 'New')).toBe('[+New]');
  expect(marked('same', 'same')).toBe('same');
});

test('texts with little in common come whole, one after the other', () => {
  expect(marked('赤岩特钢 · 炉前知识台', 'Rolling mill knowledge')).toBe(
    '[-赤岩特钢 · 炉前知识台][+Rolling mill knowledge]',
  );
});

test('gives up on novels', () => {
  expect(diffWords('a b '.repeat(300), 'c')).toBeNull();
});

test('says both texts, whatever they are', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 });
  fc.assert(
    fc.property(text, text, (from, to) => {
      const segments = diffWords(from, to) ?? [];
      const without = (kind: string) =>
        segments
          .filter((one) => one.kind !== kind)
          .map((one) => one.text)
          .join('');
      expect(without('added')).toBe(from);
      expect(without('removed')).toBe(to);
    }),
  );
});
