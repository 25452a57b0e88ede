import { expect, test } from 'vitest';
import { type Mill, openMill, type Who } from '../../../tests/support/community-mill';

const versions = async ({ call }: Mill, id: string, who?: Who) =>
  (await call('GET', `/api/community/posts/${id}/versions`, who ? { headers: who.headers } : {})).data;
const version = ({ call }: Mill, id: string, n: number, who?: Who) =>
  call('GET', `/api/community/posts/${id}/versions/${n}`, who ? { headers: who.headers } : {});

test('readers see what a text said in each version', async () => {
  const mill = await openMill();
  const { zhou, anna, call } = mill;
  const id = await mill.write(zhou, { kind: 'article', title: 'Greasing plan', content: 'Weekly.' });
  await mill.edit(zhou, id, { title: 'Greasing plan 2026', content: 'Monthly.' });
  expect(await versions(mill, id)).toMatchObject([
    { n: 2, title: 'Greasing plan 2026' },
    { n: 1, title: 'Greasing plan' },
  ]);
  expect((await version(mill, id, 1)).data).toMatchObject({ n: 1, title: 'Greasing plan', content: 'Weekly.' });
  expect((await version(mill, id, 3)).status).toBe(404);
  expect((await version(mill, 'nothing', 1)).status).toBe(404);

  const question = await mill.write(zhou);
  const answer = await mill.answer(anna, question, 'Soap.');
  const reply = `/api/community/replies/${answer}`;
  await call('PUT', reply, { headers: anna.headers, body: { version: 1, content: 'The soap is worn.' } });
  expect(await versions(mill, answer)).toMatchObject([{ n: 2 }, { n: 1, title: '' }]);
  expect((await version(mill, answer, 1)).data.content).toBe('Soap.');
});

test('what was withdrawn is not read again through the version before', async () => {
  const mill = await openMill();
  const { zhou, call } = mill;
  const id = await mill.write(zhou, { content: 'Ask Li, 138 0000 0000.' });
  await call('POST', `/api/community/posts/${id}/withdraw`, { headers: zhou.headers });
  expect((await version(mill, id, 1)).status).toBe(404);
  await mill.edit(zhou, id, { content: 'Ask the shift.' });
  expect(await versions(mill, id)).toMatchObject([{ n: 2 }]);
  expect((await version(mill, id, 1)).status).toBe(404);
  expect((await version(mill, id, 1, zhou)).data.content).toBe('Ask Li, 138 0000 0000.');
});

test('a version that waited for moderators stays with its author', async () => {
  const mill = await openMill({ hold: { words: ['swarf'] } });
  const { zhou } = mill;
  const id = await mill.write(zhou, { content: 'First.' });
  await mill.edit(zhou, id, { content: 'The swarf is wet.' });
  expect((await version(mill, id, 1)).status).toBe(404);
  expect((await version(mill, id, 2, zhou)).data.content).toBe('The swarf is wet.');
  await mill.edit(zhou, id, { content: 'The chips are wet.' });
  // Once held, only a moderator publishes it.
  expect(await versions(mill, id, zhou)).toHaveLength(3);
});

test('a post that opens to everybody keeps what only an organization read', async () => {
  const mill = await openMill();
  const { zhou } = mill;
  await mill.actTogether(zhou);
  const id = await mill.write(zhou, { content: 'Line 3 stands still.', audience: 'organization' });
  await mill.edit(zhou, id, { content: 'A line stood still.', audience: 'domain' });
  expect(await versions(mill, id)).toMatchObject([{ n: 2 }]);
  expect((await version(mill, id, 1)).status).toBe(404);
});
