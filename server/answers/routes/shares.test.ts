import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app';
import { alice, ask, bob, newAsking } from '../../../tests/support/ask';
import { buildHit, fakeSearch } from '../../../tests/support/fake-answerer';
import { citesVersion } from '../../base/database/run-sources';

let world: TestApp;
beforeAll(async () => {
  const text = '轴承温度一般不应超过 80 ℃，超过时应停机检查润滑。';
  world = await createTestApp({ parts: { search: fakeSearch([buildHit({ text, span: [0, text.length] })]) } });
});
afterAll(() => world.close());

const call = async (who: string, method: string, url: string, payload?: object) => {
  const headers = { 'accept-language': 'en', cookie: who };
  const answer = await world.app.inject({ method: method as 'GET', url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, ...answer.json() };
};
const asked = async () => {
  const asking = newAsking({ query: '轴承温度' });
  await ask(world.app, asking);
  return asking.chatId;
};
const read = (chat: string, who = bob) => call(who, 'GET', `/api/messages/detailByChatId/${chat}`);
const share = async (chat: string, soFar = false, days: number | null = null): Promise<string> =>
  (await call(alice, 'POST', `/api/chats/${chat}/shares`, { soFar, days })).data.id;
const enter = async (chat: string, id: string) =>
  (await call(bob, 'POST', `/api/chats/${chat}/entry`, { share: id })).data;

test('its address opens a chat until a link is made; then only links do, and its owner', async () => {
  const chat = await asked();
  expect((await read(chat)).status).toBe(200);
  const id = await share(chat);
  expect([(await read(chat)).status, (await read(chat, alice)).status]).toEqual([404, 200]);
  expect(await enter(chat, id)).toEqual({ state: 'holds' });
  expect((await read(chat)).status).toBe(200);
  const { data } = await call(alice, 'GET', `/api/chats/${chat}/shares`);
  expect(data).toMatchObject({
    open: false,
    items: [{ id, state: 'holds', opened: 1, soFar: false, expiresAt: null }],
  });
  await call(alice, 'PUT', `/api/chats/${chat}/open`, { open: true });
  await call(alice, 'DELETE', `/api/chats/${chat}/shares/${id}`);
  expect((await read(chat)).status).toBe(200);
});

test('a revoked link ends at once, also for whoever had opened it, and says so', async () => {
  const chat = await asked();
  const id = await share(chat);
  await enter(chat, id);
  const [run] = (await read(chat)).data.messages.flatMap(({ runId }: { runId?: string }) => runId ?? []);
  await call(alice, 'DELETE', `/api/chats/${chat}/shares/${id}`);
  expect((await read(chat)).status).toBe(404);
  expect((await call(bob, 'GET', `/tianzhi-tools/api/agent/runs/${run}/stream`)).status).toBe(404);
  expect(await enter(chat, id)).toMatchObject({ state: 'revoked', at: expect.any(String) });
});

test('an expired link lets nobody in, and says when it ended', async () => {
  const chat = await asked();
  const id = await share(chat, false, 1);
  await enter(chat, id);
  const past = new Date(Date.now() - 1000);
  await world.store.db.updateTable('chat_share').set({ expires_at: past }).where('id', '=', id).execute();
  expect((await read(chat)).status).toBe(404);
  expect(await enter(chat, id)).toEqual({ state: 'expired', at: past.toISOString() });
});

test('a link of what was said so far shows nothing that was said later', async () => {
  const chat = await asked();
  const id = await share(chat, true);
  await enter(chat, id);
  await ask(world.app, newAsking({ query: '轴承温度是多少', chatId: chat }));
  expect((await read(chat)).data.messages).toHaveLength(2);
  const all = (await read(chat, alice)).data.messages;
  expect(all).toHaveLength(4);
  const later = all.findLast(({ runId }: { runId?: string }) => runId).runId;
  expect((await call(bob, 'GET', `/tianzhi-tools/api/agent/runs/${later}/stream`)).status).toBe(404);
  await enter(chat, await share(chat));
  expect((await read(chat)).data.messages).toHaveLength(4);
});

test('a citation opens for whom a link lets in, and for nobody else', async () => {
  const chat = await asked();
  const source = await world.store.db
    .selectFrom('run_source as s')
    .innerJoin('run as r', 'r.id', 's.run_id')
    .select(['s.doc_id', 's.version'])
    .where('r.chat_id', '=', chat)
    .executeTakeFirstOrThrow();
  const row = await world.store.db
    .selectFrom('chat')
    .select('access_domain')
    .where('id', '=', chat)
    .executeTakeFirstOrThrow();
  const cites = (visitor: string) =>
    citesVersion(world.store.db, {
      ...{ docId: source.doc_id, version: source.version, accessDomain: row.access_domain, chat, visitor },
    });
  expect(await cites('somebody')).toBe(true);
  const id = await share(chat);
  expect(await cites('somebody')).toBe(false);
  await world.store.db.insertInto('chat_share_grant').values({ share_id: id, visitor: 'somebody' }).execute();
  expect(await cites('somebody')).toBe(true);
});

test('only whoever asked makes, lists and revokes links; a made-up one is told apart from nothing', async () => {
  const chat = await asked();
  const id = await share(chat);
  expect((await call(bob, 'GET', `/api/chats/${chat}/shares`)).status).toBe(404);
  await enter(chat, id);
  expect((await call(bob, 'GET', `/api/chats/${chat}/shares`)).status).toBe(403);
  expect((await call(bob, 'POST', `/api/chats/${chat}/shares`, { soFar: true, days: 1 })).status).toBe(403);
  expect((await call(bob, 'DELETE', `/api/chats/${chat}/shares/${id}`)).status).toBe(403);
  expect((await call(bob, 'PUT', `/api/chats/${chat}/open`, { open: true })).status).toBe(403);
  expect(await enter(chat, 'A'.repeat(22))).toEqual({ state: 'gone' });
  expect(await enter(await asked(), id)).toEqual({ state: 'gone' });
  const others = Array.from({ length: 19 }, (_, n) => ({ id: `another-${n}-${chat}`, chat_id: chat, until: null }));
  const held = { expires_at: null, revoked_at: null };
  await world.store.db
    .insertInto('chat_share')
    .values(others.map((one) => ({ ...one, ...held })))
    .execute();
  expect((await call(alice, 'POST', `/api/chats/${chat}/shares`, { soFar: true, days: 1 })).status).toBe(409);
});
