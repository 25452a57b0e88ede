import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openPeopleApp, signedInPerson } from '../../../tests/support/person';
import { notificationsJobs } from '../../notifications/jobs';
import { communityJobs } from '../jobs';
import { appointExpert, dismissExpert, listExperts } from '../store/experts';
import { openVerified } from '../verified/open-verified';
import { disputeVerified, reviewVerified } from '../verified/review-verified';

const TITLE = 'Why does the grease of spindle SP-12 separate?';

async function openMill(tags: string[] = ['grease']) {
  const mill = await openPeopleApp();
  const { ctx, store, call } = mill;
  for (const job of [...communityJobs(ctx), ...notificationsJobs(ctx)]) await ctx.jobs.add(job);
  await ctx.settings.publish({
    ...{ accessDomain: 'main', author: 'test', message: '' },
    body: { accessDomain: 'main', searchScope: [3], community: { enabled: true } },
  });
  const zhou = await signedInPerson(store, { phone: '13800000001', nickname: 'Zhou' });
  const anna = await signedInPerson(store, { phone: '13800000002', nickname: 'Anna' });
  const place = { domain: 'main', account: '13800000002', kind: 'tag' as const, target: 'grease' };
  expect(await appointExpert(store.db, place)).toBe(true);
  expect(await appointExpert(store.db, place)).toBe(false);
  expect(await appointExpert(store.db, { ...place, account: 'nobody' })).toBe(false);
  const question = randomUUID();
  const text = { title: TITLE, summary: '', content: 'It bleeds.', tags, board: null };
  const { data } = await call('POST', '/api/community/posts', {
    headers: zhou.headers,
    body: { id: question, kind: 'question', ...text, audience: 'domain' },
  });
  await call('POST', `/api/community/posts/${question}/publish`, { headers: zhou.headers, body: { rev: data.rev } });
  const answer = randomUUID();
  await call('POST', `/api/community/questions/${question}/answers`, {
    headers: anna.headers,
    body: {
      answerId: answer,
      content: '## Why\n\nSoap and oil part above 90 °C [2].\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    },
  });
  await call('PUT', `/api/community/questions/${question}/accepted`, { headers: zhou.headers, body: { answer } });
  const verified = openVerified(store);
  const bases = (await store.db.selectFrom('knowledge_base').select('id').execute()).map(({ id }) => id);
  const verify = ({ headers }: { headers: Record<string, string> }, more: object = {}) =>
    call('PUT', `/api/community/questions/${question}/verified`, {
      headers,
      body: { answer, wordings: ['What makes the SP-12 grease bleed?'], reviewBy: inDays(100), owner: 'me', ...more },
    });
  const found = async (asked = TITLE, scope: number[] = bases) => {
    await ctx.jobs.idle();
    const [first] = await verified.candidates(asked, scope);
    return first && verified.read(first.question, scope);
  };
  const page = async (headers: Record<string, string> = {}) =>
    (await call('GET', `/api/community/posts/${question}`, { headers })).data;
  const told = async ({ headers }: { headers: Record<string, string> }) => {
    await ctx.jobs.idle();
    const { data: list } = await call('GET', '/api/notifications', { headers });
    return (list.list as { kind: string }[]).filter(({ kind }) => kind.startsWith('verified'));
  };
  return { ...mill, zhou, anna, question, answer, verify, found, page, told };
}

const title = JSON.stringify({ 'zh-CN': '资料', 'en-US': 'Papers' });
const base = { id: 900, slug: 'papers', title };

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('an expert vouches for the accepted answer, and readers of the question find it', async () => {
  const { zhou, anna, verify, found, page, question } = await openMill();
  expect((await verify(zhou)).status).toBe(403);
  expect(await found()).toBeUndefined();
  expect((await page(zhou.headers)).toVerify).toBeUndefined();
  expect((await page(anna.headers)).toVerify).toMatchObject({ wordings: [] });
  expect((await verify(anna)).data.verified).toMatchObject({ owner: 'Anna', state: 'valid', reviewBy: inDays(100) });
  const text = await found();
  expect(text).toMatchObject({ owner: 'Anna', state: 'valid', hit: { kind: 'verified', title: TITLE } });
  expect(text?.hit.text).toMatch(/^#### Why\n\nSoap and oil/);
  expect(text?.hit.url).toBe(`/community/qaDetails?id=${question}`);
  expect(await found(TITLE, [3])).toBeUndefined();
  expect((await page()).verified).toMatchObject({ owner: 'Anna', wordings: ['What makes the SP-12 grease bleed?'] });
});

test('the date is after today, and at most 12 months away, 6 for safety', async () => {
  const { anna, verify } = await openMill(['grease', 'safety']);
  expect((await verify(anna, { reviewBy: inDays(0) })).status).toBe(400);
  expect((await verify(anna, { reviewBy: inDays(190) })).status).toBe(400);
  expect((await verify(anna, { reviewBy: inDays(170) })).status).toBe(200);
});

test('with another text, without acceptance or without an owner it is an answer like others', async () => {
  const { call, zhou, anna, question, answer, verify, found, page } = await openMill();
  await verify(anna);
  const accepted = `/api/community/questions/${question}/accepted`;
  await call('DELETE', accepted, { headers: zhou.headers });
  expect(await found()).toBeUndefined();
  expect((await verify(anna)).status).toBe(400);
  await call('PUT', accepted, { headers: zhou.headers, body: { answer } });
  expect(await found()).toBeDefined();
  const body = { version: 1, content: 'Something else.' };
  await call('PUT', `/api/community/replies/${answer}`, { headers: anna.headers, body });
  expect(await found()).toBeUndefined();
  await verify(anna);
  expect((await found())?.hit.text).toBe('Something else.');
  const { status } = await call('DELETE', `/api/community/questions/${question}/verified`, { headers: anna.headers });
  expect(status).toBe(200);
  expect(await found()).toBeUndefined();
  expect((await page()).verified).toBeUndefined();
});

const days = (count: number) => new Date(Date.now() + count * 86_400_000);

test('a check comes due, is overdue and steps down; its owner is told of each once, and may renew it', async () => {
  const { ctx, anna, question, verify, found, page, told, store } = await openMill();
  await verify(anna);
  const at = async (count: number) => {
    await reviewVerified(ctx, days(count));
    await reviewVerified(ctx, days(count));
    return (await page()).verified.state;
  };
  expect(await at(60)).toBe('valid');
  expect(await told(anna)).toEqual([]);
  expect(await at(75)).toBe('due');
  expect((await found())?.state).toBe('due');
  expect(await told(anna)).toMatchObject([{ kind: 'verified-due', count: 1 }]);
  expect(await at(101)).toBe('overdue');
  expect(await at(115)).toBe('stepped-down');
  expect(await told(anna)).toMatchObject([{ count: 3, link: `/community/qaDetails?id=${question}` }]);
  expect(await found()).toBeUndefined();
  const documents = () => store.db.selectFrom('document').select('kind').where('deleted_at', 'is', null).execute();
  expect(await documents()).toEqual([{ kind: 'article' }]);
  await verify(anna);
  expect((await found())?.state).toBe('valid');
});

test('a new version of a linked document, or a reader whom it did not help, has it checked again', async () => {
  const { ctx, call, anna, answer, verify, found, page, told, store } = await openMill();
  const content = 'As [the manual](/doc/manual-1?v=1) says.';
  await call('PUT', `/api/community/replies/${answer}`, { headers: anna.headers, body: { version: 1, content } });
  await store.db.insertInto('knowledge_base').values(base).execute();
  const document = { kb_id: 900, lang: 'en', source: 'm', title: 'Manual', description: '', kind: 'text' };
  await store.db
    .insertInto('document')
    .values({ ...document, id: 'manual-1', version: 1, content_hash: 'a', updated_at: days(-1) })
    .execute();
  await verify(anna);
  await reviewVerified(ctx, new Date());
  expect((await page()).verified).toMatchObject({ state: 'valid', why: null });
  await store.db
    .updateTable('document')
    .set({ updated_at: days(1) })
    .where('id', '=', 'manual-1')
    .execute();
  await reviewVerified(ctx, new Date());
  expect((await page()).verified).toMatchObject({ state: 'due', why: 'document', reviewBy: inDays(29) });
  expect(await told(anna)).toMatchObject([{ kind: 'verified-due', count: 1 }]);
  await verify(anna);
  const text = await found();
  await disputeVerified(ctx, [text?.hit.docId ?? ''], new Date());
  await disputeVerified(ctx, [text?.hit.docId ?? ''], new Date());
  expect((await page()).verified).toMatchObject({ state: 'due', why: 'disputed' });
  expect(await told(anna)).toContainEqual(expect.objectContaining({ kind: 'verified-disputed', count: 1 }));
});

test('experts of a tag are told of its questions, until they are dismissed', async () => {
  const { ctx, call, anna, verify, question, store } = await openMill();
  await ctx.jobs.idle();
  const { data } = await call('GET', '/api/notifications', { headers: anna.headers });
  const link = `/community/qaDetails?id=${question}`;
  expect(data.list).toContainEqual(expect.objectContaining({ kind: 'followed', title: TITLE, link }));
  expect(await listExperts(store.db, 'main')).toMatchObject([{ kind: 'tag', target: 'grease', name: 'Anna' }]);
  const place = { domain: 'main', account: '13800000002', kind: 'tag' as const, target: 'grease' };
  expect(await dismissExpert(store.db, place)).toBe(true);
  expect(await dismissExpert(store.db, place)).toBe(false);
  expect((await verify(anna)).status).toBe(403);
});
