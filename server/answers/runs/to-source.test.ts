import { expect, test } from 'vitest';
import { buildHit } from '../../../tests/support/fake-answerer';
import { quoteHash } from '../../knowledge/quote-hash';
import { toSource } from './to-source';

test('the fingerprint of a quote does not depend on how its words are wrapped', () => {
  expect(quoteHash(' not above\n  80 ℃ ')).toBe(quoteHash('not above 80 ℃'));
  expect(quoteHash('not above 80 ℃')).not.toBe(quoteHash('not above 90 ℃'));
  expect(quoteHash('')).toMatch(/^[0-9a-f]{16}$/);
});

test('the same passage is the same source in every answer; another place, version or document is another', () => {
  const sid = (own = {}) => toSource(buildHit(own), 1).sid;
  expect(toSource(buildHit(), 7).sid).toBe(sid());
  expect(new Set([sid(), sid({ docId: 'other' }), sid({ version: 9 }), sid({ span: [1, 4] })]).size).toBe(4);
});

test('a source that was found by its meaning alone says so, any other says nothing', () => {
  expect(toSource(buildHit({ byMeaning: true }), 1).byMeaning).toBe(true);
  expect(toSource(buildHit({ byMeaning: false }), 1)).not.toHaveProperty('byMeaning');
});
