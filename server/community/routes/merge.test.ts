import { expect, test } from 'vitest';
import { openMill, type Who } from '../../../tests/support/community-mill';
import { signedInPerson } from '../../../tests/support/person';
import { giveRole } from '../../accounts/store/operators';
import { findPostText } from '../outside/post-text';

async function openTwice() {
  const mill = await openMill({}, { OPERATOR_SECOND_FACTOR: 'optional', WRITING_PACE: 'off' });
  const { call, store, zhou, anna, write, answer } = mill;
  const [tom, mo] = await Promise.all(
    ['Tom', 'Mo'].map((nickname, n) => signedInPerson(store, { phone: `1380000001${n}`, nickname })),
  );
  if (!tom || !mo) throw new Error('nobody came');
  await giveRole(store.db, { id: mo.person.id, name: 'Mo', tenant_id: null, role: 'editor' });
  const kept = await write(zhou, { title: 'Why does grease separate?' });
  const twin = await write(anna, { title: 'Why does the grease bleed oil?' });
  const [own, theirs] = [await answer(anna, kept, 'Soap.'), await answer(tom, twin, 'Heat.')];
  const on = (question: string, who: Who, method: 'PUT' | 'DELETE', path: string, body?: object) =>
    call(method, `/api/community/questions/${question}${path}`, { headers: who.headers, ...(body && { body }) });
  const merge = (who: Who, more: object = {}) =>
    on(twin, who, 'PUT', '/closed', { reason: 'duplicate', words: '', duplicateOf: kept, merge: true, ...more });
  const page = async (question: string, who?: Who) =>
    (await call('GET', `/api/community/posts/${question}`, who ? { headers: who.headers } : {})).data;
  const answers = async (question: string) =>
    ((await call('GET', `/api/community/questions/${question}/answers`)).data as { id: string }[]).map(({ id }) => id);
  return { ...mill, tom, mo, kept, twin, own, theirs, on, merge, page, answers };
}

test('a moderator moves the answers of a duplicate, says where they are, and puts everything back', async () => {
  const mill = await openTwice();
  const { anna, tom, mo, kept, twin, own, theirs, on, merge, page, answers, call } = mill;
  await call('POST', `/api/community/posts/${theirs}/comments`, {
    headers: anna.headers,
    body: { commentId: 'comment-of-anna', content: 'How hot?' },
  });
  await on(twin, anna, 'PUT', '/accepted', { answer: theirs });
  expect((await merge(anna)).status).toBe(403);
  expect((await page(twin, mo)).canMerge).toBe(true);
  expect((await page(twin, anna)).canMerge).toBe(false);
  expect((await merge(mo)).status).toBe(200);

  expect(await answers(kept)).toEqual([theirs, own]);
  expect(await answers(twin)).toEqual([]);
  expect(await page(kept)).toMatchObject({
    ...{ answerCount: 2, accepted: false, merged: [{ id: twin, title: 'Why does the grease bleed oil?' }] },
  });
  expect(await page(twin)).toMatchObject({ answerCount: 0, accepted: false, closing: { merged: true } });
  expect((await call('GET', `/api/community/posts/${kept}/comments`)).data).toMatchObject([{ content: 'How hot?' }]);
  // The old address leads on, also for who has not signed in.
  const text = await findPostText(mill.ctx)({
    ...{ domain: 'main', path: '/community/qaDetails', isKnown: true, query: new URLSearchParams({ id: twin }) },
    ...{ origin: 'http://localhost' },
  } as never);
  expect(text).toEqual({ movedTo: `/community/qaDetails?id=${kept}` });

  // Only moderators undo it; again, it is as it was.
  expect((await on(twin, anna, 'DELETE', '/closed')).status).toBe(403);
  expect((await on(twin, mo, 'DELETE', '/closed')).status).toBe(200);
  expect(await answers(kept)).toEqual([own]);
  expect(await answers(twin)).toEqual([theirs]);
  expect(await page(twin)).toMatchObject({ answerCount: 1, accepted: true, closed: false });
  expect((await page(kept)).merged).toBeUndefined();
  expect((await call('GET', `/api/community/posts/${twin}/comments`)).data).toHaveLength(1);
  expect(tom).toBeTruthy();
});

test('followers and who answered are told once, and hear of what comes next', async () => {
  const { zhou, anna, tom, mo, kept, twin, merge, told, call, answer } = await openTwice();
  const follow = { headers: tom.headers };
  expect((await call('PUT', `/api/community/follows/question/${twin}`, follow)).status).toBe(200);
  // What happened before is told before.
  await told(zhou);
  await merge(mo);
  const about = (list: { kind?: unknown }[], kind: string) => list.filter((one) => one.kind === kind);
  expect(about(await told(anna), 'closed')).toHaveLength(1);
  expect(about(await told(tom), 'followed')).toMatchObject([{ count: 1, title: 'Why does grease separate?' }]);
  await answer(zhou, kept, 'Water.');
  expect(about(await told(tom), 'followed')).toHaveLength(1);
});

test('answers stay with readers of their own, and what was accepted since is not torn away', async () => {
  const { zhou, anna, mo, kept, twin, theirs, on, merge, actTogether, write } = await openTwice();
  await on(twin, mo, 'DELETE', '/closed');
  await actTogether(zhou);
  const inside = await write(zhou, { title: 'Our own grease', audience: 'organization' });
  expect((await merge(mo, { duplicateOf: inside })).status).toBe(400);
  expect((await merge(mo)).status).toBe(200);
  expect((await merge(mo)).status).toBe(409);
  await on(kept, zhou, 'PUT', '/accepted', { answer: theirs });
  expect((await on(twin, mo, 'DELETE', '/closed')).status).toBe(409);
  await on(kept, zhou, 'DELETE', '/accepted');
  expect((await on(twin, mo, 'DELETE', '/closed')).status).toBe(200);
  expect(anna).toBeTruthy();
});
