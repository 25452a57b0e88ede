import fc from 'fast-check';
import { expect, it } from 'vitest';
import { capOf, SENTENCE_CAP, sizeOf } from './size';

it('measures Chinese and Latin text in the same sentences', () => {
  expect(sizeOf('轴'.repeat(SENTENCE_CAP.wide))).toBeCloseTo(1);
  expect(sizeOf('a'.repeat(SENTENCE_CAP.narrow))).toBeCloseTo(1);
  expect(sizeOf('轴'.repeat(120) + 'a'.repeat(200))).toBeCloseTo(1);
  expect(sizeOf('')).toBe(0);
});

it('cuts where one is full, and always moves on', () => {
  const text = fc.string({ unit: 'binary', maxLength: 900 });
  fc.assert(
    fc.property(text, fc.nat(900), (whole, at) => {
      fc.pre(at < whole.length);
      const cut = capOf(whole, at, whole.length);
      expect(cut).toBeGreaterThan(at);
      expect(cut).toBeLessThanOrEqual(whole.length);
      if (cut - at > 1) expect(sizeOf(whole, at, cut)).toBeLessThanOrEqual(1.0001);
    }),
  );
});
