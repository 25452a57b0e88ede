import { expect, test } from 'vitest';
import { openMill, type Who } from '../../../tests/support/community-mill';
import { signedInPerson } from '../../../tests/support/person';

async function openTalk() {
  const mill = await openMill();
  const find = async (q: string, who: Who, more = ''): Promise<{ id: string; name: string; here: boolean }[]> =>
    (await mill.call('GET', `/api/community/mentions?q=${encodeURIComponent(q)}${more}`, { headers: who.headers }))
      .data;
  const tom = await signedInPerson(mill.store, { phone: '13800000003', nickname: 'Tom' });
  return { ...mill, find, tom };
}

const mention = ({ person }: Who, name = 'name') => `Ask @[${name}](person:${person.id}).`;

test('whoever writes here is found by their name, writers of the page first', async () => {
  const { write, answer, zhou, anna, tom, find, call } = await openTalk();
  expect(await find('zhou', anna)).toEqual([]);
  const question = await write(zhou);
  expect(await find('ZHO', anna, `&post=${question}`)).toEqual([{ id: zhou.person.id, name: 'Zhou', here: true }]);
  expect(await find('13800000001', anna)).toEqual([]);
  expect(await find('zhou', zhou)).toEqual([]);
  await write(tom, { audience: 'me' });
  expect(await find('tom', anna)).toEqual([]);
  await answer(tom, question);
  expect((await find('o', anna, `&post=${question}`)).map(({ name, here }) => [name, here])).toEqual([
    ['Tom', true],
    ['Zhou', true],
  ]);
  expect((await call('GET', '/api/community/mentions?q=zhou')).status).toBe(401);
});

test('for an organization, its members are found and nobody else', async () => {
  const { write, actTogether, zhou, anna, tom, find } = await openTalk();
  await write(tom);
  await actTogether(zhou, anna);
  expect(await find('anna', zhou)).toMatchObject([{ name: 'Anna' }]);
  expect(await find('anna', tom)).toEqual([]);
  expect(await find('tom', zhou)).toMatchObject([{ name: 'Tom' }]);
  expect(await find('tom', zhou, '&audience=organization')).toEqual([]);
  expect(await find('anna', zhou, '&audience=me')).toEqual([]);
  const own = await write(zhou, { audience: 'organization' });
  expect(await find('tom', anna, `&post=${own}`)).toEqual([]);
  expect(await find('zhou', anna, `&post=${own}`)).toMatchObject([{ here: true }]);
});

test('who is mentioned is told once, also in an answer, a comment and a later version', async () => {
  const { write, edit, answer, call, zhou, anna, tom, told } = await openTalk();
  const question = await write(zhou, { title: 'Which grease?' });
  await write(tom);
  await answer(anna, question, `${mention(tom)} ${mention(zhou)}`);
  expect(await told(tom)).toMatchObject([{ kind: 'mention', title: 'Which grease?', actors: ['Anna'], count: 1 }]);
  // Of mention and answer, the one that names them.
  expect((await told(zhou)).map(({ kind }) => kind)).toEqual(['mention']);
  await edit(zhou, question, { content: `It bleeds. ${mention(tom)}` });
  expect(await told(tom)).toMatchObject([{ kind: 'mention', count: 2 }]);
  await edit(zhou, question, { content: `It bleeds oil. ${mention(tom)}` });
  expect(await told(tom)).toMatchObject([{ kind: 'mention', count: 2 }]);
  const body = { commentId: 'a-comment-of-anna', content: mention(tom) };
  await call('POST', `/api/community/posts/${question}/comments`, { headers: anna.headers, body });
  expect(await told(tom)).toMatchObject([{ kind: 'mention', count: 3 }]);
});

test('a text for an organization mentions nobody else, and says whom it cannot', async () => {
  const { write, actTogether, call, zhou, anna, tom, told } = await openTalk();
  await write(tom);
  await actTogether(zhou, anna);
  const question = await write(zhou, { audience: 'organization', content: mention(anna) });
  expect(await told(anna)).toMatchObject([{ kind: 'mention' }]);
  const body = { answerId: 'an-answer-of-anna', content: mention(tom, 'Tom H.') };
  const refused = await call('POST', `/api/community/questions/${question}/answers`, { headers: anna.headers, body });
  expect(refused).toMatchObject({ status: 400, msg: expect.stringContaining('Tom H.') });
  expect(await told(tom)).toEqual([]);
});

test('ten people at most, and nobody whom nobody here knows', async () => {
  const { write, call, zhou, tom } = await openTalk();
  const question = await write(zhou);
  const answer = (content: string) =>
    call('POST', `/api/community/questions/${question}/answers`, {
      headers: zhou.headers,
      body: { answerId: 'an-answer-of-zhou', content },
    });
  const many = Array.from({ length: 11 }, (_, n) => `@[x](person:nobody-${n})`).join(' ');
  expect(await answer(many)).toMatchObject({ status: 400, msg: expect.stringContaining('11') });
  expect((await answer(mention(tom))).status).toBe(400);
  expect((await answer('@[x](person:nobody)')).status).toBe(400);
  expect((await answer('@[x](person:no body) and a@b.example')).status).toBe(200);
});
