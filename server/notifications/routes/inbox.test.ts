import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openPeopleApp, signedInPerson } from '../../../tests/support/person';
import { addMember } from '../../accounts/store/memberships';
import { addOrganization } from '../../accounts/store/organizations';
import { notificationsJobs } from '../jobs';
import { notify } from '../notify';
import { tellPeople } from '../tell-people';

async function openMill() {
  const app = await openPeopleApp();
  for (const job of notificationsJobs(app.ctx)) await app.ctx.jobs.add(job);
  await app.ctx.settings.publish({
    ...{ accessDomain: 'main', author: 'test', message: '' },
    body: { accessDomain: 'main', community: { enabled: true } },
  });
  const zhou = await signedInPerson(app.store, { phone: '13800000001', nickname: '周工' });
  const anna = await signedInPerson(app.store, { phone: '13800000002', nickname: 'Anna' });
  const tom = await signedInPerson(app.store, { phone: '13800000003', nickname: 'Tom' });
  const inbox = async ({ headers }: typeof zhou) => {
    await app.ctx.jobs.idle();
    const { data } = await app.call('GET', '/api/notifications', { headers });
    const unread = await app.call('GET', '/api/notifications/unread', { headers });
    return { list: data.list as Record<string, unknown>[], unread: unread.data.count as number };
  };
  return { ...app, zhou, anna, tom, inbox };
}

type Mill = Awaited<ReturnType<typeof openMill>>;
type Who = Mill['zhou'];

async function ask({ call }: Mill, { headers }: Who, audience = 'domain') {
  const id = randomUUID();
  const text = { title: 'Why does grease separate?', summary: '', content: 'It bleeds.', tags: [], board: null };
  const { data } = await call('POST', '/api/community/posts', {
    headers,
    body: { id, kind: 'question', ...text, audience },
  });
  await call('POST', `/api/community/posts/${id}/publish`, { headers, body: { rev: data.rev } });
  return id;
}

const answer = ({ call }: Mill, { headers }: Who, question: string, answerId: string = randomUUID()) =>
  call('POST', `/api/community/questions/${question}/answers`, { headers, body: { answerId, content: 'Soap.' } });

test('an asker hears of answers, counted while unread, and an author of the acceptance', async () => {
  const mill = await openMill();
  const { call, zhou, anna, tom, inbox } = mill;
  const question = await ask(mill, zhou);
  const first = randomUUID();
  await answer(mill, anna, question, first);
  await answer(mill, anna, question, first);
  await answer(mill, tom, question);
  await answer(mill, zhou, question);

  const { list, unread } = await inbox(zhou);
  expect(unread).toBe(1);
  expect(list).toMatchObject([
    { kind: 'answer', title: 'Why does grease separate?', count: 2, actors: ['Tom', 'Anna'], read: false },
  ]);
  expect(list[0]?.link).toMatch(new RegExp(`^/community/qaDetails\\?id=${question}#a-`));

  await call('POST', '/api/notifications/read', { headers: zhou.headers, body: { ids: [list[0]?.id] } });
  expect(await inbox(zhou)).toMatchObject({ unread: 0, list: [{ read: true }] });
  await answer(mill, tom, question);
  expect(await inbox(zhou)).toMatchObject({
    unread: 1,
    list: [
      { count: 1, read: false },
      { count: 2, read: true },
    ],
  });

  await call('PUT', `/api/community/questions/${question}/accepted`, {
    headers: zhou.headers,
    body: { answer: first },
  });
  expect((await inbox(anna)).list).toMatchObject([{ kind: 'accepted', actors: ['周工'] }]);
  expect((await inbox(tom)).list).toEqual([]);
});

test('nobody is told of a post that they may no longer read', async () => {
  const mill = await openMill();
  const { call, store, zhou, anna, inbox } = mill;
  const mill2 = await addOrganization(store.db, { name: 'Mill', tenantCode: 'mill' });
  await addMember(store.db, String(mill2), zhou.person.id, 'owner');
  await addMember(store.db, String(mill2), anna.person.id, 'member');
  for (const { headers } of [zhou, anna])
    await call('POST', '/api/session/current-tenant', { headers, body: { tenantId: mill2 } });
  const act = store.db.updateTable('person_session').set({ tenant_id: String(mill2) });
  await act.execute();
  const question = await ask(mill, zhou, 'organization');
  await answer(mill, anna, question);
  expect(await inbox(zhou)).toMatchObject({ unread: 1 });
  await store.db.deleteFrom('membership').where('person_id', '=', zhou.person.id).execute();
  expect(await inbox(zhou)).toEqual({ list: [], unread: 0 });
});

test('of one change, the first notification that names a person is theirs', async () => {
  const { ctx, store, zhou, anna, inbox } = await openMill();
  const about = { domain: 'main', root: 'thing', title: 'A thing', link: '/', actor: anna.person.id, event: 'e1' };
  const people = [zhou.person.id, anna.person.id, 'nobody'];
  const tell = () =>
    store.db.transaction().execute((trx) =>
      notify(ctx.jobs, trx, [
        { ...about, kind: 'mention', people },
        { ...about, kind: 'comment', people },
      ]),
    );
  await tell();
  expect(await inbox(zhou)).toMatchObject({ unread: 1, list: [{ kind: 'mention', count: 1, actors: ['Anna'] }] });
  expect((await inbox(anna)).list).toEqual([]);
  await tell();
  expect(await inbox(zhou)).toMatchObject({ list: [{ count: 1 }] });
});

test('what was to be told is told once, though the node died in between', async () => {
  const { ctx, store, zhou, anna, inbox } = await openMill();
  const about = {
    domain: 'main',
    root: 'thing',
    title: 'A thing',
    link: '/',
    kind: 'gap',
    people: [zhou.person.id],
  } as const;
  await notify({ send: async () => {} }, store.db, about);
  const { id } = await store.db.selectFrom('notification_event').select('id').executeTakeFirstOrThrow();
  // Two nodes take it up.
  await Promise.all([tellPeople(ctx, id), tellPeople(ctx, id)]);
  await tellPeople(ctx, id);
  expect(await inbox(zhou)).toMatchObject({ unread: 1, list: [{ count: 1 }] });
  // A change that is taken back tells nobody.
  const undone = store.db.transaction().execute(async (trx) => {
    await notify(ctx.jobs, trx, { ...about, people: [anna.person.id] });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect((await inbox(anna)).list).toEqual([]);
});

test('visitors have no notifications, and nobody marks those of others', async () => {
  const mill = await openMill();
  const { call, zhou, anna, inbox } = mill;
  expect((await call('GET', '/api/notifications')).status).toBe(401);
  await answer(mill, anna, await ask(mill, zhou));
  const [one] = (await inbox(zhou)).list;
  await call('POST', '/api/notifications/read', { headers: anna.headers, body: { ids: [one?.id] } });
  expect(await inbox(zhou)).toMatchObject({ unread: 1 });
});

test('followers of a tag, a board and a person hear of a new post once, as far as they may read it', async () => {
  const mill = await openMill();
  const { call, zhou, anna, tom, inbox } = mill;
  const follow = (method: 'PUT' | 'DELETE', { headers }: Who, what: string) =>
    call(method, `/api/community/follows/${what}`, { headers });
  expect((await call('PUT', '/api/community/follows/tag/grease')).status).toBe(401);
  expect((await follow('PUT', anna, 'mood/grease')).status).toBe(400);
  await follow('PUT', anna, 'tag/grease');
  await follow('PUT', anna, 'tag/grease');
  await follow('PUT', anna, `person/${zhou.person.id}`);
  await follow('PUT', tom, 'tag/oil');
  const write = async (audience: string, tags: string[]) => {
    const id = randomUUID();
    const text = { title: 'Greasing plan', summary: '', content: 'Weekly.', tags, board: null, audience };
    const { headers } = zhou;
    const { data } = await call('POST', '/api/community/posts', { headers, body: { id, kind: 'article', ...text } });
    await call('POST', `/api/community/posts/${id}/publish`, { headers, body: { rev: data.rev } });
    return id;
  };
  const id = await write('domain', ['grease']);
  expect(await inbox(anna)).toMatchObject({
    unread: 1,
    list: [{ kind: 'followed', count: 1, link: `/community/articleDetails?id=${id}` }],
  });
  expect((await inbox(tom)).list).toEqual([]);
  await write('me', ['grease', 'oil']);
  expect(await inbox(anna)).toMatchObject({ unread: 1 });
  expect((await inbox(tom)).list).toEqual([]);

  const question = await ask(mill, zhou);
  await follow('PUT', tom, `question/${question}`);
  const followed = await call('GET', '/api/community/follows', { headers: tom.headers });
  expect(followed.data).toEqual([
    { kind: 'question', id: question, title: 'Why does grease separate?', muted: false },
    { kind: 'tag', id: 'oil', title: '', muted: false },
  ]);
  await call('POST', `/api/community/posts/${question}/withdraw`, { headers: zhou.headers });
  expect((await call('GET', '/api/community/follows', { headers: tom.headers })).data[0]).toMatchObject({ title: '' });
  await follow('DELETE', tom, `question/${question}`);
  expect((await call('GET', '/api/community/follows', { headers: tom.headers })).data).toHaveLength(1);
});

test('nobody is told of what they muted, for whatever reason, but still of what concerns them alone', async () => {
  const mill = await openMill();
  const { call, ctx, store, zhou, anna, tom, inbox } = mill;
  const put = ({ headers }: Who, what: string) => call('PUT', `/api/community/follows/${what}`, { headers });
  const question = await ask(mill, zhou);
  await ctx.jobs.idle();
  await put(anna, `question/${question}`);
  await put(zhou, `question/${question}?muted=true`);
  await put(anna, `person/${zhou.person.id}`);
  await answer(mill, tom, question);
  expect((await inbox(zhou)).list).toEqual([]);
  expect(await inbox(anna)).toMatchObject({ unread: 1 });

  await put(anna, `question/${question}?muted=true`);
  await answer(mill, tom, question);
  expect(await inbox(anna)).toMatchObject({ list: [{ count: 1 }] });
  const { data } = await call('GET', '/api/community/follows', { headers: anna.headers });
  expect(data).toMatchObject([
    { kind: 'person', title: '周工', muted: false },
    { kind: 'question', muted: true },
  ]);

  const about = { domain: 'main', title: 'A plan', link: '/', actor: zhou.person.id, people: [anna.person.id] };
  await put(anna, `person/${zhou.person.id}?muted=true`);
  await notify(ctx.jobs, store.db, { ...about, kind: 'mention', root: 'plan' });
  await notify(ctx.jobs, store.db, { ...about, kind: 'accepted', root: question });
  expect((await inbox(anna)).list.map(({ kind }) => kind)).toEqual(['accepted', 'followed']);
});

test('a title in several languages reaches each person in their own', async () => {
  const { ctx, store, zhou, anna, tom, inbox } = await openMill();
  await store.db.updateTable('person').set({ locale: 'en-US' }).where('id', '=', anna.person.id).execute();
  const people = [zhou, anna].map(({ person }) => person.id);
  const title = { 'zh-CN': '扭力扳手', 'en-US': 'Torque wrench' };
  await notify(ctx.jobs, store.db, { kind: 'won', domain: 'main', people, root: 'win', title, link: '/awardResult' });
  expect(await inbox(zhou)).toMatchObject({ list: [{ title: '扭力扳手' }] });
  expect(await inbox(anna)).toMatchObject({ list: [{ title: 'Torque wrench' }] });
  expect((await inbox(tom)).list).toEqual([]);
});

test('whoever opens a post has read what they were told of it, and nothing else', async () => {
  const mill = await openMill();
  const { call, zhou, anna, inbox } = mill;
  const [one, other] = [await ask(mill, zhou), await ask(mill, zhou)];
  for (const question of [one, other]) await answer(mill, anna, question);
  expect(await inbox(zhou)).toMatchObject({ unread: 2 });
  await call('GET', `/api/community/posts/${one}`, { headers: anna.headers });
  expect(await inbox(zhou)).toMatchObject({ unread: 2 });
  await call('GET', `/api/community/posts/${one}`, { headers: zhou.headers });
  expect(await inbox(zhou)).toMatchObject({ unread: 1, list: [{ read: false }, { read: true }] });
});
