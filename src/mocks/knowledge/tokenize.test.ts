import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenize } from './tokenize';

test('Latin words fold case, width and a plural s; little words fall away', () => {
  expect(tokenize('What are the Bearings of ＰＬＣ-1?')).toEqual(['bearing', 'plc-1']);
});

test('Han characters go in pairs, a single one alone', () => {
  expect(tokenize('轴承温度')).toEqual(['轴承', '承温', '温度']);
  expect(tokenize('轴')).toEqual(['轴']);
});

test('any text can be cut, and cutting again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const tokens = tokenize(text);
      expect(tokens).not.toContain('');
      expect(tokenize(text)).toEqual(tokens);
    }),
  );
});
