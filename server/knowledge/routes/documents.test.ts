import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app';
import { aDocument, begin, put } from '../../../tests/support/store-rows';
import { quoteHash } from '../quote-hash';
import { putDocument, removeDocument } from '../store/documents';
import { seedKnowledgeBases } from '../store/knowledge-bases';

let opened: TestApp;
let pump: string;
let gone: string;
const first = '# 泵\n\n离心泵不出水。先灌泵。';
const second = '# 泵\n\n注意安全。离心泵不出水。先灌泵。';

beforeAll(async () => {
  opened = await createTestApp();
  const { db } = opened.store;
  await seedKnowledgeBases(db);
  pump = await put(db, { markdown: first });
  const file = { name: '泵 手册;"1".html', mime: 'text/html', bytes: Buffer.from('<script>alert(1)</script>') };
  await putDocument(db, aDocument({ markdown: second, file }));
  gone = await put(db, { source: 'gone.md' });
  await removeDocument(db, gone);
});
afterAll(() => opened.close());

const get = (url: string, headers: Record<string, string> = {}) => opened.app.inject({ url, headers });
const view = async (query = '') => (await get(`/api/documents/${pump}${query}`)).json().data;

describe('a document', () => {
  test('is shown as it is now, or as it was cited in an answer of the reader', async () => {
    expect(await view()).toMatchObject({ version: 2, latestVersion: 2, markdown: second, hasOriginal: true });
    expect((await get(`/api/documents/${pump}?version=1`)).statusCode).toBe(404);
    const { chat, run } = await begin(opened.store.db);
    const source = { run_id: run, doc_id: pump, version: 1, kb_id: 3 };
    await opened.store.db.insertInto('run_source').values(source).execute();
    expect(await view(`?version=1&chat=${chat.id}`)).toMatchObject({
      version: 1,
      latestVersion: 2,
      markdown: first,
      hasOriginal: false,
    });
  });

  test.each(['nobody', '%00', '..%2F..%2Fetc'])(
    'named %s does not exist, and says so in the language asked for',
    async (id) => {
      const answer = await get(`/api/documents/${id}`, { 'accept-language': 'en' });
      expect([answer.statusCode, answer.json().code]).toEqual(id === '%00' ? [400, 400] : [404, 404]);
      expect(answer.json().msg).not.toMatch(/\p{Script=Han}/u);
    },
  );

  test('that was taken out is gone, with its file', async () => {
    expect((await get(`/api/documents/${gone}`)).statusCode).toBe(404);
    expect((await get(`/api/documents/${gone}/original`)).statusCode).toBe(404);
  });

  test.each(['?version=0', '?version=one', '?start=-1&end=3', '?hash=xyz'])('refuses %s', async (query) => {
    expect((await get(`/api/documents/${pump}${query}`)).statusCode).toBe(400);
  });
});

describe('a citation', () => {
  const quote = '离心泵不出水。';
  const at = first.indexOf(quote);
  const place = `?cited=1&start=${at}&end=${at + quote.length}&hash=${quoteHash(quote)}`;

  test('of an earlier version is found where its words stand now', async () => {
    const { anchor, markdown } = await view(place);
    expect(markdown.slice(anchor.start, anchor.end)).toBe(quote);
  });

  test('whose words are gone says so instead of marking others', async () => {
    const { anchor } = await view(`?cited=9&start=0&end=4&hash=${quoteHash('nothing like it')}`);
    expect(anchor.status).toBe('gone');
  });

  test('without a length has no place', async () => {
    for (const query of ['?start=5&end=5', '?start=9&end=5', '?start=5'])
      expect(await view(query)).not.toHaveProperty('anchor');
  });
});

describe('its file', () => {
  test('is a download under a policy that runs nothing, whatever its name', async () => {
    const { headers, rawPayload } = await get(`/api/documents/${pump}/original`);
    expect(headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('泵 手册;"1".html')}`,
    );
    expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
    expect(rawPayload.toString()).toBe('<script>alert(1)</script>');
  });

  test('of a version that had none is not there', async () => {
    expect((await get(`/api/documents/${pump}/original?version=1`)).statusCode).toBe(404);
  });
});
