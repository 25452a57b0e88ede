import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openMill, type Who } from '../../../tests/support/community-mill';
import { signedInPerson } from '../../../tests/support/person';
import { dropOldDrafts } from '../store/drafts';

const draft = { title: 'Why does it bleed?', summary: '', content: 'It bleeds.', tags: [] as string[], board: null };
const letters = (count: number) => 'a'.repeat(count);
const many = (count: number, of: (n: number) => string) => Array.from({ length: count }, (_, n) => of(n)).join(' ');
const pictures = (count: number) => many(count, (n) => `![](/files/${String(n).padStart(22, 'x')})`);

/** Per limit: what still fits, what does not, and the figures that the refusal names. */
const posts: [what: string, fits: object, tooMuch: object, says: string[]][] = [
  ['title, at least', { title: letters(4) }, { title: letters(3) }, ['3', '4']],
  ['title, at most', { title: letters(200) }, { title: letters(201) }, ['200']],
  ['text of a question', { content: letters(20_000) }, { content: letters(20_001) }, ['20,001', '20,000']],
  [
    'text of an article',
    { kind: 'article', content: letters(500_000) },
    { kind: 'article', content: letters(500_001) },
    ['500000'],
  ],
  ['an empty text', { content: '.' }, { content: ' ' }, []],
  ['summary', { kind: 'article', summary: letters(400) }, { kind: 'article', summary: letters(401) }, ['400']],
  ['tags', { tags: ['a', 'b', 'c', 'd', 'e'] }, { tags: ['a', 'b', 'c', 'd', 'e', 'f'] }, ['5']],
  ['length of a tag', { tags: [letters(20)] }, { tags: [letters(21)] }, ['20']],
  ['pictures', { content: pictures(50) }, { content: pictures(51) }, ['51', '50']],
  ['a board', { board: null }, { board: 'nowhere' }, ['nowhere']],
];

test.each(posts)('%s', async (_what, fits, tooMuch, says) => {
  const { call, zhou } = await openMill();
  const headers = { ...zhou.headers, 'accept-language': 'en' };
  const publish = async (more: object) => {
    const id = randomUUID();
    const body = { id, kind: 'question', ...draft, audience: 'domain', ...more };
    const begun = await call('POST', '/api/community/posts', { headers, body });
    if (begun.status !== 200) return begun;
    return call('POST', `/api/community/posts/${id}/publish`, { headers, body: { rev: begun.data.rev } });
  };
  expect((await publish(fits)).status).toBe(200);
  const refused = await publish(tooMuch);
  expect(refused.status).toBe(400);
  for (const figure of says) expect(refused.msg.replaceAll(',', '')).toContain(figure.replaceAll(',', ''));
});

const replies: [what: string, fits: number, tooMuch: number, path: string, bodyOf: (content: string) => object][] = [
  ['answer', 20_000, 20_001, 'questions/{}/answers', (content) => ({ answerId: randomUUID(), content })],
  ['comment', 2_000, 2_001, 'posts/{}/comments', (content) => ({ commentId: randomUUID(), content })],
  ['words of a report', 1_000, 1_001, 'posts/{}/reports', (words) => ({ reason: 'wrong', words })],
];

test.each(replies)('%s', async (_what, fits, tooMuch, path, bodyOf) => {
  const { call, write, zhou, anna } = await openMill();
  const question = await write(zhou);
  const send = (count: number) =>
    call('POST', `/api/community/${path.replace('{}', question)}`, {
      headers: { ...anna.headers, 'accept-language': 'en' },
      body: bodyOf(letters(count)),
    });
  expect((await send(fits)).status).toBe(200);
  const refused = await send(tooMuch);
  expect(refused.status).toBe(400);
  expect(refused.msg.replaceAll(',', '')).toContain(String(fits));
});

const openPaced = () => openMill({}, { WRITING_PACE: 'on' });
type Paced = Awaited<ReturnType<typeof openPaced>>;

const publish = async ({ call }: Paced, { headers }: Who, more: object = {}) => {
  const id = randomUUID();
  const body = { id, kind: 'question', ...draft, audience: 'domain', ...more };
  const begun = await call('POST', '/api/community/posts', { headers, body });
  return {
    id,
    ...(await call('POST', `/api/community/posts/${id}/publish`, { headers, body: { rev: begun.data.rev } })),
  };
};

const comment = ({ call }: Paced, { headers }: Who, post: string, content: string, commentId: string = randomUUID()) =>
  call('POST', `/api/community/posts/${post}/comments`, { headers, body: { commentId, content } });

/** As if this time had passed since. */
const wait = ({ store }: Paced, seconds: number) =>
  store.db
    .updateTable('budget')
    .set({ resets_at: sql<Date>`resets_at - make_interval(secs => ${seconds})` })
    .execute();

const age = ({ store }: Paced, { person }: Who, hours: number) =>
  store.db
    .updateTable('person')
    .set({ created_at: sql<Date>`now() - make_interval(hours => ${hours})` })
    .where('id', '=', person.id)
    .execute();

test('one post in 15 seconds, of any kind, and changes of it at once', async () => {
  const mill = await openPaced();
  const { zhou, anna, edit } = mill;
  const { id, status } = await publish(mill, zhou);
  expect(status).toBe(200);
  expect(await edit(zhou, id, { content: 'It bleeds oil.' })).toMatchObject({ status: 200 });
  const early = await comment(mill, zhou, id, 'Since Monday.');
  expect(early).toMatchObject({ status: 429, msg: expect.stringMatching(/15 seconds apart.*in \d+ seconds?;/) });
  expect(early.data.retryAfterMs).toBeLessThanOrEqual(15_000);
  expect(await comment(mill, anna, id, 'Since Monday.')).toMatchObject({ status: 200 });
  expect(await publish(mill, zhou, { title: 'Another question', audience: 'me' })).toMatchObject({ status: 200 });
  await wait(mill, 15);
  expect(await comment(mill, zhou, id, 'Since Monday.')).toMatchObject({ status: 200 });
});

test('an answer or comment whose reply was lost is sent again without a wait', async () => {
  const mill = await openPaced();
  const { id } = await publish(mill, mill.zhou);
  const send = () => comment(mill, mill.anna, id, 'Since Monday.', 'a-comment-of-anna');
  expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
  await wait(mill, 15);
  const body = { answerId: 'an-answer-of-anna', content: 'Soap.' };
  const answer = () =>
    mill.call('POST', `/api/community/questions/${id}/answers`, { headers: mill.anna.headers, body });
  expect([(await answer()).status, (await answer()).status]).toEqual([200, 200]);
});

test('the same text within 5 minutes, whatever its spaces', async () => {
  const mill = await openPaced();
  const { zhou } = mill;
  const { id } = await publish(mill, zhou);
  await wait(mill, 15);
  const again = await publish(mill, zhou, { content: 'It  bleeds. ' });
  expect(again).toMatchObject({ status: 429, msg: expect.stringMatching(/last 5 minutes.*Link.*in 5 minutes/) });
  expect(await comment(mill, zhou, id, 'Another text.')).toMatchObject({ status: 200 });
  await wait(mill, 300);
  expect(await publish(mill, zhou)).toMatchObject({ status: 200 });
});

test('on the first day 3 questions and articles, 10 answers and comments; not of members who act for theirs', async () => {
  const mill = await openPaced();
  const { zhou, anna, actTogether } = mill;
  const one = async (who: Who, n: number) => {
    await wait(mill, 15);
    return publish(mill, who, { kind: n % 2 ? 'article' : 'question', title: `Question ${n}` });
  };
  const said = async (who: Who, post: string, n: number) => {
    await wait(mill, 15);
    return comment(mill, who, post, `Remark ${n}.`);
  };
  const { id } = await one(zhou, 0);
  await one(zhou, 1);
  expect(await one(zhou, 2)).toMatchObject({ status: 200 });
  await age(mill, zhou, 20);
  const refused = await one(zhou, 3);
  expect(refused).toMatchObject({ status: 429, msg: expect.stringMatching(/publish 3 questions.*in 4 hours/) });
  for (let n = 0; n < 10; n += 1) expect((await said(zhou, id, n)).status).toBe(200);
  expect(await said(zhou, id, 10)).toMatchObject({ status: 429, msg: expect.stringContaining('10 answers') });
  await age(mill, zhou, 25);
  expect((await said(zhou, id, 10)).status).toBe(200);
  expect((await one(zhou, 3)).status).toBe(200);
  await actTogether(anna);
  for (let n = 10; n < 14; n += 1) expect((await one(anna, n)).status).toBe(200);
});

test('three people mentioned while one is new, ten later', async () => {
  const mill = await openMill();
  const { write, call, zhou, anna, store } = mill;
  const question = await write(anna);
  const people = await Promise.all(
    ['A', 'B', 'C', 'D'].map((nickname, n) => signedInPerson(store, { phone: `1380000010${n}`, nickname })),
  );
  for (const who of people) await write(who);
  const send = (count: number) =>
    call('POST', `/api/community/posts/${question}/comments`, {
      headers: zhou.headers,
      body: {
        commentId: randomUUID(),
        content: people
          .slice(0, count)
          .map(({ person }) => `@[x](person:${person.id})`)
          .join(' '),
      },
    });
  expect(await send(4)).toMatchObject({ status: 400, msg: expect.stringMatching(/at most 3.*mentions 4.*Up to 10/) });
  expect((await send(3)).status).toBe(200);
  for (let n = 0; n < 3; n += 1) await write(zhou, { title: `Question ${n}` });
  expect((await send(4)).status).toBe(400);
  await age(mill, zhou, 73);
  expect((await send(4)).status).toBe(200);
});

test('two links while one is new, any number later; one’s own drafts may have more', async () => {
  const mill = await openMill();
  const { zhou, actTogether } = mill;
  const links = (count: number) =>
    Array.from({ length: count }, (_, n) => `[${n}](https://x${n}.example/a)`).join(' and ');
  const text = (count: number) => `What I read about grease and its oil for many hours: ${links(count)}.`;
  expect(await publish(mill, zhou, { title: 'Question 1', content: text(3) })).toMatchObject({
    ...{ status: 400, msg: expect.stringMatching(/at most 2 links.*has 3/) },
  });
  const { id, status } = await publish(mill, zhou, { title: 'Question 2', content: text(2) });
  expect(status).toBe(200);
  expect((await comment(mill, zhou, id, text(3))).status).toBe(400);
  expect((await publish(mill, zhou, { title: 'Question 3', content: text(3), audience: 'me' })).status).toBe(200);
  await actTogether(zhou);
  expect((await publish(mill, zhou, { title: 'Question 4', content: text(3) })).status).toBe(200);
});

test('of drafts begun at once no more are kept than one after another; one that is discarded is gone', async () => {
  const { call, zhou, anna, store, write } = await openMill();
  const begin = (id: string) =>
    call('POST', '/api/community/posts', {
      headers: zhou.headers,
      body: { id, kind: 'question', ...draft, audience: 'domain' },
    });
  for (let n = 0; n < 48; n += 1) await begin(`draft-of-zhou-${n}`);
  const many = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((one) => begin(`draft-at-once-${one}`)));
  expect(many.map(({ status }) => status).sort()).toEqual([200, 200, 400, 400, 400]);
  const discard = (id: string, who: Who) =>
    call('DELETE', `/api/community/posts/${id}/draft`, { headers: who.headers });
  expect((await discard('draft-of-zhou-0', anna)).status).toBe(200);
  const count = async () =>
    (await store.db.selectFrom('post').select('id').where('state', '=', 'draft').execute()).length;
  expect(await count()).toBe(50);
  expect((await discard('draft-of-zhou-0', zhou)).status).toBe(200);
  expect((await discard('draft-of-zhou-0', zhou)).status).toBe(200);
  expect(await count()).toBe(49);
  // Of a published post, only what was changed since.
  const id = await write(anna);
  await call('PUT', `/api/community/posts/${id}/draft`, {
    headers: { ...anna.headers, 'if-match': '"0"' },
    body: { ...draft, title: 'Another title', audience: 'domain' },
  });
  await discard(id, anna);
  expect((await call('GET', `/api/community/posts/${id}/draft`, { headers: anna.headers })).data.title).not.toBe(
    'Another title',
  );
  expect((await call('GET', `/api/community/posts/${id}`)).status).toBe(200);
});

test('50 drafts, and one that is there is saved again; gone after 180 days without saving', async () => {
  const { call, zhou, anna, store, write } = await openMill();
  const begin = ({ headers }: Who, id: string) =>
    call('POST', '/api/community/posts', { headers, body: { id, kind: 'question', ...draft, audience: 'domain' } });
  for (let n = 0; n < 50; n += 1) expect((await begin(zhou, `draft-of-zhou-${n}`)).status).toBe(200);
  expect(await begin(zhou, 'draft-of-zhou-50')).toMatchObject({
    status: 400,
    msg: expect.stringMatching(/50 unpublished drafts.*Publish one/),
  });
  expect((await begin(zhou, 'draft-of-zhou-49')).status).toBe(200);
  expect((await begin(anna, 'draft-of-anna')).status).toBe(200);
  const published = await write(anna);
  const publishing = { headers: zhou.headers, body: { rev: 1 } };
  await call('POST', '/api/community/posts/draft-of-zhou-0/publish', publishing);
  expect((await begin(zhou, 'draft-of-zhou-50')).status).toBe(200);
  await store.db
    .updateTable('post_draft')
    .set({ saved_at: sql<Date>`now() - interval '181 days'` })
    .where('post_id', '<>', 'draft-of-zhou-50')
    .execute();
  await dropOldDrafts(store.db);
  const left = await store.db.selectFrom('post').select('id').where('kind', '=', 'question').execute();
  expect(left.map(({ id }) => id).sort()).toEqual(['draft-of-zhou-0', 'draft-of-zhou-50', published].sort());
});
