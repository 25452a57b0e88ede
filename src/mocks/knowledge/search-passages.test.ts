import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { handbook } from './handbook';
import { languageOf, searchPassages } from './search-passages';

const { index, documents } = await handbook();

describe('the handbook of the demo', () => {
  test('has every article in both languages', () => {
    const slugs = (lang: string) => [...documents.values()].filter((doc) => doc.lang === lang).map(({ slug }) => slug);
    expect(slugs('zh').length).toBeGreaterThanOrEqual(28);
    expect(slugs('en').toSorted()).toEqual(slugs('zh').toSorted());
  });

  test.each([
    ['OPC UA 有哪几种安全模式', 'handbook-zh-opc-ua-basics'],
    ['How is OEE calculated?', 'handbook-en-oee'],
    ['Modbus 例外码', 'handbook-zh-modbus-basics'],
    ['steps of lockout tagout', 'handbook-en-lockout-tagout'],
  ])('%s is answered by %s', (q, docId) => {
    expect(searchPassages(index, q)[0]?.docId).toBe(docId);
  });

  test('every question in a heading finds its own article first', () => {
    const questions = index.passages.filter(({ headings }) => /[?？]$/.test(headings.at(-1) ?? ''));
    const wrong = questions.filter(({ doc, headings }) => {
      const hits = searchPassages(index, headings.at(-1) ?? '', { lang: doc.lang });
      return hits[0]?.docId !== doc.id;
    });
    expect(wrong.map(({ id }) => id).length).toBeLessThanOrEqual(questions.length * 0.06);
  });

  test('language and document narrow it down', () => {
    expect(new Set(searchPassages(index, 'Modbus', { lang: 'zh' }).map(({ lang }) => lang))).toEqual(new Set(['zh']));
    const only = searchPassages(index, 'Modbus', { docId: 'handbook-en-modbus-basics' });
    expect(new Set(only.map(({ docId }) => docId))).toEqual(new Set(['handbook-en-modbus-basics']));
  });

  test('nothing is found for nothing', () => {
    expect(searchPassages(index, '')).toEqual([]);
    expect(searchPassages(index, '🙂🙂')).toEqual([]);
  });

  test('highlights are ascending ranges of the text, whatever is asked', () => {
    const word = fc.constantFrom('bearing', '轴承', '温度', 'a', 'OPC UA', '0.1', 'modbus', '\\', '(', '液压泵');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 5 }), (words) => {
        for (const hit of searchPassages(index, words.join(' ')).slice(0, 5)) {
          const edges = hit.highlights.flat();
          expect(edges).toEqual(edges.toSorted((a, b) => a - b));
          expect(edges.every((edge) => edge >= 0 && edge <= hit.text.length)).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });
});

test('one Han character makes a question Chinese', () => {
  expect(languageOf('PLC 故障')).toBe('zh');
  expect(languageOf('PLC fault')).toBe('en');
});
