import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openPeopleApp, signedInPerson } from '../../../tests/support/person';
import { addMember } from '../../accounts/store/memberships';
import { giveRole } from '../../accounts/store/operators';
import { addOrganization } from '../../accounts/store/organizations';
import { notificationsJobs } from '../../notifications/jobs';
import { communityJobs } from '../jobs';

async function openMill(hold: object = {}) {
  const mill = await openPeopleApp({ env: { OPERATOR_SECOND_FACTOR: 'optional' } });
  const { ctx, store } = mill;
  for (const job of [...communityJobs(ctx), ...notificationsJobs(ctx)]) await ctx.jobs.add(job);
  await ctx.settings.publish({
    ...{ accessDomain: 'main', author: 'test', message: '' },
    body: { accessDomain: 'main', searchScope: [3], community: { enabled: true, hold } },
  });
  const people = await Promise.all(
    ['Zhou', 'Anna', 'Tom', 'Li', 'Mo', 'Mia'].map((nickname, n) =>
      signedInPerson(store, { phone: `1380000000${n}`, nickname }),
    ),
  );
  const [zhou, anna, tom, li, mo, mia] = people as [Who, Who, Who, Who, Who, Who];
  for (const { person } of [mo, mia])
    await giveRole(store.db, { id: person.id, name: person.nickname, tenant_id: null, role: 'editor' });
  const told = async ({ headers }: Who) => {
    await ctx.jobs.idle();
    const { data } = await mill.call('GET', '/api/notifications', { headers });
    return (data.list as { kind: string }[]).map(({ kind }) => kind);
  };
  return { ...mill, zhou, anna, tom, li, mo, mia, told };
}

type Who = Awaited<ReturnType<typeof signedInPerson>>;
type Mill = Awaited<ReturnType<typeof openMill>>;

const posts = '/api/community/posts';
const queue = '/api/community/moderation';

async function publish({ call }: Mill, { headers }: Who, more: object = {}) {
  const id = randomUUID();
  const text = { title: 'Why does grease separate?', summary: '', content: 'It bleeds.', tags: [], board: null };
  const body = { id, kind: 'question', ...text, audience: 'domain', ...more };
  const { data } = await call('POST', posts, { headers, body });
  const published = await call('POST', `${posts}/${id}/publish`, { headers, body: { rev: data.rev } });
  return { id, published };
}

async function answer({ call }: Mill, { headers }: Who, question: string, content = 'Soap.') {
  const answerId = randomUUID();
  const { status } = await call('POST', `/api/community/questions/${question}/answers`, {
    headers,
    body: { answerId, content },
  });
  return { id: answerId, status };
}

const report = ({ call }: Mill, { headers }: Who, id: string, reason = 'wrong') =>
  call('POST', `${posts}/${id}/reports`, { headers, body: { reason, words: 'See page 3.' } });
const waiting = async ({ call }: Mill, { headers }: Who) => (await call('GET', queue, { headers })).data;
const decide = ({ call }: Mill, { headers }: Who, ids: string[], action: string, more: object = {}) =>
  call('POST', queue, { headers, body: { ids, action, reason: 'wrong', words: 'Read the manual.', ...more } });
const page = async ({ call }: Mill, id: string, who?: Who) =>
  call('GET', `${posts}/${id}`, who ? { headers: who.headers } : {});

test('three reports hide a post until it is looked at; its author appeals, another moderator restores it', async () => {
  const mill = await openMill();
  const { call, zhou, anna, tom, li, mo, mia, told } = mill;
  const { id } = await publish(mill, zhou);
  expect((await report(mill, zhou, id)).status).toBe(400);
  for (const who of [anna, anna, tom]) await report(mill, who, id);
  expect((await page(mill, id)).status).toBe(200);
  await report(mill, li, id);
  expect((await page(mill, id)).status).toBe(404);
  expect((await call('GET', posts)).data).toMatchObject({ total: 0, tags: [] });
  expect((await page(mill, id, zhou)).data.verdict).toEqual({
    ...{ state: 'hidden', reason: 'wrong', words: '', appeal: 'possible' },
  });
  expect(await told(zhou)).toEqual(['removed']);
  expect(await waiting(mill, mo)).toMatchObject({ total: 1, list: [{ id, state: 'hidden', reports: [{}, {}, {}] }] });

  expect((await decide(mill, mo, [id], 'keep')).data).toMatchObject({ done: [id], refused: [] });
  expect((await waiting(mill, mo)).total).toBe(0);
  const appeal = () => call('POST', `${posts}/${id}/appeal`, { headers: zhou.headers, body: { words: 'I measured.' } });
  expect((await appeal()).status).toBe(200);
  expect((await appeal()).status).toBe(409);
  expect(await waiting(mill, mo)).toMatchObject({ list: [{ appeal: 'I measured.', decidedByMe: true }] });
  const [refused] = (await decide(mill, mo, [id], 'publish')).data.refused;
  expect(refused.reason).toMatch(/^The author appeals against your own decision/);
  await decide(mill, mia, [id], 'publish');
  expect((await page(mill, id)).status).toBe(200);
  expect(await told(zhou)).toEqual(['published', 'removed']);
  expect(await told(anna)).toEqual(['report-decided']);
  // What a moderator has looked at is not hidden over their head.
  for (const who of [anna, tom, li]) await report(mill, who, id);
  expect((await page(mill, id)).status).toBe(200);
});

test('a decision on an appeal stays, and the author can neither publish nor withdraw what was taken away', async () => {
  const mill = await openMill();
  const { call, zhou, mo, mia, told } = mill;
  const { id } = await publish(mill, zhou);
  await decide(mill, mo, [id], 'remove');
  const act = (what: string, body: object) => call('POST', `${posts}/${id}/${what}`, { headers: zhou.headers, body });
  expect((await act('publish', { rev: 0 })).status).toBe(409);
  expect((await act('withdraw', {})).status).toBe(409);
  await act('appeal', { words: 'I measured.' });
  await decide(mill, mia, [id], 'keep', { words: 'You measured cold.' });
  expect((await page(mill, id, zhou)).data.verdict).toMatchObject({ words: 'You measured cold.', appeal: 'none' });
  expect((await act('appeal', { words: 'Again.' })).status).toBe(409);
  expect(await told(zhou)).toEqual(['appeal', 'removed']);
});

test('one report of danger cautions readers at once; hidden, an accepted answer is nowhere', async () => {
  const mill = await openMill();
  const { call, ctx, store, zhou, anna, tom, mo } = mill;
  const { id } = await publish(mill, zhou);
  const { id: given } = await answer(mill, anna, id);
  const answers = `/api/community/questions/${id}/answers`;
  const accepted = `/api/community/questions/${id}/accepted`;
  const documents = async () => {
    await ctx.jobs.idle();
    const rows = await store.db.selectFrom('document').select('id').where('deleted_at', 'is', null).execute();
    return rows.length;
  };
  await call('PUT', accepted, { headers: zhou.headers, body: { answer: given } });
  expect(await documents()).toBe(1);
  await report(mill, tom, given, 'dangerous');
  expect((await call('GET', answers)).data).toMatchObject([{ id: given, cautioned: true, accepted: true }]);
  await decide(mill, mo, [given], 'hide', { reason: 'dangerous' });
  expect((await call('GET', answers)).data).toEqual([]);
  expect((await call('GET', posts)).data.list).toMatchObject([{ answerCount: 0, accepted: false }]);
  expect(await documents()).toBe(0);
  expect((await call('GET', answers, { headers: anna.headers })).data).toMatchObject([
    { verdict: { state: 'hidden', reason: 'dangerous', words: 'Read the manual.' } },
  ]);
  expect((await call('PUT', accepted, { headers: zhou.headers, body: { answer: given } })).status).toBe(400);
  await decide(mill, mo, [given], 'publish');
  expect((await call('GET', answers)).data).toMatchObject([{ cautioned: false, accepted: true }]);
  expect(await documents()).toBe(1);
});

test('several are decided at once and taken back within seconds, with nobody told', async () => {
  const mill = await openMill();
  const { call, store, zhou, anna, tom, mo, mia, told } = mill;
  const { id } = await publish(mill, zhou);
  const { id: other } = await publish(mill, anna);
  const { id: own } = await publish(mill, mo);
  await report(mill, tom, id);
  const { batch, done, refused } = (await decide(mill, mo, [id, other, own, 'nothing'], 'remove')).data;
  expect(done).toHaveLength(2);
  expect(refused).toHaveLength(2);
  expect((await call('GET', posts)).data.total).toBe(1);
  const undo = (who: Who) => call('DELETE', `${queue}/${batch}`, { headers: who.headers });
  expect((await undo(mia)).status).toBe(409);
  expect((await undo(mo)).status).toBe(200);
  expect((await call('GET', posts)).data.total).toBe(3);
  expect((await waiting(mill, mo)).total).toBe(1);
  expect([await told(zhou), await told(anna), await told(tom)]).toEqual([[], [], []]);

  const muted = (await decide(mill, mo, [id], 'mute', { reason: 'rude' })).data;
  const refusedWrite = await answer(mill, zhou, other);
  expect(refusedWrite.status).toBe(403);
  await call('DELETE', `${queue}/${muted.batch}`, { headers: mo.headers });
  expect((await answer(mill, zhou, other)).status).toBe(200);
  await decide(mill, mo, [id], 'hide');
  await store.db
    .updateTable('post_decision')
    .set({ at: new Date(0) })
    .execute();
  const { batch: late } = await store.db
    .selectFrom('post_decision')
    .select('batch')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect((await call('DELETE', `${queue}/${late}`, { headers: mo.headers })).status).toBe(409);
});

test('first posts and listed words wait; published, they are read and answered as any other', async () => {
  const mill = await openMill({ newcomers: true, words: ['Ａgency'] });
  const { call, zhou, anna, mo, told } = mill;
  const { id, published } = await publish(mill, zhou);
  expect(published.data).toMatchObject({ state: 'held', verdict: { reason: 'newcomer', appeal: 'none' } });
  expect((await page(mill, id)).status).toBe(404);
  expect(await told(zhou)).toEqual(['held']);
  expect((await call('GET', posts, { headers: mo.headers })).data).toMatchObject({ total: 0, waiting: 1 });
  expect((await call('GET', posts, { headers: anna.headers })).data.waiting).toBeUndefined();
  await decide(mill, mo, [id], 'publish');
  expect((await page(mill, id)).status).toBe(200);
  expect(await told(zhou)).toEqual(['published', 'held']);

  const given = await answer(mill, anna, id, 'Ask our agency.');
  expect((await page(mill, id)).data.answerCount).toBe(0);
  await decide(mill, mo, [given.id], 'publish');
  expect((await page(mill, id)).data.answerCount).toBe(1);
  expect(await told(zhou)).toEqual(['answer', 'published', 'held']);
  // Now known here, and writing for herself alone waits for nobody.
  expect((await publish(mill, anna)).published.data.state).toBe('published');
  expect((await publish(mill, anna, { content: 'Agency', audience: 'me' })).published.data.state).toBe('published');
});

test('an organization moderates its own posts and no others', async () => {
  const mill = await openMill();
  const { call, store, zhou, anna, tom, mo } = mill;
  const works = (await addOrganization(store.db, { name: 'Works', tenantCode: 'works' })) ?? '';
  await addMember(store.db, works, anna.person.id, 'admin');
  await addMember(store.db, works, zhou.person.id, 'member');
  for (const { session } of [anna, zhou])
    await store.db.updateTable('person_session').set({ tenant_id: works }).where('id', '=', session).execute();
  const { id: inside } = await publish(mill, zhou, { audience: 'organization' });
  const { id: open } = await publish(mill, zhou);
  await report(mill, tom, open);
  await report(mill, anna, inside);
  expect((await report(mill, tom, inside)).status).toBe(404);
  expect((await waiting(mill, anna)).list).toMatchObject([{ id: inside, audience: 'organization' }]);
  expect((await waiting(mill, mo)).list).toMatchObject([{ id: open }]);
  expect((await decide(mill, anna, [open], 'remove')).data.done).toEqual([]);
  expect((await decide(mill, mo, [inside], 'remove')).data.done).toEqual([]);
  expect((await call('GET', queue, { headers: tom.headers })).status).toBe(403);
  expect((await call('GET', queue)).status).toBe(401);
});
