import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vocabularyOfTexts } from '../../../tests/support/search-rows';
import { isCharacter, plainOf, readQuestion, sayingOf } from './question';

const vocabulary = vocabularyOfTexts([
  ...Array.from({ length: 30 }, (_, n) => `轴 pump number ${n}`),
  'relief valve of the vessel',
  '轴承发热的原因',
]);
const read = (raw: string) => readQuestion(raw, vocabulary);

describe('readQuestion', () => {
  it('looks up the weightiest known terms first, and no common single character', () => {
    const { lookup } = read('pump 轴承发热 relief unheardof');
    expect(lookup.indexOf('relief')).toBeLessThan(lookup.indexOf('pump'));
    expect(lookup).toContain('发热');
    expect(lookup).not.toContain('轴');
    expect(lookup).not.toContain('unheardof');
  });

  it('looks beside a word it does not know, without taking that for what was asked', () => {
    const { lookup, terms, total, asked } = read('releif valve');
    expect(lookup).toContain('relief');
    expect(terms).toContain('releif');
    expect(total).toBeLessThan(asked);
    expect(read('relief valve').terms).toEqual(['relief', 'valv']);
  });

  it.each([
    ['轴承发热', 'zh'],
    ['What is the relief valve?', 'en'],
    ['relief valve', null],
    ['PLC 报警', 'zh'],
    ['', null],
  ])('takes %j for %s', (raw, lang) => {
    expect(read(raw).lang).toBe(lang);
  });

  it('keeps neighbours together', () => {
    const { terms, next } = read('relief valve vessel');
    expect(terms[next[0] ?? -1]).toBe('valv');
    expect(terms[next[1] ?? -1]).toBe('vessel');
    expect(next[2]).toBe(-1);
  });

  it('costs no more for a pasted page than for a question', () => {
    const page = Array.from({ length: 400 }, (_, n) => `word${n}x 轴承${n}`).join(' ');
    const { terms, lookup } = read(page);
    expect(terms.length).toBeLessThanOrEqual(128);
    expect(lookup.length).toBeLessThanOrEqual(40);
  });

  it('weighs each term as a word or as a character, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (raw) => {
        const { terms, words, characters, total } = read(raw);
        terms.forEach((_, number) => {
          expect((words[number] ?? 0) * (characters[number] ?? 0)).toBe(0);
        });
        expect(total).toBeGreaterThan(0);
      }),
    );
  });
});

it('says more of rare terms', () => {
  expect(sayingOf('relief', vocabulary)).toBeGreaterThan(sayingOf('pump', vocabulary));
});

it('compares texts by letters and digits, and knows single characters', () => {
  expect(plainOf('alarm: no. 18!')).toBe('alarmno18');
  expect(['阀', 'a', '轴承'].map(isCharacter)).toEqual([true, false, false]);
});
