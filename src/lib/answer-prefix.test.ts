import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerPrefix } from './answer-prefix';

test('any message and block give an id that a selector and an address can hold', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (message, block) => {
      expect(answerPrefix(message, block)).toMatch(/^a-[\w-]*$/);
    }),
  );
});

test('two blocks of one answer, and one block of two answers, are told apart', () => {
  expect(new Set([answerPrefix('1', 'b1'), answerPrefix('1', 'b2'), answerPrefix('2', 'b1')]).size).toBe(3);
});
