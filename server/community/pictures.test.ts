import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Mill, openMill, type Who } from '../../tests/support/community-mill';
import { dropIdlePictures } from '../accounts';
import { picturesIn } from './pictures';

const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
  .png()
  .toBuffer();

async function upload({ app }: Mill, { headers }: Who, fields: Record<string, string>, given?: Buffer) {
  const form = Object.entries(fields).map(
    ([name, value]) => `--xx\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--xx\r\nContent-Disposition: form-data; name="file"; filename="pump.png"\r\nContent-Type: image/png\r\n\r\n`;
  const payload = Buffer.concat([
    Buffer.from(form.join('') + head),
    given ?? (await picture),
    Buffer.from('\r\n--xx--\r\n'),
  ]);
  const url = '/proxy-api/open/person/upload';
  const type = { 'content-type': 'multipart/form-data; boundary=xx' };
  const answer = await app.inject({ method: 'POST', url, headers: { ...headers, ...type }, payload });
  return { status: answer.statusCode, data: answer.json().data };
}

const statusFor = async ({ app }: Mill, url: string, who?: Who) =>
  (await app.inject({ url, headers: who?.headers ?? {} })).statusCode;

test('a picture is its author’s until the post is published, then its readers’', async () => {
  const mill = await openMill();
  const { zhou, anna, call } = mill;
  const id = randomUUID();
  const { data } = await upload(mill, zhou, { purpose: 'post', postId: id });
  expect(data).toMatchObject({ mime: 'image/png', width: 40, height: 30 });
  const draft = { title: 'The pump leaks', summary: '', tags: [], board: null, audience: 'domain' };
  const body = { id, kind: 'article', ...draft, content: `Here:\n\n![The seal](${data.url}#40x30)` };
  await call('POST', '/api/community/posts', { headers: zhou.headers, body });
  expect([await statusFor(mill, data.url), await statusFor(mill, data.url, anna)]).toEqual([404, 404]);
  expect(await statusFor(mill, data.url, zhou)).toBe(200);
  await call('POST', `/api/community/posts/${id}/publish`, { headers: zhou.headers, body: { rev: 1 } });
  expect([await statusFor(mill, data.url), await statusFor(mill, data.url, anna)]).toEqual([200, 200]);
  await call('POST', `/api/community/posts/${id}/withdraw`, { headers: zhou.headers });
  expect(await statusFor(mill, data.url, anna)).toBe(404);
});

test('a picture in an answer goes with its question, and nobody shows somebody else’s', async () => {
  const mill = await openMill();
  const { zhou, anna, call } = mill;
  await mill.actTogether(zhou);
  const own = (await upload(mill, zhou, { purpose: 'post', postId: randomUUID() })).data.url;
  const question = await mill.write(zhou, { content: `![](${own})`, audience: 'organization' });
  const open = await mill.write(anna);
  await mill.answer(anna, open, `I saw ![this](${own}).`);
  expect([await statusFor(mill, own), await statusFor(mill, own, anna)]).toEqual([404, 404]);
  const hers = (await upload(mill, anna, { purpose: 'post', postId: randomUUID() })).data.url;
  await mill.answer(anna, open, `Here ![it](${hers}) is.`);
  expect(await statusFor(mill, hers)).toBe(200);
  await call('POST', `/api/community/posts/${open}/withdraw`, { headers: anna.headers });
  expect(await statusFor(mill, hers, zhou)).toBe(404);
  expect(question).toBeTruthy();
});

test('refuses what is no picture, an unknown purpose, and the 51st picture', async () => {
  const mill = await openMill();
  const { zhou, call } = mill;
  const postId = randomUUID();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect((await upload(mill, zhou, { purpose: 'post', postId }, svg)).status).toBe(400);
  expect((await upload(mill, zhou, { purpose: 'mail', postId })).status).toBe(400);
  expect((await upload(mill, zhou, { purpose: 'post' })).status).toBe(400);
  const many = Array.from({ length: 51 }, (_, n) => `![](/files/${String(n).padStart(22, 'x')})`).join('\n');
  const body = { id: postId, kind: 'article', title: 'Many', summary: '', content: many, tags: [], board: null };
  await call('POST', '/api/community/posts', { headers: zhou.headers, body: { ...body, audience: 'domain' } });
  const { status } = await call('POST', `/api/community/posts/${postId}/publish`, {
    headers: zhou.headers,
    body: { rev: 1 },
  });
  expect(status).toBe(400);
});

test('pictures of a post stay when its author leaves; those in no post go after a while', async () => {
  const mill = await openMill();
  const { zhou, store } = mill;
  const [kept, idle] = [
    (await upload(mill, zhou, { purpose: 'post', postId: randomUUID() })).data.url,
    (await upload(mill, zhou, { purpose: 'post', postId: randomUUID() })).data.url,
  ];
  await mill.write(zhou, { content: `![](${kept})` });
  await store.db
    .updateTable('person_file')
    .set({ created_at: new Date(Date.now() - 31 * 86_400_000) })
    .execute();
  await dropIdlePictures(store.db);
  expect([await statusFor(mill, kept), await statusFor(mill, idle, zhou)]).toEqual([200, 404]);
  await store.db.deleteFrom('person').where('id', '=', zhou.person.id).execute();
  expect(await statusFor(mill, kept)).toBe(200);
});

test('finds the pictures of a text', () => {
  const [a, b] = ['a'.repeat(22), 'b'.repeat(22)];
  expect(picturesIn(`![x](/files/${a}#1x1) ![y](</files/${b}>) ![z](https://far.example/c.png)`)).toEqual([a, b]);
  expect(picturesIn(`![x][1]\n\n[1]: /files/${a}\n\n![](/files/${a}b) /files/${b}`)).toEqual([a]);
});
