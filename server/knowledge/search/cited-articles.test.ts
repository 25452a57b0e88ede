import { afterAll, beforeAll, expect, it } from 'vitest';
import { passageRow, type TemporaryIndex, temporaryIndex } from '../../../tests/support/search-rows';
import { withCitedArticles } from './cited-articles';
import { findPassages } from './find-passages';
import { readQuestion } from './question';

const article = (docId: string, title: string, number: number, text: string) =>
  passageRow(docId, text, { id: `${docId}#${number}`, title, lang: 'zh', codes: [`§${number}`] });

const pasted = '销售者销售的产品的标识应当符合本法第二十七条的规定。';
let temporary: TemporaryIndex;
beforeAll(async () => {
  temporary = await temporaryIndex([
    article('quality', '产品质量法', 36, `第三十六条 ${pasted}`),
    article('quality', '产品质量法', 27, '第二十七条 包装上应当真实，标明厂名和厂址。'),
    article('quality', '产品质量法', 37, '第三十七条 销售者不得伪造产品的标识。'),
    article('safety', '安全生产法', 27, '第二十七条 特种作业人员应当培训。'),
  ]);
});
afterAll(() => temporary.remove());

const find = async (raw: string) => {
  const question = readQuestion(raw, temporary.index.vocabulary);
  const { ranked } = await findPassages(temporary.index, question, { scope: [3] }, 10);
  return ranked.map(({ candidate }) => candidate.id);
};

it('shows the article that a pasted one cites of its own statute right after it, once', async () => {
  const ids = await find(pasted);
  expect(ids.slice(0, 2)).toEqual(['quality#36', 'quality#27']);
  expect(new Set(ids).size).toBe(ids.length);
});

it('does not guess the statute where the best passage is hardly what was asked', async () => {
  const { index } = temporary;
  const question = readQuestion(pasted, index.vocabulary);
  const { ranked } = await findPassages(index, question, { scope: [3] }, 10);
  const poor = ranked.map((entry) => ({ ...entry, coverage: 0.5 })).reverse();
  expect(await withCitedArticles(index, question, { scope: [3] }, poor)).toBe(poor);
});
