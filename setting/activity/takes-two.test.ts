import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REVIEW_FROM } from './activity-document';
import { takesTwo } from './takes-two';

test('from the review line on it takes two, below it and elsewhere it does not', () => {
  const of = (...values: unknown[]) => ({ prizes: values.map((value) => ({ value })) });
  expect(takesTwo('activity', of(100, REVIEW_FROM))).toBe(true);
  expect(takesTwo('activity', of(REVIEW_FROM - 1))).toBe(false);
  expect(takesTwo('activity', {})).toBe(false);
  expect(takesTwo('assistant', of(REVIEW_FROM))).toBe(false);
});

test('no draft breaks it', () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      expect(typeof takesTwo('activity', body)).toBe('boolean');
      expect(typeof takesTwo('activity', { prizes: body })).toBe('boolean');
    }),
  );
});
