import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstLetter } from './first-letter';

test.each([
  ['设备诊断', '设'],
  [' shift', 'S'],
  ['👩‍🔧 Shift', '👩‍🔧'],
  ['', ''],
])('%s → %s', (name, letter) => expect(firstLetter(name)).toBe(letter));

test('the short way says what the long way says', () => {
  const slowly = (name: string) => [...new Intl.Segmenter().segment(name.trim())][0]?.segment.toLocaleUpperCase() ?? '';
  const odd = fc.constantFrom(
    'a\u0301',
    '\u1112\u1161\u11ab',
    '1\ufe0f\u20e3',
    'क्षि',
    'e\u200d',
    'ﬁ',
    '𠮷',
    'ß',
    '👍🏽',
  );
  fc.assert(
    fc.property(fc.oneof(odd, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })), (name) => {
      expect(firstLetter(name)).toBe(slowly(name));
    }),
    { numRuns: 2000 },
  );
});
