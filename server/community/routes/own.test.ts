import { expect, test } from 'vitest';
import { openMill } from '../../../tests/support/community-mill';

test('one’s own posts by kind, drafts also of what is published, and answers below their questions', async () => {
  const { write, answer, call, zhou, anna, actTogether, store } = await openMill();
  const list = async (tab: string) => (await call('GET', `/api/community/posts?tab=${tab}`, zhou)).data.list;
  const answers = async () => (await call('GET', '/api/community/answers', zhou)).data;
  const question = await write(zhou);
  const article = await write(zhou, { kind: 'article', title: 'Greasing plan' });
  const hers = await write(anna, { title: 'What is soap?' });
  expect(await list('ownQuestions')).toMatchObject([{ id: question }]);
  expect(await list('ownArticles')).toMatchObject([{ id: article }]);
  expect(await list('ownDrafts')).toEqual([]);
  const draft = { title: 'Greasing plan', summary: '', content: 'Monthly.', tags: [], board: null, audience: 'domain' };
  const headers = { ...zhou.headers, 'if-match': '"0"' };
  await call('PUT', `/api/community/posts/${article}/draft`, { headers, body: draft });
  expect(await list('ownDrafts')).toMatchObject([{ id: article, state: 'published' }]);

  const one = await answer(zhou, hers, 'It **thickens**.');
  await call('PUT', `/api/community/questions/${hers}/accepted`, { headers: anna.headers, body: { answer: one } });
  const own = { id: one, question: hers, title: 'What is soap?', text: 'It thickens.', accepted: true, helpful: 0 };
  expect(await answers()).toMatchObject({ total: 1, list: [own] });
  expect((await call('GET', '/api/community/answers')).status).toBe(401);

  // What was answered for an organization is read no more by whoever left it.
  await actTogether(zhou, anna);
  const inside = await write(anna, { audience: 'organization', title: 'Whose soap?' });
  await answer(zhou, inside);
  expect(await answers()).toMatchObject({ total: 2 });
  await store.db.deleteFrom('membership').where('person_id', '=', zhou.person.id).execute();
  expect(await answers()).toMatchObject({ total: 1 });
  await call('DELETE', `/api/community/replies/${one}`, zhou);
  expect(await answers()).toMatchObject({ total: 0 });
});
