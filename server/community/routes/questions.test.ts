import { expect, test } from 'vitest';
import { type Mill, openMill, type Who } from '../../../tests/support/community-mill';
import { signedInPerson } from '../../../tests/support/person';
import { appointExpert } from '../store/experts';

async function openAsked() {
  const mill = await openMill();
  const { call } = mill;
  const tom = await signedInPerson(mill.store, { phone: '13800000003', nickname: 'Tom' });
  const question = await mill.write(mill.zhou, { tags: ['grease'] });
  const asked = `/api/community/questions/${question}`;
  const as = (who: Who | undefined, method: 'PUT' | 'DELETE', path: string, body?: object) =>
    call(method, `${asked}${path}`, { headers: who?.headers ?? {}, ...(body && { body }) });
  const page = async (who?: Who) =>
    (await call('GET', `/api/community/posts/${question}`, who ? { headers: who.headers } : {})).data;
  const appoint = () =>
    appointExpert(mill.store.db, { domain: 'main', account: '13800000003', kind: 'tag', target: 'grease' });
  return { ...mill, tom, question, as, page, appoint };
}

const answersOf = async ({ call }: Pick<Mill, 'call'>, question: string) =>
  (await call('GET', `/api/community/questions/${question}/answers`)).data as { id: string }[];

test('beside the accepted answer others are right as well, and stand below it', async () => {
  const { zhou, anna, tom, answer, as, call, question, told } = await openAsked();
  const [first, second, third] = [
    await answer(anna, question, 'Soap.'),
    await answer(tom, question, 'Heat.'),
    await answer(anna, question, 'Water.'),
  ];
  await as(zhou, 'PUT', '/accepted', { answer: first });
  expect((await as(zhou, 'PUT', `/right/${third}`)).status).toBe(200);
  expect(await answersOf({ call }, question)).toMatchObject([
    { id: first, accepted: true, right: false },
    { id: third, right: true },
    { id: second, right: false },
  ]);
  expect(await told(anna)).toMatchObject([{ kind: 'accepted', count: 2 }]);
  // Again, nobody is told again.
  expect((await as(zhou, 'PUT', `/right/${third}`)).status).toBe(200);
  expect(await told(anna)).toMatchObject([{ kind: 'accepted', count: 2 }]);

  // What is accepted is not also right.
  await as(zhou, 'PUT', '/accepted', { answer: third });
  expect(await answersOf({ call }, question)).toMatchObject([{ id: third, accepted: true, right: false }, {}, {}]);
  expect((await as(zhou, 'PUT', `/right/${third}`)).status).toBe(400);
  expect((await as(zhou, 'PUT', '/right/nothing')).status).toBe(400);
  await as(zhou, 'PUT', `/right/${second}`);
  expect((await as(zhou, 'DELETE', `/right/${second}`)).status).toBe(200);
  expect((await answersOf({ call }, question)).filter((one) => (one as { right?: boolean }).right)).toEqual([]);
});

test('experts decide as the asker does, others do not', async () => {
  const { zhou, anna, tom, answer, as, appoint, question, page } = await openAsked();
  const one = await answer(anna, question);
  const closing = { reason: 'outdated', words: '' };
  for (const [who, status] of [
    [undefined, 401],
    [anna, 403],
    [tom, 403],
  ] as const) {
    expect((await as(who, 'PUT', '/accepted', { answer: one })).status).toBe(status);
    expect((await as(who, 'PUT', `/right/${one}`)).status).toBe(status);
    expect((await as(who, 'PUT', '/closed', closing)).status).toBe(status);
    expect((await as(who, 'DELETE', '/closed')).status).toBe(status);
  }
  await appoint();
  expect(await page(tom)).toMatchObject({ canAccept: true, canClose: true, canEdit: false });
  expect(await page(anna)).toMatchObject({ canAccept: false, canClose: false });
  expect((await as(tom, 'PUT', '/accepted', { answer: one })).status).toBe(200);
  expect((await as(tom, 'PUT', '/closed', closing)).status).toBe(200);
  // What somebody else closed, the asker does not open.
  expect(await page(zhou)).toMatchObject({ canAccept: true, canClose: false, closed: true });
  expect((await as(zhou, 'DELETE', '/closed')).status).toBe(403);
  expect((await as(tom, 'DELETE', '/closed')).status).toBe(200);
  expect(await page()).toMatchObject({ closed: false, accepted: true });
});

test('a closed question says why, takes no answers, and waits for none', async () => {
  const { zhou, anna, tom, as, appoint, question, page, call, told, answer } = await openAsked();
  const one = await answer(anna, question);
  await appoint();
  const words = 'Manual of the spindle, page 12.';
  await as(tom, 'PUT', '/closed', { reason: 'elsewhere', words });
  expect(await page()).toMatchObject({ closed: true, closing: { reason: 'elsewhere', words, by: 'Tom' } });
  expect(await told(zhou)).toMatchObject([{ kind: 'closed', actors: ['Tom'] }, { kind: 'answer' }]);
  expect((await call('GET', '/api/community/posts?tab=unanswered')).data.total).toBe(0);
  const body = { answerId: 'an-answer-of-anna', content: 'Soap.' };
  const late = await call('POST', `/api/community/questions/${question}/answers`, { headers: anna.headers, body });
  expect(late.status).toBe(409);
  const comment = { commentId: 'a-comment-of-anna', content: 'Why?' };
  expect(
    (await call('POST', `/api/community/posts/${one}/comments`, { headers: anna.headers, body: comment })).status,
  ).toBe(200);
  expect((await as(zhou, 'PUT', '/accepted', { answer: one })).status).toBe(200);
});

test('a duplicate leads to the question that was asked before, for whoever may read that one', async () => {
  const { zhou, anna, write, as, question, page, call, actTogether } = await openAsked();
  const first = await write(anna, { title: 'Grease bleeds oil' });
  const closed = (duplicateOf: string | null) =>
    as(zhou, 'PUT', '/closed', { reason: 'duplicate', words: '', duplicateOf });
  expect((await closed(null)).status).toBe(400);
  expect((await closed('nothing')).status).toBe(400);
  expect((await closed(question)).status).toBe(400);
  expect((await closed(first)).status).toBe(200);
  expect(await page()).toMatchObject({ closing: { original: { id: first, title: 'Grease bleeds oil' } } });
  // A duplicate of a duplicate leads to the first one.
  const third = await write(zhou, { title: 'Oil from grease' });
  const path = `/api/community/questions/${third}/closed`;
  const body = { reason: 'duplicate', words: '', duplicateOf: question };
  await call('PUT', path, { headers: zhou.headers, body });
  expect((await call('GET', `/api/community/posts/${third}`)).data.closing.original.id).toBe(first);

  await actTogether(zhou);
  const own = await write(zhou, { title: 'Our own grease', audience: 'organization' });
  await closed(own);
  expect((await page(zhou)).closing.original).toMatchObject({ id: own });
  expect((await page(anna)).closing).not.toHaveProperty('original');
});
