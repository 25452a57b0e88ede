import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reduceRuns } from '../../../src/stream/reduce-run';
import { answerText, emptyRun } from '../../../src/stream/run-state';
import { createTestApp, type TestApp } from '../../../tests/support/app';
import { alice, ask, bob, call, newAsking } from '../../../tests/support/ask';
import { fakeSearch } from '../../../tests/support/fake-answerer';
import { deleteExpiredAttachments } from '../store/attachments';

let opened: TestApp;
beforeAll(async () => {
  opened = await createTestApp({ parts: { search: fakeSearch([]) } });
});
afterAll(() => opened.close());

const MANUAL = `# Pump P-204

## Limits

The rated flow of pump P-204 is 48 m³/h. The bearing housing must not exceed 82 °C.

## Seal

The seal is flushed from API plan 11.
`;
const CSV = 'Line,Downtime (min),Cause\nA,12,jam\nB,30,jam\nA,18,sensor\nC,5,jam\n';

async function attach(name: string, body: string | Buffer, cookie = alice) {
  const { app } = opened;
  const response = await app.inject({
    method: 'POST',
    url: `/api/messages/attachment?name=${encodeURIComponent(name)}`,
    headers: { cookie, 'content-type': 'application/octet-stream', 'accept-language': 'en' },
    payload: Buffer.from(body),
  });
  return { status: response.statusCode, ...response.json() };
}

async function asked(overrides: object, cookie = alice) {
  const asking = { ...newAsking({ locale: 'en-US' }), ...overrides };
  const { status, events, response } = await ask(opened.app, asking, { cookie });
  const run = reduceRuns(emptyRun, events);
  return { asking, status, run, text: answerText(run), msg: status === 200 ? '' : response.json().msg };
}
const detail = async (id: string, cookie = alice) =>
  (await call(opened.app, 'GET', `/api/messages/detailByChatId/${id}`, { cookie })).data;

test('what an attached document says is quoted, with its name and place, in that chat', async () => {
  const { data } = await attach('C:\\docs\\p204.md', MANUAL);
  expect(data).toMatchObject({ name: 'p204.md', kind: 'document' });
  const { asking, run, text } = await asked({ query: 'What is the rated flow of the pump?', attachments: [data.id] });
  expect(text).toContain('48 m³/h');
  expect(run.sources[0]).toMatchObject({ docId: `att:${data.id}`, title: 'p204.md', kind: 'attachment', kbId: 0 });
  // Also in the questions that follow it, without attaching it again.
  const next = await asked({
    query: 'How hot may the bearing housing of P-204 be?',
    chatId: asking.chatId,
    parentId: asking.answerId,
  });
  expect(next.text).toContain('82 °C');
});

test('another version of a question keeps its files, and only its owner sees them or what they said', async () => {
  const { data } = await attach('p204.txt', MANUAL);
  const query = 'What is the rated flow of pump P-204?';
  const { asking } = await asked({ query, attachments: [data.id] });
  const edited = await asked({ query: 'Rated flow P-204', chatId: asking.chatId, attachments: [data.id] });
  expect(edited.text).toContain('48 m³/h');
  const again = await asked({
    ...asking,
    answerId: randomUUID(),
    regenerateOf: asking.answerId,
    attachments: undefined,
  });
  expect(again.text).toContain('48 m³/h');
  const own = await detail(asking.chatId);
  expect(own.messages.filter((each: { attachments?: object[] }) => each.attachments?.length === 1)).toHaveLength(2);
  const theirs = JSON.stringify(await detail(asking.chatId, bob));
  expect(theirs).not.toContain('48 m³/h');
  expect(theirs).not.toContain('p204.txt');
  const watched = await opened.app.inject({
    url: `/tianzhi-tools/api/agent/runs/${asking.answerId}/stream`,
    headers: { cookie: bob },
  });
  expect(watched.payload).not.toContain('48 m³/h');
});

test('numbers are calculated from a table, with the rows they come from', async () => {
  const { data } = await attach('downtime.csv', CSV);
  expect(data.kind).toBe('table');
  const sum = await asked({ query: 'What is the sum of Downtime?', attachments: [data.id] });
  expect(sum.text).toContain('Sum: Downtime (min): 65');
  expect(sum.text).toContain('4 of 4 rows');
  expect(sum.run.fit?.value).toBe('direct');
  expect(sum.run.sources[0]?.quote).toContain('| 3 | B | 30 | jam |');
  // Of the table attached above in the chat, too.
  const chinese = await asked({
    query: '按Line统计Downtime的平均值',
    locale: 'zh-CN',
    chatId: sum.asking.chatId,
    parentId: sum.asking.answerId,
  });
  expect(chinese.text).toMatch(/\| A \| 15 \|/);
});

test('a question that fits no calculation gets what can be asked, and no number', async () => {
  const { data } = await attach('downtime.csv', CSV);
  const { text, run } = await asked({ query: 'Which line should we worry about?', attachments: [data.id] });
  expect(text).toContain('What is the sum of Downtime (min)?');
  expect(run.sources).toEqual([]);
});

test.each([
  ['empty.txt', '', '“empty.txt” is empty'],
  ['tool.exe', 'MZ', '“tool.exe” cannot be read'],
  ['photo.JPG', 'x', 'cannot be opened as a picture'],
  ['drawing.png', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'cannot be opened as a picture'],
  ['book.xlsx', 'PK', 'as XLSX'],
  ['head.csv', 'a,b\n', 'no table'],
  ['ragged.csv', 'a,b\n1,2\n1,2,3\n', 'Row 3'],
  ['unclear.csv', 'a,b\n"1,500",x\n"2,250",y\n', 'column “a”'],
  ['broken.pdf', 'no pdf at all', ''],
  ['binary.csv', '\u0000\u0001\u0002', ''],
])('%s is refused with the reason', async (name, body, reason) => {
  const { status, msg } = await attach(name, body);
  expect([status, msg]).toEqual([400, expect.stringContaining(reason)]);
});

test('files of others, of other chats and deleted ones are not used', async () => {
  const { data } = await attach('p204.md', MANUAL);
  const foreign = await asked({ query: 'Flow?', attachments: [data.id] }, bob);
  expect([foreign.status, foreign.msg]).toEqual([400, expect.stringContaining('1')]);
  await asked({ query: 'What is the rated flow?', attachments: [data.id] });
  expect((await asked({ query: 'Flow?', attachments: [data.id] })).status).toBe(400);
  const remove = (cookie: string) => call(opened.app, 'DELETE', `/api/messages/attachment/${data.id}`, { cookie });
  expect((await remove(bob)).status).toBe(404);
  expect((await remove(alice)).status).toBe(200);
  expect((await asked({ query: 'Flow?', attachments: [data.id] })).status).toBe(400);
});

test('files go with their age, without a question after a day', async () => {
  const { db } = opened.store;
  const [sent, unsent] = [await attach('sent.md', MANUAL), await attach('unsent.md', MANUAL)];
  await asked({ query: 'What is the rated flow?', attachments: [sent.data.id] });
  const ids = async () => (await db.selectFrom('attachment').select('id').execute()).map(({ id }) => id);
  const age = (days: number) =>
    db
      .updateTable('attachment')
      .set({ created_at: new Date(Date.now() - days * 86_400_000) })
      .where('id', 'in', [sent.data.id, unsent.data.id])
      .execute();
  await age(2);
  await deleteExpiredAttachments(db, 30);
  expect(await ids()).toContain(sent.data.id);
  expect(await ids()).not.toContain(unsent.data.id);
  await age(31);
  await deleteExpiredAttachments(db, 30);
  expect(await ids()).not.toContain(sent.data.id);
});

test('research quotes what an attached document says, marked as the asker’s own, and says that it leaves a table out', async () => {
  const [manual, table] = [await attach('p204.md', MANUAL), await attach('downtime.csv', CSV)];
  const { run, text, asking } = await asked({
    query: 'What is the rated flow of pump P-204?',
    mode: 'research',
    attachments: [manual.data.id, table.data.id],
  });
  expect(text).toContain('48 m³/h');
  expect(text).toContain('p204.md (your own file)');
  expect(run.sources[0]).toMatchObject({ docId: `att:${manual.data.id}`, kind: 'attachment', kbId: 0 });
  const [source] = run.sources;
  expect(MANUAL).toContain(source?.quote);
  expect(run.warnings.map(({ message }) => message).join()).toContain('“downtime.csv” is a table');
  expect(JSON.stringify(await detail(asking.chatId, bob))).not.toContain('48 m³/h');
});
