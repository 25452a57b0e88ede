import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openPeopleApp, signedInPerson } from '../../../tests/support/person';

async function openForFiles() {
  const ocr = { readText: async () => ({ lines: [], width: 1, height: 1 }), close() {} };
  const app = await openPeopleApp({ parts: { ocr } });
  const person = await signedInPerson(app.store, { phone: '13800000001' });
  return { ...app, person, other: await signedInPerson(app.store, { phone: '13800000002' }) };
}

describe('a file', () => {
  const upload = '/proxy-api/open/person/upload';
  const send = async (
    app: Awaited<ReturnType<typeof openForFiles>>,
    bytes: Buffer,
    name = 'licence.png',
    field = 'file',
    { boundary = 'xxBOUNDARYxx', ...more }: Record<string, string> = {},
  ) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;
    const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    const headers = { ...app.person.headers, ...more, 'content-type': `multipart/form-data; boundary=${boundary}` };
    const answer = await app.app.inject({ method: 'POST', url: upload, headers, payload });
    return { status: answer.statusCode, data: answer.json().data };
  };
  const picture = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();

  test('is kept as a picture and nothing else, and shown inertly to who sent it', async () => {
    const app = await openForFiles();
    const bytes = Buffer.concat([await picture(), Buffer.from('<script>alert(1)</script>')]);
    const { data } = await send(app, bytes, '../../执照.jpg');
    expect(data).toMatchObject({
      url: expect.stringMatching(/^\/files\/[\w-]{22}$/),
      name: '执照.jpg',
      mime: 'image/jpeg',
    });
    const shown = await app.app.inject({ url: data.url, headers: app.person.headers });
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    expect(shown.rawPayload.toString('latin1')).not.toMatch(/script|secret place/);
    const licence = '/chat/api_ocr_business_licensee';
    expect(
      (await app.call('POST', licence, { headers: app.person.headers, body: { url: data.url } })).data.confidence,
    ).toBe(0);
    expect((await app.call('POST', licence, { headers: app.other.headers, body: { url: data.url } })).status).toBe(404);
  });

  test('sent again under one key is the same file; another one of the same length is another request', async () => {
    const app = await openForFiles();
    const bytes = await picture();
    const key = { 'idempotency-key': 'upload-0001' };
    const first = await send(app, bytes, 'a.jpg', 'file', { ...key, boundary: 'one' });
    expect((await send(app, bytes, 'a.jpg', 'file', { ...key, boundary: 'two' })).data).toEqual(first.data);
    const other = Buffer.from(bytes);
    other[bytes.length - 3] = (other[bytes.length - 3] ?? 0) ^ 1;
    expect((await send(app, other, 'a.jpg', 'file', { ...key, boundary: 'one' })).status).toBe(409);
    expect((await send(app, bytes, 'b.jpg', 'file', { ...key, boundary: 'one' })).status).toBe(409);
    const { rows } = await app.store.pool.query('select count(*)::int as n from person_file');
    expect(rows).toEqual([{ n: 1 }]);
  });

  test.each([
    ['text', Buffer.from('not a picture')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')],
    ['an empty file', Buffer.alloc(0)],
    ['a cut picture', Buffer.from('89504e470d0a1a0a0000000d494844520000ffff0000ffff0802000000', 'hex')],
  ])('that is %s is refused', async (_, bytes) => {
    expect((await send(await openForFiles(), bytes)).status).toBe(400);
  });

  test('that promises a billion pixels is refused before they are made', async () => {
    const small = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(small.length).toBeLessThan(1024 * 1024);
    expect((await send(await openForFiles(), small)).status).toBe(413);
  });

  test('in a form that cannot be read is refused', async () => {
    const { app, person } = await openForFiles();
    const head = 'Content-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf of a';
    for (const [type, payload] of [
      ['multipart/form-data', head],
      ['multipart/form-data; boundary=x', `--x\r\n${head}`],
      ['multipart/form-data; boundary=x', 'nothing of the kind'],
    ]) {
      const headers = { ...person.headers, 'content-type': type };
      const answer = await app.inject({ method: 'POST', url: upload, headers, payload });
      expect([answer.statusCode, answer.json().msg]).toEqual([400, expect.stringContaining('multipart/form-data')]);
    }
  });

  test('larger than 10 MB, in another field, or from nobody is refused', async () => {
    const app = await openForFiles();
    expect((await send(app, Buffer.alloc(10 * 1024 * 1024 + 1, 1))).status).toBe(413);
    expect((await send(app, await picture(), 'a.png', 'other')).status).toBe(400);
    const nobody = await app.app.inject({ method: 'POST', url: upload, payload: {} });
    expect(nobody.statusCode).toBe(401);
  });
});
