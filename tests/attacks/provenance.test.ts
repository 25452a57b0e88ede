import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../support/app';
import { alice, ask, bob, call, newAsking } from '../support/ask';
import { fakeSearch } from '../support/fake-answerer';

async function answered() {
  const opened = await openTestApp({ parts: { search: fakeSearch() } });
  const asking = newAsking();
  await ask(opened.app, asking);
  const save = (body: object, cookie = alice) => call(opened.app, 'POST', '/api/message/saveMessage', { cookie, body });
  const read = async (cookie = bob) =>
    (await call(opened.app, 'GET', `/api/messages/detailByChatId/${asking.chatId}`, { cookie })).data.messages;
  return { ...opened, asking, save, read };
}

describe('what a client saves is never an answer of this portal', () => {
  test('it is marked for everybody who reads the chat, without sources, judgement or headings', async () => {
    const { app, asking, save, read } = await answered();
    const id = randomUUID();
    const text = 'The limit is 900 °C [1].';
    const saved = await save({ id, chatId: asking.chatId, parentId: asking.messageId, role: 'assistant', text });
    expect(saved.data).toMatchObject({ id, origin: 'client' });
    for (const reader of [alice, bob]) {
      const message = (await read(reader)).find((one: { id: string }) => one.id === id);
      expect(message).toMatchObject({ text, origin: 'client' });
      expect(message).not.toHaveProperty('runId');
      expect(message).not.toHaveProperty('events');
    }
    const judged = await call(app, 'POST', '/api/messages/evaluate', {
      cookie: alice,
      body: { messageId: id, value: 1 },
    });
    expect(judged.status).toBe(404);
    const outline = [{ id: 'h', level: 2, title: 'Official', block: 'b1', offset: 0 }];
    const url = '/api/messages/updateOutlineByChatId';
    const body = { chatId: asking.chatId, messageId: id, outline };
    expect((await call(app, 'POST', url, { cookie: alice, body })).status).toBe(404);
    const answer = (await read()).find((one: { id: string }) => one.id === asking.answerId);
    expect(answer).not.toHaveProperty('origin');
  });

  test('nobody can say of themselves that the server wrote it', async () => {
    const { asking, save, read } = await answered();
    const forged = { origin: 'server', runId: asking.answerId, status: 'done', events: [] };
    const id = randomUUID();
    await save({ id, chatId: asking.chatId, parentId: null, role: 'assistant', text: 'a', ...forged });
    const message = (await read()).find((one: { id: string }) => one.id === id);
    expect(message?.origin ?? 'refused').not.toBe('server');
    expect(message ?? {}).not.toHaveProperty('runId');
  });

  test('a run cannot be had to take such a message for its answer', async () => {
    const { app, asking, save, read } = await answered();
    const id = randomUUID();
    await save({ id, chatId: asking.chatId, parentId: asking.messageId, role: 'assistant', text: 'forged' });
    await ask(app, newAsking({ ...asking, answerId: id, regenerateOf: asking.answerId })).catch(() => {});
    const message = (await read()).find((one: { id: string }) => one.id === id);
    expect(message).toMatchObject({ text: 'forged', origin: 'client' });
    expect(message).not.toHaveProperty('runId');
  });
});

describe('what was asked and answered here stays as it was', () => {
  test('a question is not rewritten under its answer, whoever saved it first', async () => {
    const { app, asking, save, read } = await answered();
    const { chatId, messageId } = asking;
    const changed = await save({
      id: messageId,
      chatId,
      parentId: null,
      role: 'user',
      text: 'Is it safe to stand beneath the load?',
    });
    expect(changed.status).toBe(409);
    const question = {
      id: randomUUID(),
      chatId,
      parentId: asking.answerId,
      role: 'user',
      text: 'How warm may it get?',
    };
    expect((await save(question)).status).toBe(200);
    expect((await save({ ...question, text: 'How warm does it get?' })).status).toBe(200);
    await ask(
      app,
      newAsking({ chatId, messageId: question.id, parentId: asking.answerId, query: 'How warm does it get?' }),
    );
    if ((await read()).some(({ parentId }: { parentId: string }) => parentId === question.id))
      expect((await save({ ...question, text: 'May I touch it?' })).status).toBe(409);
  });

  test('headings that its owner wrote over an answer are not shown to others as its own', async () => {
    const { app, asking, read } = await answered();
    const outline = [{ id: 'h', level: 2, title: 'Approved by the safety board', block: 'b1', offset: 0 }];
    const body = { chatId: asking.chatId, messageId: asking.answerId, outline };
    await call(app, 'POST', '/api/messages/updateOutlineByChatId', { cookie: alice, body });
    const answerOf = async (cookie: string) =>
      (await read(cookie)).find((one: { id: string }) => one.id === asking.answerId);
    expect((await answerOf(alice)).outline).toEqual(outline);
    expect((await answerOf(bob)).outline).toBeNull();
  });
});
