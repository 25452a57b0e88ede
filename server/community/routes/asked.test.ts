import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { alice, bob } from '../../../tests/support/ask';
import { openMill, type Who } from '../../../tests/support/community-mill';
import { beginRun } from '../../answers/store/begin-run';
import { appendEvents } from '../../answers/store/runs';
import { addKnowledgeBase, seedKnowledgeBases } from '../../knowledge/store/knowledge-bases';

const QUESTION = 'Why does the pump hum\nafter the oil was changed?';

async function openChats() {
  const mill = await openMill();
  await mill.ctx.settings.publish({
    ...{ accessDomain: 'main', author: 'test', message: '' },
    body: { accessDomain: 'main', searchScope: [3], community: { enabled: true }, publishCommunity: { enabled: true } },
  });
  const { store, call } = mill;
  await seedKnowledgeBases(store.db);
  /** An answer in a chat of a visitor, else of Alice, from a document in that base. */
  async function answered({ kbId = 3, notice = false, visitor = alice.split('=')[1] ?? '' } = {}) {
    const [chat, run, question, docId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const document = { id: docId, kb_id: kbId, lang: 'en', title: 'Pumps [1]', source: docId, url: null };
    await store.db
      .insertInto('document')
      .values({ ...document, kind: 'markdown', pair: null, version: 1, content_hash: 'x', deleted_at: null })
      .execute();
    await store.db.insertInto('document_facet').values({ doc_id: docId, facet: 'tag', value: 'pump' }).execute();
    const started = await beginRun(store.db, {
      ...{ run, mode: 'answer', node: 'n', visitor, accessDomain: 'main' },
      ...{ chat: { id: chat, title: 'Pump' }, question: { id: question, parentId: null, text: QUESTION } },
      ...{ answer: { id: run, parentId: question }, firstEvent: JSON.stringify({ event: 'run_started', data: {} }) },
    });
    expect(started).toBe(true);
    const source = {
      ...{ sid: 's1', n: 1, docId, ver: 1, title: 'Pumps [1]', headings: ['Pumps [1]', 'Noise'], url: null },
      ...{ kind: 'markdown', lang: 'en', kbId, page: null, span: [0, 4], quote: 'Air', quoteHash: '0', score: 1 },
    };
    const steps = [
      { event: 'source_add', data: source },
      { event: 'block_open', data: { id: 'b1', type: notice ? 'notice' : 'text' } },
    ].map((event, n) => ({ run, seq: n + 2, json: JSON.stringify(event) }));
    const text = 'Air in the oil. [1] See `a[1]`.';
    await appendEvents(store.db, steps, [{ run, status: 'done', text }]);
    return { chat, message: run, docId };
  }
  const toAsk = (at: { chat: string; message: string }, headers: Record<string, string>) =>
    call('GET', `/api/community/to-ask?chat=${at.chat}&message=${at.message}`, { headers });
  const asked = ({ headers }: Who, chat: string) => call('GET', `/api/community/asked/${chat}`, { headers });
  return { ...mill, answered, toAsk, asked };
}

test('a question from one’s own answer quotes it with its sources; nobody else gets a word', async () => {
  const { answered, toAsk, store } = await openChats();
  const at = await answered();
  const { data } = await toAsk(at, { cookie: alice });
  expect(data).toEqual({
    title: 'Why does the pump hum after the oil was changed?',
    content: [
      QUESTION,
      'The engine answered:',
      '> Air in the oil. See `a[1]`.',
      'It found:',
      `- [Pumps \\[1\\] › Noise](/doc/${at.docId}?v=1&start=0&end=4)`,
    ].join('\n\n'),
    tags: ['pump'],
    audience: 'domain',
  });
  expect((await toAsk(at, { cookie: bob })).status).toBe(403);
  expect((await toAsk({ ...at, chat: 'another' }, { cookie: alice })).status).toBe(404);
  const nothing = await answered({ notice: true });
  expect((await toAsk(nothing, { cookie: alice })).data.content).not.toContain('Air');
  // Without a source either, it can still be published as it is.
  await store.db.deleteFrom('run_source').execute();
  await store.db.deleteFrom('run_event').execute();
  await store.db.updateTable('message').set({ text: 'Why?' }).where('role', '=', 'user').execute();
  await store.db.updateTable('message').set({ text: '' }).where('role', '=', 'assistant').execute();
  expect((await toAsk(nothing, { cookie: alice })).data.content).toBe('The engine’s answer was not enough.');
});

test('what not everybody in the audience may read stays in the chat', async () => {
  const { answered, toAsk, actTogether, zhou, store } = await openChats();
  const organization = await actTogether(zhou);
  const base = { title: { 'zh-CN': '资料', 'en-US': 'Papers' }, ownerKind: 'organization' as const };
  const kbId = await addKnowledgeBase(store.db, {
    ...{ ...base, ownerId: organization, slug: 'papers', audience: 'roles', roles: ['owner'] },
  });
  const at = await answered({ kbId: kbId ?? 0 });
  const { data } = await toAsk(at, { cookie: alice });
  expect(data).toMatchObject({ content: QUESTION, tags: [], audience: 'domain' });
  const own = await answered({ kbId: kbId ?? 0, visitor: zhou.person.ownerKey });
  expect((await toAsk(own, zhou.headers)).data).toMatchObject({
    ...{ content: QUESTION, tags: [], audience: 'organization' },
  });
});

test('the chat knows what came of its question, for the author alone', async () => {
  const { answered, asked, write, answer, call, zhou, anna } = await openChats();
  const at = await answered({ visitor: zhou.person.ownerKey });
  const from = { chat: at.chat, message: at.message };
  await write(anna, { from });
  expect((await asked(anna, at.chat)).data).toEqual([]);
  const id = await write(zhou, { from });
  const state = async (who: Who) => (await asked(who, at.chat)).data.map((one: { state: string }) => one.state);
  expect((await asked(zhou, at.chat)).data).toEqual([
    { message: at.message, id, title: 'Why does grease separate?', state: 'open', answers: 0 },
  ]);
  const reply = await answer(anna, id);
  expect(await state(zhou)).toEqual(['answered']);
  const { headers } = zhou;
  await call('PUT', `/api/community/questions/${id}/accepted`, { headers, body: { answer: reply } });
  expect(await state(zhou)).toEqual(['accepted']);
  expect(await state(anna)).toEqual([]);
  expect((await call('GET', `/api/community/asked/${at.chat}`)).status).toBe(401);
});

test('whoever has the question, too, hears of answers, and their words are proposed', async () => {
  const { write, answer, call, told, zhou, anna } = await openChats();
  const id = await write(zhou);
  const too = ({ headers }: Who, wording = '') =>
    call('PUT', `/api/community/questions/${id}/too`, { headers, body: { wording } });
  const seen = async ({ headers }: Who) => (await call('GET', `/api/community/posts/${id}`, { headers })).data.too;
  expect((await too(zhou)).status).toBe(400);
  expect(await seen(anna)).toEqual({ count: 0, mine: null });
  await too(anna);
  await too(anna, ' Why does \n oil bleed? ');
  expect(await seen(anna)).toEqual({ count: 1, mine: 'Why does oil bleed?' });
  expect(await seen(zhou)).toEqual({ count: 1, mine: null });
  await answer(zhou, id);
  expect(await told(anna)).toMatchObject([{ kind: 'followed' }]);
  await call('DELETE', `/api/community/questions/${id}/too`, { headers: anna.headers });
  expect(await seen(anna)).toEqual({ count: 0, mine: null });
});
