import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openPeopleApp, signedInPerson } from '../../../tests/support/person';
import { addMember } from '../../accounts/store/memberships';
import { addOrganization } from '../../accounts/store/organizations';
import { communityJobs } from '../jobs';

async function openMill(community: object = { enabled: true, boards: [{ id: 'drives', name: 'Drives' }] }) {
  const test = await openPeopleApp();
  for (const job of communityJobs(test.ctx)) await test.ctx.jobs.add(job);
  await test.ctx.settings.publish({
    ...{ accessDomain: 'main', author: 'test', message: '' },
    body: { accessDomain: 'main', searchScope: [3], community },
  });
  const zhou = await signedInPerson(test.store, { phone: '13800000001', nickname: '周工' });
  const anna = await signedInPerson(test.store, { phone: '13800000002', nickname: 'Anna' });
  const documents = async () => {
    await test.ctx.jobs.idle();
    const rows = await test.store.db
      .selectFrom('document as d')
      .innerJoin('document_version as v', (join) =>
        join.onRef('v.doc_id', '=', 'd.id').onRef('v.version', '=', 'd.version'),
      )
      .select(['d.title', 'd.url', 'd.lang', 'd.kb_id as kbId', 'v.markdown'])
      .where('d.deleted_at', 'is', null)
      .execute();
    return rows;
  };
  return { ...test, zhou, anna, documents };
}

const text = {
  ...{ title: 'Why does grease separate?', summary: '', content: 'It bleeds **oil**.', tags: ['Grease', 'grease'] },
  ...{ board: 'drives', audience: 'domain' },
};
const posts = '/api/community/posts';

type Mill = Awaited<ReturnType<typeof openMill>>;
async function publish({ call }: Mill, { headers }: Mill['zhou'], more: object = {}) {
  const id = randomUUID();
  const { data } = await call('POST', posts, { headers, body: { id, kind: 'question', ...text, ...more } });
  await call('POST', `${posts}/${id}/publish`, { headers, body: { rev: data.rev } });
  return id;
}

test('a post is written, saved, published, changed and withdrawn', async () => {
  const mill = await openMill();
  const { call, zhou, anna, documents } = mill;
  const { headers } = zhou;
  const id = randomUUID();
  const body = { id, kind: 'article', ...text };
  const first = await call('POST', posts, { headers, body });
  expect(first.data).toMatchObject({ id, rev: 1, tags: ['Grease'], published: false });
  // The browser did not hear the answer and sends it again.
  expect((await call('POST', posts, { headers, body })).data).toEqual(first.data);
  expect((await call('POST', posts, { headers: anna.headers, body })).status).toBe(409);
  expect((await call('GET', `${posts}/${id}`, { headers })).status).toBe(404);
  expect((await call('GET', `${posts}?tab=mine`, { headers })).data.list).toMatchObject([{ id, state: 'draft' }]);

  const save = (rev: number, content: string) =>
    call('PUT', `${posts}/${id}/draft`, {
      headers: { ...headers, 'if-match': `"${rev}"` },
      body: { ...text, content },
    });
  expect((await save(1, 'It bleeds.\r\n\r\nSlowly.')).data).toMatchObject({ rev: 2, content: 'It bleeds.\n\nSlowly.' });
  expect((await save(1, 'Another tab.')).status).toBe(409);
  const publishAt = (rev: number) => call('POST', `${posts}/${id}/publish`, { headers, body: { rev } });
  expect((await publishAt(1)).status).toBe(409);
  expect((await publishAt(2)).data).toMatchObject({ version: 1, canEdit: true, state: 'published' });
  expect(await documents()).toMatchObject([
    { title: text.title, url: `/community/articleDetails?id=${id}`, lang: 'en' },
  ]);

  expect((await save(0, 'Better.')).data).toMatchObject({ rev: 1, published: true });
  expect((await call('GET', `${posts}/${id}`)).data).toMatchObject({
    content: 'It bleeds.\n\nSlowly.',
    author: '周工',
  });
  await publishAt(1);
  expect((await call('GET', `${posts}/${id}`)).data).toMatchObject({ content: 'Better.', version: 2, canEdit: false });

  expect((await call('POST', `${posts}/${id}/withdraw`, { headers: anna.headers })).status).toBe(404);
  await call('POST', `${posts}/${id}/withdraw`, { headers });
  expect((await call('GET', `${posts}/${id}`, { headers })).status).toBe(404);
  expect(await documents()).toEqual([]);
});

test('a question is answered and accepted; only then search knows it', async () => {
  const mill = await openMill();
  const { call, zhou, anna, documents } = mill;
  const id = await publish(mill, zhou);
  const answers = `/api/community/questions/${id}/answers`;
  const answer = { answerId: randomUUID(), content: 'Because it is **old**.' };
  expect((await call('POST', answers, { body: answer })).status).toBe(401);
  expect(await documents()).toEqual([]);
  await call('POST', answers, { headers: anna.headers, body: answer });
  await call('POST', answers, { headers: anna.headers, body: answer });
  const accepted = `/api/community/questions/${id}/accepted`;
  const accept = (headers: Record<string, string>, one: string) =>
    call('PUT', accepted, { headers, body: { answer: one } });
  expect((await accept(anna.headers, answer.answerId)).status).toBe(403);
  expect((await accept(zhou.headers, id)).status).toBe(400);
  expect((await accept(zhou.headers, answer.answerId)).status).toBe(200);
  expect((await call('GET', answers)).data).toMatchObject([{ id: answer.answerId, accepted: true, mine: false }]);
  expect((await call('GET', `${posts}?tab=unanswered`)).data.total).toBe(0);
  expect((await call('GET', posts)).data.list).toMatchObject([{ answerCount: 1, accepted: true }]);
  const [found] = await documents();
  expect(found?.markdown).toContain('## Accepted answer by Anna\n\nBecause it is **old**.');
  expect((await call('DELETE', accepted, { headers: zhou.headers })).status).toBe(200);
  expect(await documents()).toEqual([]);
});

test('what an organization or the author alone reads is nobody else’s', async () => {
  const mill = await openMill();
  const { call, store, zhou, anna, documents } = mill;
  const { db } = store;
  const works = (await addOrganization(db, { name: 'Works', tenantCode: 'works' })) ?? '';
  await addMember(db, works, zhou.person.id, 'member');
  await db.updateTable('person_session').set({ tenant_id: works }).where('id', '=', zhou.session).execute();
  const refused = await call('POST', posts, {
    headers: anna.headers,
    body: { id: 'of-nobody', kind: 'article', ...text, audience: 'organization' },
  });
  const asked = await call('POST', `${posts}/of-nobody/publish`, {
    headers: anna.headers,
    body: { rev: refused.data.rev },
  });
  expect([asked.status, asked.data.field]).toEqual([400, 'audience']);

  const inside = await publish(mill, zhou, { kind: 'article', audience: 'organization' });
  const own = await publish(mill, zhou, { kind: 'article', audience: 'me' });
  const statuses = async (headers: Record<string, string>) =>
    [await call('GET', `${posts}/${inside}`, { headers }), await call('GET', `${posts}/${own}`, { headers })].map(
      ({ status }) => status,
    );
  expect(await statuses(zhou.headers)).toEqual([200, 200]);
  expect(await statuses(anna.headers)).toEqual([404, 404]);
  expect(await documents()).toHaveLength(1);
  // Made public, it is another document, and the former one is gone.
  const [before] = await documents();
  const draft = await call('GET', `${posts}/${inside}/draft`, { headers: zhou.headers });
  expect(draft.data).toMatchObject({ rev: 0, audience: 'organization' });
  await call('PUT', `${posts}/${inside}/draft`, { headers: { ...zhou.headers, 'if-match': '0' }, body: text });
  await call('POST', `${posts}/${inside}/publish`, { headers: zhou.headers, body: { rev: 1 } });
  expect(await statuses(anna.headers)).toEqual([200, 404]);
  const [after, ...others] = await documents();
  expect(others).toEqual([]);
  expect(after?.kbId).not.toBe(before?.kbId);
});

test('publishing says what is missing', async () => {
  const mill = await openMill({ enabled: true });
  const { call, zhou } = mill;
  const refuse = async (more: object) => {
    const id = randomUUID();
    const body = { id, kind: 'question', ...text, board: null, ...more };
    const { data } = await call('POST', posts, { headers: zhou.headers, body });
    return call('POST', `${posts}/${id}/publish`, { headers: zhou.headers, body: { rev: data.rev } });
  };
  expect(await refuse({ title: 'Hm' })).toMatchObject({ status: 400, data: { field: 'title' } });
  expect(await refuse({ content: ' \n ' })).toMatchObject({ status: 400, data: { field: 'content' } });
  expect(await refuse({ content: 'x'.repeat(20_001) })).toMatchObject({ status: 400, data: { field: 'content' } });
  expect(await refuse({ board: 'drives' })).toMatchObject({ status: 400, data: { field: 'board' } });
});

test('a closed community does not exist, and one for people who signed in asks for that', async () => {
  const off = await openMill({ enabled: false });
  expect((await off.call('GET', posts, { headers: off.zhou.headers })).status).toBe(404);
  const inner = await openMill({ enabled: true, readers: 'signed-in', boards: [{ id: 'drives', name: 'Drives' }] });
  const id = await publish(inner, inner.zhou);
  expect((await inner.call('GET', `${posts}/${id}`)).status).toBe(401);
  expect((await inner.call('GET', `${posts}/${id}`, { headers: inner.anna.headers })).status).toBe(200);
});

test('a deleted account leaves what others may still need, without a name', async () => {
  const mill = await openMill();
  const id = await publish(mill, mill.zhou);
  const own = await publish(mill, mill.zhou, { audience: 'me' });
  await mill.store.db.deleteFrom('person').where('id', '=', mill.zhou.person.id).execute();
  expect((await mill.call('GET', `${posts}/${id}`)).data.author).toBe('');
  expect(await mill.store.db.selectFrom('post').select('id').where('id', '=', own).execute()).toEqual([]);
});
