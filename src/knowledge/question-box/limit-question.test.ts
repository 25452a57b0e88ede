import { expect, it } from 'vitest';
import { limitQuestion } from './limit-question';

it('takes 20,000 characters and says when it cut', () => {
  expect(limitQuestion('a'.repeat(20_000))).toEqual({ text: 'a'.repeat(20_000), cut: false });
  expect(limitQuestion('a'.repeat(20_001))).toEqual({ text: 'a'.repeat(20_000), cut: true });
});

it('never cuts a character in half', () => {
  expect(limitQuestion(`${'a'.repeat(19_999)}😀`)).toEqual({ text: 'a'.repeat(19_999), cut: true });
});
