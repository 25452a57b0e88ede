import { expect, test } from 'vitest';
import { aPassage, openKnowledgeStore, put } from '../../../tests/support/store-rows';
import { removeDocument } from './documents';
import { listBankQuestions, pickBankQuestions } from './question-bank';

const under = (...headings: string[]) => aPassage(headings.join('/'), { headings });
const all = { scope: [3], limit: 10, offset: 0 };

async function aBank() {
  const { db } = await openKnowledgeStore();
  const pump = await put(db, { title: '离心泵' }, [
    under('离心泵'),
    under('离心泵', '离心泵为什么不出水？'),
    under('离心泵', '离心泵为什么不出水？'),
    under('离心泵', '怎样启动？'),
  ]);
  await put(db, { source: 'oee.md', lang: 'en', title: 'OEE' }, [
    under('OEE', 'How is OEE calculated?'),
    under('OEE', '?'),
  ]);
  return { db, pump };
}

test('headings that ask are questions, each once, in the order of the document', async () => {
  const { db, pump } = await aBank();
  const { list, total } = await listBankQuestions(db, { ...all, lang: 'zh' });
  expect([list.map(({ text }) => text), total]).toEqual([['离心泵为什么不出水？', '怎样启动？'], 2]);
  expect(list[0]).toMatchObject({ docId: pump, category: '离心泵', kbId: 3, lang: 'zh' });
  expect((await listBankQuestions(db, all)).total).toBe(3);
  expect((await listBankQuestions(db, { ...all, scope: [1] })).total).toBe(0);
});

test('are found by words of the question or of its document, and pages do not overlap', async () => {
  const { db } = await aBank();
  const texts = async (keyword: string) =>
    (await listBankQuestions(db, { ...all, keyword })).list.map(({ text }) => text);
  expect(await texts('启动')).toEqual(['怎样启动？']);
  expect(await texts('离心泵 启动')).toEqual(['怎样启动？']);
  expect(await texts('%')).toEqual([]);
  const pages = await Promise.all([0, 1, 2].map((offset) => listBankQuestions(db, { ...all, limit: 1, offset })));
  expect(new Set(pages.flatMap(({ list }) => list.map(({ id }) => id))).size).toBe(3);
  expect(await listBankQuestions(db, { ...all, offset: 50 })).toEqual({ list: [], total: 3 });
  expect(await listBankQuestions(db, { ...all, scope: [1], offset: 50 })).toEqual({ list: [], total: 0 });
});

test('a pick takes one of each document, and none of a removed one', async () => {
  const { db, pump } = await aBank();
  expect((await pickBankQuestions(db, { scope: [3], limit: 10 })).map(({ lang }) => lang).sort()).toEqual(['en', 'zh']);
  await removeDocument(db, pump);
  expect((await pickBankQuestions(db, { scope: [3], limit: 10 })).map(({ lang }) => lang)).toEqual(['en']);
});

test('of a community, only what answers quote is proposed', async () => {
  const { db } = await openKnowledgeStore();
  await put(db, { title: 'Manual' }, [under('Manual', 'How is it started?')]);
  const post = (kind: 'articleDetails' | 'qaDetails') => ({
    ...{ source: `${kind}.md`, title: kind, url: `/community/${kind}?id=1` },
  });
  await put(db, post('articleDetails'), [under('Article', 'What is left?')]);
  await put(db, post('qaDetails'), [under('Question', 'Why does it hum?')]);
  const texts = async (inAnswers: 'all' | 'accepted' | 'verified' | 'none', bases = [3]) =>
    (await listBankQuestions(db, { ...all, community: { bases, inAnswers } })).list.map(({ text }) => text).sort();
  expect(await texts('all')).toEqual(['How is it started?', 'What is left?', 'Why does it hum?']);
  expect(await texts('accepted')).toEqual(['Why does it hum?']);
  expect(await texts('verified')).toEqual([]);
  // Documents of other bases are not posts.
  expect(await texts('none', [9])).toHaveLength(3);
});
