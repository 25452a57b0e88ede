import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Mill, openMill, type Who } from '../../tests/support/community-mill';
import { sampleMp4, samplePdf } from '../../tests/support/sample-files';
import { dropIdlePictures } from '../accounts';
import { picturesIn } from './pictures';

const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
  .png()
  .toBuffer();

async function upload(
  { app }: Mill,
  { headers }: Who,
  fields: Record<string, string>,
  given?: Buffer,
  name = 'pump.png',
) {
  const form = Object.entries(fields).map(
    ([name, value]) => `--xx\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--xx\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;
  const payload = Buffer.concat([
    Buffer.from(form.join('') + head),
    given ?? (await picture),
    Buffer.from('\r\n--xx--\r\n'),
  ]);
  const url = '/proxy-api/open/person/upload';
  const type = { 'content-type': 'multipart/form-data; boundary=xx' };
  const answer = await app.inject({ method: 'POST', url, headers: { ...headers, ...type }, payload });
  return { status: answer.statusCode, data: answer.json().data, msg: answer.json().msg };
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

test('a PDF is downloaded by whoever reads the post, and never opened here', async () => {
  const mill = await openMill();
  const { zhou, anna, app, call } = mill;
  const postId = randomUUID();
  const { data } = await upload(mill, zhou, { purpose: 'post', postId }, samplePdf, '泵 (2).pdf');
  expect(data).toMatchObject({ mime: 'application/pdf', name: '泵 (2).pdf', size: samplePdf.length });
  expect(await statusFor(mill, data.url)).toBe(404);
  await mill.actTogether(zhou);
  const post = await mill.write(zhou, { content: `[泵](${data.url})`, audience: 'organization' });
  expect([await statusFor(mill, data.url, anna), await statusFor(mill, data.url)]).toEqual([404, 404]);
  const open = await mill.write(zhou, { content: `Here: [the curve](${data.url})` });
  const got = await app.inject({ url: data.url });
  expect(got.rawPayload.equals(samplePdf)).toBe(true);
  expect(got.headers).toMatchObject({
    'content-disposition': "attachment; filename*=UTF-8''%E6%B3%B5%20%282%29.pdf",
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    ...{ 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-store' },
  });
  await call('POST', `/api/community/posts/${open}/withdraw`, { headers: zhou.headers });
  expect(await statusFor(mill, data.url, anna)).toBe(404);
  expect(post).toBeTruthy();
});

test('a video is taken where the setting says so, played in parts, and five of them stand in a post', async () => {
  const closed = await openMill();
  const fields = () => ({ purpose: 'post', postId: randomUUID() });
  const refused = await upload(closed, closed.zhou, fields(), sampleMp4, 'a.mp4');
  expect(refused).toMatchObject({ status: 400, msg: expect.stringContaining('视频') });
  const mill = await openMill({ video: true });
  const { zhou, app } = mill;
  const one = async () => (await upload(mill, zhou, fields(), sampleMp4, 'a.mp4')).data.url as string;
  const url = await one();
  await mill.write(zhou, { content: `![the pump](${url}#video)` });
  const part = await app.inject({ url, headers: { range: 'bytes=4-7' } });
  expect([part.statusCode, part.headers['content-range'], part.payload]).toEqual([
    ...[206, `bytes 4-7/${sampleMp4.length}`, 'ftyp'],
  ]);
  const past = await app.inject({ url, headers: { range: 'bytes=9000-' } });
  expect([past.statusCode, past.headers['content-range']]).toEqual([416, `bytes */${sampleMp4.length}`]);
  const many = [await one(), await one(), await one(), await one(), await one()];
  const content = [url, ...many].map((each) => `![](${each}#video)`).join('\n');
  const id = await mill.write(zhou, { content });
  expect((await mill.call('GET', `/api/community/posts/${id}`)).status).toBe(404);
});

test('what is too large for its kind is refused with its limit, and an account takes pictures only', async () => {
  const mill = await openMill();
  const { zhou } = mill;
  const fields = { purpose: 'post', postId: randomUUID() };
  const MB = 1024 * 1024;
  const pdf = (size: number) => Buffer.concat([samplePdf, Buffer.alloc(size, ' '), samplePdf]);
  expect((await upload(mill, zhou, fields, pdf(12 * MB), 'a.pdf')).status).toBe(200);
  expect((await upload(mill, zhou, fields, pdf(20 * MB), 'a.pdf')).status).toBe(413);
  expect((await upload(mill, zhou, fields, Buffer.alloc(10 * MB + 1, 'a'), 'a.txt')).status).toBe(413);
  expect((await upload(mill, zhou, {}, samplePdf, 'a.pdf')).status).toBe(400);
});
