import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app';
import { alice, ask, bob, call, newAsking } from '../../../tests/support/ask';
import { fakeSearch } from '../../../tests/support/fake-answerer';
import { openHost } from '../../../tests/support/open-host';
import { seedKnowledgeBases } from '../../knowledge/store/knowledge-bases';

let opened: TestApp;
beforeAll(async () => {
  opened = await createTestApp({ parts: { search: fakeSearch() } });
  await seedBank();
});
afterAll(() => opened.close());

async function seedBank() {
  const { db } = opened.store;
  await seedKnowledgeBases(db);
  const documents = [
    { id: 'oil', kb_id: 3, lang: 'zh', title: '油液分析', headings: ['多久取一次油样？', '取样步骤'] },
    {
      id: 'oil-en',
      kb_id: 3,
      lang: 'en',
      title: 'Oil analysis',
      headings: ['How often is oil sampled?', 'Which part is wearing?'],
    },
    { id: 'secret', kb_id: 1, lang: 'zh', title: '内部', headings: ['谁能进机房？'] },
    { id: 'gone', kb_id: 3, lang: 'zh', title: '旧', headings: ['这个还在吗？'] },
  ];
  for (const { headings, ...document } of documents) {
    const deleted_at = document.id === 'gone' ? new Date() : null;
    await db
      .insertInto('document')
      .values({
        ...document,
        deleted_at,
        source: document.id,
        url: null,
        kind: 'markdown',
        pair: null,
        version: 1,
        content_hash: '',
      })
      .execute();
    const passages = headings.flatMap((heading, index) => [
      { ord: index * 2, headings: [document.title, heading] },
      { ord: index * 2 + 1, headings: [document.title, heading] },
    ]);
    await db
      .insertInto('passage')
      .values(
        passages.map((passage) => ({
          ...passage,
          id: `${document.id}#${passage.ord}@1`,
          doc_id: document.id,
          version: 1,
          page: null,
          span_start: 0,
          span_end: 1,
          text: 'x',
          codes: [],
        })),
      )
      .execute();
  }
}

const texts = (list: { text: string }[]) => list.map((question) => question.text);

test('history is the visitor’s own on this domain, newest first, in pages', async () => {
  const { app } = opened;
  for (const query of ['轴承 100% 振动', 'OPC UA 证书', '轴承润滑']) await ask(app, newAsking({ query }));
  await ask(app, newAsking({ query: 'bob asks' }), { cookie: bob });
  await openHost(opened, 'steelworks');
  await ask(app, newAsking({ query: '别的门户' }), { headers: { host: 'steelworks.localhost' } });
  const history = async (query = '', cookie = alice, headers = {}) =>
    (await call(app, 'GET', `/api/question/list${query}`, { cookie, headers })).data;
  const titles = (data: { list: { title: string }[] }) => data.list.map((item) => item.title);
  const all = await history();
  expect(titles(all)).toEqual(['轴承润滑', 'OPC UA 证书', '轴承 100% 振动']);
  expect(all).toMatchObject({
    total: 3,
    pageNum: 1,
    pageSize: 20,
    list: [{ messageCount: 2, status: 'done' }, {}, {}],
  });
  expect(await history('?page=2&pageSize=2')).toMatchObject({
    total: 3,
    pageNum: 2,
    pageSize: 2,
    list: [{ title: '轴承 100% 振动' }],
  });
  expect(titles(await history('', bob))).toEqual(['bob asks']);
  expect(titles(await history('', alice, { host: 'steelworks.localhost' }))).toEqual(['别的门户']);
  const find = async (keyword: string) => titles(await history(`?keyword=${encodeURIComponent(keyword)}`));
  expect(await find('opc 证书')).toEqual(['OPC UA 证书']);
  expect(await find('100%')).toEqual(['轴承 100% 振动']);
  expect(await find('80 ℃')).toHaveLength(3);
  expect(await find('%')).toEqual(['轴承 100% 振动']);
  expect(await find("'; drop table chat;--")).toEqual([]);
  const { id, title } = all.list[2];
  const pin = { body: { id, title, pinned: true } };
  expect((await call(app, 'POST', '/api/messages/save', pin)).data).toMatchObject({ title, pinned: true });
  expect(titles(await history('?pinned=true'))).toEqual([title]);
  expect(titles(await history('?pinned=false'))).toEqual(['轴承润滑', 'OPC UA 证书']);
});

test('the question bank holds the questions that headings ask, within scope, language and words', async () => {
  const bank = async (query = '') => (await call(opened.app, 'GET', `/api/question/database/list${query}`)).data;
  const all = await bank();
  expect(texts(all.list)).toEqual(['How often is oil sampled?', 'Which part is wearing?', '多久取一次油样？']);
  expect(all).toMatchObject({
    total: 3,
    pageNum: 1,
    list: [{ docId: 'oil-en', category: 'Oil analysis', kbId: 3, lang: 'en' }, {}, {}],
  });
  expect(texts((await bank('?lang=zh')).list)).toEqual(['多久取一次油样？']);
  expect(texts((await bank('?keyword=wearing%20OIL')).list)).toEqual(['Which part is wearing?']);
  expect(texts((await bank('?pageSize=1&pageNum=2')).list)).toEqual(['Which part is wearing?']);
  expect((await bank('?scope=3')).total).toBe(3);
});

test('recommended questions are few, one per document, in the visitor’s language', async () => {
  const recommend = async (query: string, language: string) =>
    texts(
      (
        await call(opened.app, 'GET', `/proxy-api/open/qa/recommend${query}`, {
          headers: { 'accept-language': language },
        })
      ).data,
    );
  expect(await recommend('', 'zh-CN')).toEqual(['多久取一次油样？']);
  expect(await recommend('', 'en')).toHaveLength(1);
  expect(await recommend('?lang=zh&limit=3', 'en')).toEqual(['多久取一次油样？']);
});
