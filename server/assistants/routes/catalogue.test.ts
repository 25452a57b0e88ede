import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app';
import { alice, ask, bob, call, newAsking } from '../../../tests/support/ask';
import { fakeSearch } from '../../../tests/support/fake-answerer';
import { countAnswers } from '../store/counts';

let opened: TestApp;
const begun = { ...newAsking({ query: 'Bearing life' }), assistant: { id: 'general' } };
beforeAll(async () => {
  opened = await createTestApp({ parts: { search: fakeSearch() } });
  await ask(opened.app, begun);
});
afterAll(() => opened.close());

const get = (url: string, cookie = alice) => call(opened.app, 'GET', url, { cookie });
const catalogue = async (query = '') =>
  (await get(`/achat/api/v1/assistant/qa/page${query}`)).data.list.map(({ id }: { id: string }) => id);

test('visitors see what is for everybody; the order follows use, as of the last count', async () => {
  expect(await catalogue()).toEqual(['design', 'device', 'general']);
  await countAnswers(opened.store.db);
  expect(await catalogue()).toEqual(['general', 'design', 'device']);
  const pages = await Promise.all([1, 2, 3].map((page) => catalogue(`?pageSize=1&pageNum=${page}`)));
  expect(pages.flat()).toEqual(['general', 'design', 'device']);
  expect((await get('/api/messages/getIntelligentAgent')).data[0]).toMatchObject({
    id: 'general',
    chatMessageCount: 1,
  });
});

test('the calls of the specification have its numbers', async () => {
  expect((await get('/achat/api/v1/chat/online')).data).toMatchObject({ pageNum: 1, pageSize: 40 });
  expect((await get('/achat/api/v1/assistant/qa/page')).data).toMatchObject({ pageNum: 1, pageSize: 20 });
  const found = await get('/achat/api/v1/chat/online?keyword=%E8%AE%BE%E8%AE%A1%E8%AE%A1%E7%AE%97');
  expect(found.data.list).toMatchObject([{ id: 'design', flowType: 'assistant' }]);
});

test('a chat remembers its assistant, for its owner', async () => {
  const { data } = await get('/api/question/list?assistant=general');
  expect(data.list).toMatchObject([{ assistant: 'general', url: `/gpt?chat=${begun.chatId}` }]);
  expect((await get('/api/question/list?assistant=design')).data.total).toBe(0);
  expect((await get('/api/question/list?assistant=general', bob)).data.total).toBe(0);
});

test('checks and formulas of assistants for signed-in people are not there for others', async () => {
  expect((await get('/api/procedures/pump-no-flow')).status).toBe(200);
  expect((await get('/api/procedures/bearing-hot')).status).toBe(404);
  expect((await get('/api/calculators/bearing-life')).status).toBe(200);
  expect((await get('/api/assistants/maintenance')).data).toMatchObject({ audience: 'signed-in', procedures: [] });
  expect((await get('/api/assistants/__proto__')).status).toBe(404);
  const asked = { ...newAsking({ query: 'Pump' }), assistant: { id: 'maintenance' } };
  const refused = await call(opened.app, 'POST', '/tianzhi-tools/api/agent/research', { cookie: alice, body: asked });
  expect(refused).toMatchObject({ status: 403, msg: expect.stringContaining('maintenance') });
});

test('an assistant that the portal hides is in no list and refuses', async () => {
  const { settings } = opened.ctx;
  const { setting } = await settings.get('main');
  const reader = { signedIn: true };
  const asking = { setting: { ...setting, assistants: { hidden: ['general'] } }, reader, accessDomain: 'main' };
  const portal = await opened.ctx.assistants.open(opened.store.db, asking);
  expect(portal.offered().map(({ id }) => id)).not.toContain('general');
  expect(() => portal.admit('general')).toThrow('general');
});
