import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storableJson, storableText } from './storable';

const anyText = fc.string({ unit: fc.constantFrom('a', '轴', '\0', '\ud83d', '\ude00', '😀', '\\u0000', '"') });

test('text becomes storable, keeps its length, and stays as it was where nothing is wrong', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const stored = storableText(text);
      expect(stored.length).toBe(text.length);
      expect(stored.includes('\0') || !stored.isWellFormed()).toBe(false);
      if (text.isWellFormed() && !text.includes('\0')) expect(stored).toBe(text);
    }),
  );
});

test('JSON stays the same value but for such signs', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ text: anyText, number: fc.integer() })), (value) => {
      const stored = JSON.parse(storableJson(value));
      expect(stored).toEqual(value.map(({ text, number }) => ({ text: storableText(text), number })));
    }),
  );
});
