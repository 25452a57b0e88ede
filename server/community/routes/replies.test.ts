import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openPeopleApp, signedInPerson } from '../../../tests/support/person';
import { notificationsJobs } from '../../notifications/jobs';
import { communityJobs } from '../jobs';

async function openMill(hold: object = {}) {
  const mill = await openPeopleApp();
  const { ctx, store, call } = mill;
  for (const job of [...communityJobs(ctx), ...notificationsJobs(ctx)]) await ctx.jobs.add(job);
  await ctx.settings.publish({
    ...{ accessDomain: 'main', author: 'test', message: '' },
    body: { accessDomain: 'main', searchScope: [3], community: { enabled: true, hold } },
  });
  const zhou = await signedInPerson(store, { phone: '13800000001', nickname: 'Zhou' });
  const anna = await signedInPerson(store, { phone: '13800000002', nickname: 'Anna' });
  const question = randomUUID();
  const text = { title: 'Why does grease separate?', summary: '', content: 'It bleeds.', tags: [], board: null };
  const { data } = await call('POST', '/api/community/posts', {
    headers: zhou.headers,
    body: { id: question, kind: 'question', ...text, audience: 'domain' },
  });
  await call('POST', `/api/community/posts/${question}/publish`, { headers: zhou.headers, body: { rev: data.rev } });
  const answer = randomUUID();
  await call('POST', `/api/community/questions/${question}/answers`, {
    headers: anna.headers,
    body: { answerId: answer, content: 'Soap.' },
  });
  const told = async ({ headers }: Who) => {
    await ctx.jobs.idle();
    return (await call('GET', '/api/notifications', { headers })).data.list as Record<string, unknown>[];
  };
  return { ...mill, zhou, anna, question, answer, told };
}

type Mill = Awaited<ReturnType<typeof openMill>>;
type Who = Awaited<ReturnType<typeof signedInPerson>>;

const comment = ({ call }: Mill, { headers }: Who, below: string, content = 'Which one?', commentId = randomUUID()) =>
  call('POST', `/api/community/posts/${below}/comments`, { headers, body: { commentId, content } });
const list = async ({ call, question }: Mill, who?: Who) =>
  (await call('GET', `/api/community/posts/${question}/comments`, who ? { headers: who.headers } : {})).data;

test('a comment stands once below what it is about, and its author is told', async () => {
  const mill = await openMill();
  const { call, zhou, anna, question, answer, told } = mill;
  const id = randomUUID();
  expect((await comment(mill, zhou, answer, 'Which one?', id)).data).toMatchObject({ id, parent: answer, mine: true });
  await comment(mill, zhou, answer, 'Which one?', id);
  await comment(mill, anna, question, 'Since when?');
  expect(await list(mill)).toMatchObject([
    { id, parent: answer, author: 'Zhou', mine: false },
    { parent: question, content: 'Since when?' },
  ]);
  expect(await told(anna)).toMatchObject([
    { kind: 'comment', count: 1, link: `/community/qaDetails?id=${question}#c-${id}` },
  ]);
  expect((await comment(mill, anna, answer, 'Mine', id)).status).toBe(409);
  expect((await comment(mill, anna, id)).status).toBe(400);
  expect((await comment(mill, anna, 'nothing')).status).toBe(404);
  expect((await comment(mill, anna, answer, ' \n')).status).toBe(400);
  expect((await comment(mill, anna, answer, 'x'.repeat(2_001))).status).toBe(400);
  // It goes from sight with what it is about.
  await call('DELETE', `/api/community/replies/${answer}`, { headers: anna.headers });
  expect(await list(mill, zhou)).toMatchObject([{ content: 'Since when?' }]);
  expect((await comment(mill, zhou, answer)).status).toBe(404);
});

test('answers and comments are changed and withdrawn by their authors alone', async () => {
  const mill = await openMill();
  const { call, ctx, store, zhou, anna, question, answer } = mill;
  const answers = `/api/community/questions/${question}/answers`;
  const change = (who: Who, version: number, content: string) =>
    call('PUT', `/api/community/replies/${answer}`, { headers: who.headers, body: { version, content } });
  const withdraw = (who: Who, id: string) => call('DELETE', `/api/community/replies/${id}`, { headers: who.headers });
  const body = { answer };
  await call('PUT', `/api/community/questions/${question}/accepted`, { headers: zhou.headers, body });
  expect((await change(zhou, 1, 'Mine now.')).status).toBe(404);
  expect((await change(anna, 1, 'Soap and oil.')).status).toBe(200);
  expect((await change(anna, 1, 'Another tab.')).status).toBe(409);
  expect((await call('GET', answers)).data).toMatchObject([{ content: 'Soap and oil.', version: 2, accepted: true }]);
  const documents = async () => {
    await ctx.jobs.idle();
    const found = store.db.selectFrom('document as d').where('d.deleted_at', 'is', null);
    const rows = await found
      .innerJoin('document_version as v', (join) =>
        join.onRef('v.doc_id', '=', 'd.id').onRef('v.version', '=', 'd.version'),
      )
      .select('v.markdown')
      .execute();
    return rows.map(({ markdown }) => markdown);
  };
  expect(await documents()).toEqual([expect.stringContaining('Soap and oil.')]);
  expect((await withdraw(zhou, answer)).status).toBe(404);
  expect((await withdraw(zhou, question)).status).toBe(400);
  expect((await withdraw(anna, answer)).status).toBe(200);
  expect((await withdraw(anna, answer)).status).toBe(200);
  expect((await call('GET', answers)).data).toEqual([]);
  expect((await call('GET', '/api/community/posts')).data.list).toMatchObject([{ answerCount: 0, accepted: false }]);
  expect(await documents()).toEqual([]);
});

test('a comment with a listed word waits, and only its author sees it', async () => {
  const mill = await openMill({ words: ['casino'] });
  const { zhou, anna, answer, told } = mill;
  const { data } = await comment(mill, zhou, answer, 'See my casino.');
  expect(data.verdict).toMatchObject({ state: 'held', reason: 'words' });
  expect(await list(mill, anna)).toEqual([]);
  expect(await list(mill, zhou)).toHaveLength(1);
  expect(await told(anna)).toEqual([]);
});

test('what helped is counted once for each person, and never by its author', async () => {
  const mill = await openMill();
  const { call, zhou, anna, question, answer } = mill;
  const mark = (method: 'PUT' | 'DELETE', { headers }: Who, id: string = answer) =>
    call(method, `/api/community/posts/${id}/helpful`, { headers });
  const seen = async ({ headers }: Who) =>
    (await call('GET', `/api/community/questions/${question}/answers`, { headers })).data[0];
  expect((await mark('PUT', anna)).status).toBe(400);
  expect((await mark('PUT', zhou, 'nothing')).status).toBe(404);
  await mark('PUT', zhou);
  await mark('PUT', zhou);
  expect(await seen(zhou)).toMatchObject({ helpful: 1, helpedMe: true });
  expect(await seen(anna)).toMatchObject({ helpful: 1, helpedMe: false });
  await mark('DELETE', zhou);
  expect(await seen(zhou)).toMatchObject({ helpful: 0, helpedMe: false });
});
