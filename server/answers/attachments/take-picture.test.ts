import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reduceRuns } from '../../../src/stream/reduce-run';
import { answerText, emptyRun } from '../../../src/stream/run-state';
import { createTestApp, type TestApp } from '../../../tests/support/app';
import { alice, ask, bob, call, newAsking } from '../../../tests/support/ask';
import { fakeSearch } from '../../../tests/support/fake-answerer';
import * as fake from '../../../tests/support/fake-model-server';
import { extractiveAnswerer } from '../answerer/extractive-answerer';
import { createModelAnswerer } from '../answerer/model-answerer';

const nameplate = readFileSync(path.resolve(import.meta.dirname, '../../../tests/support/nameplate.png'));
let printed = ['Pump P-204', 'Rated flow 48 m³/h', 'Rated speed 2970 r/min'];
const ocr = {
  readText: async () => ({ lines: printed.map((text) => ({ text })) as never, width: 10, height: 10 }),
  close: () => {},
};

let server: fake.FakeModelServer;
let opened: TestApp;
let seeing: TestApp;
beforeAll(async () => {
  server = await fake.startFakeModelServer();
  opened = await createTestApp({ parts: { search: fakeSearch([]), answerer: extractiveAnswerer, ocr } });
  const model = createModelAnswerer({ baseUrl: server.baseUrl, model: 'm', pictures: true }, extractiveAnswerer);
  seeing = await createTestApp({ parts: { search: fakeSearch([]), answerer: model, ocr } });
});
afterAll(async () => {
  await opened.close();
  await seeing.close();
  await server.close();
});
beforeEach(() => {
  printed = ['Pump P-204', 'Rated flow 48 m³/h', 'Rated speed 2970 r/min'];
});

async function attach(name: string, bytes: Buffer, { app } = opened) {
  const response = await app.inject({
    method: 'POST',
    url: `/api/messages/attachment?name=${name}`,
    headers: { cookie: alice, 'content-type': 'application/octet-stream', 'accept-language': 'en' },
    payload: bytes,
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data as { id: string; kind: string };
}

async function asked(overrides: object, { app } = opened) {
  const asking = { ...newAsking({ locale: 'en-US' }), ...overrides };
  const { events } = await ask(app, asking);
  const run = reduceRuns(emptyRun, events);
  return { asking, run, text: answerText(run), said: run.warnings.map(({ message }) => message).join() };
}

const picture = (id: string, cookie = alice) =>
  opened.app.inject({ url: `/api/messages/attachment/${id}/picture`, headers: { cookie } });

test('a picture is written anew, without what its file said of place and camera, and shown to its owner alone', async () => {
  const withPlace = await sharp(nameplate)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' }, IFD3: { GPSLatitude: '31/1 10/1 0/1' } })
    .toBuffer();
  expect(withPlace.includes('SECRET-PLACE')).toBe(true);
  const { id, kind } = await attach('plate.jpg', withPlace);
  expect(kind).toBe('picture');
  const shown = await picture(id);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(shown.rawPayload.includes('SECRET-PLACE')).toBe(false);
  expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
  expect((await picture(id, bob)).statusCode).toBe(404);
  await call(opened.app, 'DELETE', `/api/messages/attachment/${id}`);
  expect((await picture(id)).statusCode).toBe(404);
});

test('what is printed in it is quoted, said to be all that was read, and kept by another version of the question', async () => {
  const { id } = await attach('plate.png', nameplate);
  const first = await asked({ query: 'What is the rated speed on the nameplate?', attachments: [id] });
  expect(first.text).toContain('2970 r/min');
  expect(first.run.sources[0]).toMatchObject({ kind: 'attachment', title: 'plate.png', kbId: 0 });
  expect(first.said).toContain('only the printed text was read');
  const edited = await asked({ query: 'Rated flow?', chatId: first.asking.chatId, attachments: [id] });
  expect(edited.text).toContain('48 m³/h');
  const { data } = await call(opened.app, 'GET', `/api/messages/detailByChatId/${first.asking.chatId}`);
  const files = data.messages.flatMap(({ attachments = [] }: { attachments?: object[] }) => attachments);
  expect(files).toEqual([expect.objectContaining({ kind: 'picture' }), expect.objectContaining({ kind: 'picture' })]);
});

test('a picture without a text says so, and what can be done with it', async () => {
  printed = [];
  const { id } = await attach('gauge.png', nameplate);
  const { said, run } = await asked({ query: 'What does the gauge read?', attachments: [id] });
  expect(said).toContain('No printed text was found in “gauge.png”');
  expect(said).toContain('Search with a picture');
  expect(run.sources).toEqual([]);
});

test('a model that takes pictures says what it sees, which is quoted as its words', async () => {
  printed = [];
  const SEEN = 'The gauge reads 6.2 bar on a scale of 0 to 10 bar.';
  server.plan(fake.say(SEEN), fake.say(`${SEEN.slice(0, -1)} [1].`));
  const { id } = await attach('gauge.png', nameplate, seeing);
  const sent = JSON.stringify(server.requests[0]?.body.messages);
  expect(sent).toContain('data:image/webp;base64,');
  const { said, run } = await asked({ query: 'What pressure does the gauge read?', attachments: [id] }, seeing);
  expect(run.sources[0]).toMatchObject({ headings: ['What a model sees in the picture'], quote: SEEN });
  expect(said).toContain('a model said what it sees');
});

test('a model that fails leaves the picture and what is printed in it', async () => {
  server.plan(fake.fail(400));
  const { id } = await attach('plate.png', nameplate, seeing);
  expect(
    (await asked({ query: 'What is the rated flow on the nameplate?', attachments: [id] }, seeing)).text,
  ).toContain('48');
});
