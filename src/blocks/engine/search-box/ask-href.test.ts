import fc from 'fast-check';
import { expect, it } from 'vitest';
import { askTarget } from './ask-href';

it('puts the question into the address, and the scope where it is a choice', () => {
  expect(askTarget('轴承 & 温度', [3], [3])).toEqual({ to: `/q?${new URLSearchParams({ wd: '轴承 & 温度' })}` });
  expect(askTarget('a', [1, 3], [1, 2, 3]).to).toBe('/q?wd=a&scope=1%2C3');
});

it('carries a long question beside the address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 3000 }), (question) => {
      const { to, state } = askTarget(question, [], []);
      expect(to.length).toBeLessThan(5_000);
      expect(state?.wd ?? new URL(to, 'http://x.example').searchParams.get('wd')).toBe(question);
    }),
  );
});
