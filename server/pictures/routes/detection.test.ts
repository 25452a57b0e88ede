import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createTestApp, openTestApp, type TestApp } from '../../../tests/support/app';
import { boxOf, fourSpots, makePicture } from '../../../tests/support/make-picture';
import { detectionMs } from '../detection/limits';
import { deleteExpiredPictures } from '../store/pictures';

const alice = 'mw_visitor=aaaaaaaaaaaaaaaaaaaaaa';
const bob = 'mw_visitor=bbbbbbbbbbbbbbbbbbbbbb';
const detect = '/tianzhi-tools/api/v1/object_detection';
const rect = [40, 40, 80, 80].map(String);

let opened: TestApp;
beforeAll(async () => {
  opened = await createTestApp();
});
afterAll(() => opened.close());

const get = (url: string, cookie = alice) => opened.app.inject({ url, headers: { cookie } });

async function upload(payload: Buffer, { app } = opened) {
  const headers = { 'content-type': 'image/png', cookie: alice };
  return app.inject({ method: 'POST', url: '/api/pictures', headers, payload });
}

const ask = (payload: object, { app } = opened) =>
  app.inject({ method: 'POST', url: detect, headers: { cookie: alice, 'accept-language': 'en' }, payload });

describe('mark a thing, find all like it', () => {
  test('from the upload to the exports', async () => {
    const picture = (await upload(await makePicture())).json().data;
    expect(picture).toMatchObject({ width: 320, height: 260, mime: 'image/png', orientation: 1 });
    const answer = await ask({ prompt_image: picture.url, category_id: '1', rects: [rect] });
    expect(answer.statusCode, answer.body).toBe(200);
    const { data } = answer.json();
    expect(data).toMatchObject({ detector: 'embedded', rects: [boxOf({ x: 60, y: 60, radius: 20 })] });
    expect(data.objects).toHaveLength(fourSpots.length);
    expect(data.objects[0]).toMatchObject({ drawn: true, score: 1 });
    expect((await get(`/api/detections/${data.id}`)).json().data).toEqual({ ...data, createdAt: expect.any(String) });
    expect((await get(`/api/detections/${data.id}`, bob)).json()).toMatchObject({ code: 200, data: null });
    const again = await ask({ prompt_image: picture.url, category_id: '1', rects: [rect] });
    expect(again.json().data.id).toBe(data.id);
    for (const [format, start] of [
      ['coco', '{'],
      ['csv', '\uFEFFnumber'],
      ['png', '\u{fffd}PNG'],
    ] as const) {
      const file = await get(`/api/detections/${data.id}/export?format=${format}`);
      expect(file.headers['content-disposition']).toContain('attachment');
      expect(file.body.startsWith(start)).toBe(true);
    }
  });

  test('base64 works as an address does', async () => {
    const bytes = await makePicture();
    const answer = await ask({ prompt_image: bytes.toString('base64'), category_id: '1', rects: [rect] });
    expect(answer.json().data.objects.length).toBeGreaterThan(1);
  });

  test.each([
    ['another category', { category_id: '2' }],
    ['NaN', { rects: [['NaN', '1', '2', '3']] }],
    ['hundreds of rectangles', { rects: Array(300).fill(rect) }],
    ['none', { rects: [] }],
    ['outside', { rects: [['0', '0', '999', '9']] }],
    ['a foreign address', { prompt_image: 'http://10.0.0.1/a.png' }],
    ['no picture', { prompt_image: 'aGVsbG8=' }],
  ])('%s is refused', async (_name, wrong) => {
    const { url } = (await upload(await makePicture())).json().data;
    const answer = await ask({ prompt_image: url, category_id: '1', rects: [rect], ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().msg.length).toBeGreaterThan(10);
  });
});

describe('pictures', () => {
  test('only who sent one deletes it, and what was found goes with it', async () => {
    const picture = (await upload(await makePicture(fourSpots.slice(1)))).json().data;
    const { id } = (await ask({ prompt_image: picture.url, category_id: '1', rects: [rect] })).json().data;
    const remove = (cookie: string) => opened.app.inject({ method: 'DELETE', url: picture.url, headers: { cookie } });
    expect((await remove(bob)).statusCode).toBe(404);
    expect((await remove(alice)).statusCode).toBe(200);
    expect((await get(picture.url)).statusCode).toBe(404);
    expect((await get(`/api/detections/${id}`)).json().data).toBeNull();
    expect((await ask({ prompt_image: picture.url, category_id: '1', rects: [rect] })).statusCode).toBe(404);
  });

  test('are forgotten after their time', async () => {
    const picture = (await upload(await makePicture(fourSpots.slice(2)))).json().data;
    await opened.store.db
      .updateTable('picture')
      .set({ expires_at: new Date(0) })
      .where('id', '=', picture.id)
      .execute();
    expect((await get(picture.url)).statusCode).toBe(404);
    await deleteExpiredPictures(opened.store.db);
    const left = await opened.store.db.selectFrom('picture').select('id').where('id', '=', picture.id).execute();
    expect(left).toEqual([]);
  });

  test('are shown as sent, as a view and as a crop, and never run', async () => {
    const bytes = await makePicture();
    const { url } = (await upload(bytes)).json().data;
    const original = await get(url);
    expect(original.rawPayload.equals(bytes)).toBe(true);
    expect(original.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect((await get(`${url}/view?left=40&top=40&width=40&height=40`)).headers['content-type']).toBe('image/webp');
    expect((await get(`${url}/view?left=300&width=40`)).statusCode).toBe(400);
  });

  test('text in a part of one is read, with boxes in pixels of the whole', async () => {
    const plate = readFileSync(new URL('../../../tests/support/nameplate.png', import.meta.url));
    const { url } = (await upload(plate)).json().data;
    const answer = await get(`${url}/text?left=340&top=85&width=200&height=50`);
    expect(answer.statusCode, answer.body).toBe(200);
    const [line] = answer.json().data.lines;
    expect(line.text.replace(/\s/g, '')).toBe('功率5.5kW');
    expect(line.x).toBeGreaterThan(345);
    expect(line.y).toBeGreaterThan(85);
    expect((await get(`${url}/text?left=600&width=80`)).statusCode).toBe(400);
    expect((await get('/api/pictures/nothing-here/text')).statusCode).toBe(404);
  });

  test('one visitor keeps so much and no more; what is there already takes no room', async () => {
    const small = await openTestApp({ env: { PICTURE_QUOTA_MB: '1' } });
    const noise = (seed: number) =>
      sharp(Buffer.from(Array.from({ length: 450 * 450 * 3 }, (_, i) => (i * seed * 2_654_435_761) >>> 24)), {
        raw: { width: 450, height: 450, channels: 3 },
      })
        .png({ compressionLevel: 0 })
        .toBuffer();
    expect((await upload(await noise(1), small)).statusCode).toBe(200);
    expect((await upload(await noise(1), small)).statusCode).toBe(200);
    const refused = await upload(await noise(3), small);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().msg).toMatch(/1 MB/);
  });

  test('what is too large, empty or JSON is refused', async () => {
    expect((await upload(Buffer.alloc(31 * 1024 * 1024))).statusCode).toBe(413);
    const empty = await upload(Buffer.alloc(0));
    expect(empty.statusCode).toBe(400);
  });
});

describe('a detector of one’s own', () => {
  async function openWith(answer: (body: string) => [number, string]) {
    const server = createServer(async (req, res) => {
      const chunks: Buffer[] = [];
      for await (const chunk of req) chunks.push(chunk as Buffer);
      const [status, text] = answer(Buffer.concat(chunks).toString());
      res.writeHead(status, { 'content-type': 'application/json' }).end(text);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/detect`;
    return openTestApp({ env: { DETECTION_URL: url } });
  }

  test('gets the same call; what fits of its answer is passed on', async () => {
    const seen: { category_id: string; rects: string[][]; prompt_image: string }[] = [];
    const good = { x: 1.23, y: 2, width: 30, height: 30, score: 0.9, label: '螺钉' };
    const objects = [good, { ...good, x: 9_999 }, { ...good, score: 7 }, null, 'x'];
    const theirs = await openWith((body) => {
      seen.push(JSON.parse(body));
      return [200, JSON.stringify({ code: 200, msg: 'ok', data: { objects } })];
    });
    const prompt = (await makePicture()).toString('base64');
    const { data } = (await ask({ prompt_image: prompt, category_id: '1', rects: [rect] }, theirs)).json();
    expect(seen).toEqual([{ category_id: '1', rects: [rect], prompt_image: prompt }]);
    expect(data.objects).toEqual([expect.objectContaining({ drawn: true }), { ...good, x: 1.2 }]);
    expect(data.detector).toBe('external');
  });

  test('may call objects what it likes: what no database takes is written otherwise', async () => {
    const labels = ['a\0b', `${'x'.repeat(63)}😀`, '\ud800', '', '<script>'];
    const at = (label: string, n: number) => ({ x: n * 40 + 1, y: 60, width: 20, height: 20, score: 0.9, label });
    const theirs = await openWith(() => [200, JSON.stringify({ code: 0, data: { objects: labels.map(at) } })]);
    const prompt = (await makePicture()).toString('base64');
    const answer = await ask({ prompt_image: prompt, category_id: '1', rects: [rect] }, theirs);
    expect(answer.statusCode).toBe(200);
    const named = (answer.json().data.objects as { label?: string }[]).flatMap(({ label }) => label ?? []);
    expect(named).toContain('a\ufffdb');
    expect(named.every((label) => label.isWellFormed() && label.length <= 64)).toBe(true);
  });

  test.each([
    ['an error', 500, '{}'],
    ['no JSON', 200, '<html>'],
    ['another shape', 200, '{"code":200,"data":[]}'],
    ['a refusal', 200, '{"code":501,"msg":"no licence"}'],
  ])('%s is told as what it is', async (_name, status, text) => {
    const theirs = await openWith(() => [status, text]);
    const prompt = (await makePicture()).toString('base64');
    const answer = await ask({ prompt_image: prompt, category_id: '1', rects: [rect] }, theirs);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      msg: expect.stringContaining('DETECTION_URL'),
      data: { retryAfterMs: 5000 },
    });
  });

  /** Answers by hand: late, partially, or endlessly. */
  async function openWithLine(serve: (res: ServerResponse) => void) {
    const server = createServer((req, res) => void req.resume().on('end', () => serve(res)));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/detect`;
    const theirs = await openTestApp({ env: { DETECTION_URL: url } });
    const prompt = (await makePicture()).toString('base64');
    return ask({ prompt_image: prompt, category_id: '1', rects: [rect] }, theirs);
  }

  test('a slow one is given up, with its limit in words', async () => {
    const wait = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => wait(ms === detectionMs ? 200 : ms));
    onTestFinished(() => void vi.restoreAllMocks());
    const answer = await openWithLine(() => {});
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ msg: expect.stringContaining('30 seconds'), data: { retryAfterMs: 5000 } });
  });

  test.each<[string, (res: ServerResponse) => void]>([
    ['cut off in the middle', (res) => res.writeHead(200).write('{"code":200,', () => res.destroy())],
    ['sent elsewhere', (res) => void res.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    [
      'without an end',
      (res) => {
        const piece = ' '.repeat(512 * 1024);
        const more = () => res.write(piece, (fault) => fault || more());
        more();
      },
    ],
  ])('an answer %s is refused', async (_name, serve) => {
    const answer = await openWithLine(serve);
    expect(answer.statusCode).toBe(503);
    expect(answer.json().msg).toContain('DETECTION_URL');
  });

  test('a dead one too', async () => {
    const dead = await openTestApp({ env: { DETECTION_URL: 'http://127.0.0.1:9/' } });
    const prompt = (await makePicture()).toString('base64');
    const answer = await ask({ prompt_image: prompt, category_id: '1', rects: [rect] }, dead);
    expect(answer.statusCode).toBe(503);
  });
});

test('progress of what nobody works on is unknown', async () => {
  expect((await get('/api/detections/nothing/progress')).json().data).toEqual({ state: 'unknown', share: 0, ahead: 0 });
});
