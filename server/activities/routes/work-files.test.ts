import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { openActivitiesApp } from '../../../tests/support/open-activities';
import { signedIn } from '../../../tests/support/operator';
import { signedInPerson } from '../../../tests/support/person';
import { sampleMp4, samplePdf } from '../../../tests/support/sample-files';
import { forgetPeople } from '../store/forget-people';
import { dropIdleFiles } from '../store/work-files';

const contest = '/api/activities/assistant-contest';
const desk = '/api/admin/domains/main/activities/assistant-contest';
const SECRET = 'GPS 36.65N 117.12E';
let picture: Buffer;
beforeAll(async () => {
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
    .withExif({ IFD0: { ImageDescription: SECRET } })
    .jpeg()
    .toBuffer();
});

async function open() {
  const portal = await openActivitiesApp();
  const { app, call, store } = portal;
  const author = await signedInPerson(store, { phone: '13800000001', nickname: 'Zhou' });
  const other = await signedInPerson(store, { phone: '13800000002', nickname: 'Anna' });
  const operator = await signedIn(store, 'lin');
  const upload = async (bytes: Buffer, name: string, headers = author.headers) => {
    const type = { 'content-type': 'application/octet-stream' };
    const url = `${contest}/work/files?name=${encodeURIComponent(name)}`;
    const answer = await app.inject({ method: 'POST', url, headers: { ...headers, ...type }, payload: bytes });
    return { status: answer.statusCode, data: answer.json().data, msg: answer.json().msg };
  };
  const save = (files: string[], more: object = {}, headers = author.headers) =>
    call('PUT', `${contest}/work`, {
      headers,
      body: { step: 0, title: 'Bearing helper', text: 'Finds it.', url: '/assistant', handIn: true, files, ...more },
    });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const status = async (id: string, headers?: Record<string, string>) =>
    (await get(`${contest}/files/${id}`, headers)).statusCode;
  const works = async () => (await call('GET', `${desk}/desk`, { headers: operator })).data.works;
  const decide = (work: string, body: object) => call('POST', `${desk}/works/${work}`, { headers: operator, body });
  const count = async () => (await store.db.selectFrom('contest_file').select('id').execute()).length;
  return { ...portal, author, other, operator, upload, save, get, status, works, decide, count };
}

test('files are their author’s until the work is shown, then everybody’s, and private again once it is changed', async () => {
  const { author, other, operator, upload, save, get, status, works, decide, call } = await open();
  const { data: image } = await upload(picture, '泵 1.jpg');
  expect(image).toMatchObject({ mime: 'image/jpeg', width: 40, height: 30, name: '泵 1.jpg' });
  const { data: paper } = await upload(samplePdf, 'how.pdf');
  expect((await save([paper.id, image.id])).status).toBe(200);
  const all = async () => [
    await status(image.id, author.headers),
    await status(image.id, other.headers),
    await status(image.id),
  ];
  expect(await all()).toEqual([200, 404, 404]);
  const [work] = await works();
  expect(work.files.map(({ name }: { name: string }) => name)).toEqual(['how.pdf', '泵 1.jpg']);
  const behind = `${desk}/works/${work.id}/files/${image.id}`;
  expect((await get(behind, operator)).statusCode).toBe(200);
  expect((await get(behind, other.headers)).statusCode).toBe(401);
  expect((await call('GET', `${contest}/nominees`)).data.nominees).toEqual([]);
  await decide(work.id, { step: 1, show: true });
  expect(await all()).toEqual([200, 200, 200]);
  const [shown] = (await call('GET', `${contest}/nominees`)).data.nominees;
  expect(shown.files.map(({ id }: { id: string }) => id)).toEqual([paper.id, image.id]);
  await save([image.id], { step: 2, handIn: false });
  expect(await all()).toEqual([200, 404, 404]);
  // What a draft no longer has is gone, and those who judge do not see drafts.
  expect(await status(paper.id, author.headers)).toBe(404);
  expect((await get(behind, operator)).statusCode).toBe(404);
});

test('what is sent is a picture, inert and without what it hid; anything else can only be downloaded', async () => {
  const { upload, save, get, author } = await open();
  const { data: image } = await upload(picture, 'a.jpg');
  const { data: paper } = await upload(samplePdf, 'x.pdf.html');
  expect(paper).toMatchObject({ mime: 'application/pdf', name: 'x.pdf.html.pdf', width: null });
  const { data: text } = await upload(Buffer.from('<script>alert(1)</script>'), 'page.txt');
  await save([image.id, paper.id, text.id]);
  const sent = await get(`${contest}/files/${image.id}`, author.headers);
  expect(picture.includes(SECRET)).toBe(true);
  expect(sent.rawPayload.includes(SECRET)).toBe(false);
  const safe = {
    ...{
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    },
    'cache-control': 'private, no-store',
  };
  expect(sent.headers).toMatchObject({ ...safe, 'content-type': 'image/jpeg', 'content-disposition': 'inline' });
  for (const { id } of [paper, text])
    expect((await get(`${contest}/files/${id}`, author.headers)).headers).toMatchObject({
      ...{ ...safe, 'content-disposition': expect.stringMatching(/^attachment/) },
    });
});

test.each<[string, () => Buffer, string, number]>([
  ['a page that says it is a picture', () => Buffer.from('<html><script>1</script></html>'), 'a.png', 400],
  ['a drawing with scripts', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg', 400],
  ['a program named as text', () => Buffer.from([0x4d, 0x5a, 0, 0, 1]), 'a.txt', 400],
  ['a video', () => sampleMp4, 'a.mp4', 400],
  ['a PDF that was cut off', () => samplePdf.subarray(0, 60), 'a.pdf', 400],
  ['a picture that was cut off', () => picture.subarray(0, picture.length / 2), 'a.jpg', 400],
  ['nothing', () => Buffer.alloc(0), 'a.png', 400],
  ['more than 20 MB', () => Buffer.alloc(20_000_001, 'a'), 'a.txt', 413],
])('%s is refused and leaves nothing', async (_what, bytes, name, status) => {
  const { upload, count } = await open();
  expect((await upload(bytes(), name)).status).toBe(status);
  expect(await count()).toBe(0);
});

test('a file is in one’s own work only, as often as the rules say, also when many come at once', async () => {
  const { upload, save, other, count, operator, status, amend } = await open();
  const { data: hers } = await upload(picture, 'hers.jpg', other.headers);
  const refused = await save([hers.id]);
  expect([refused.status, refused.data?.field ?? refused.msg]).toEqual([400, expect.anything()]);
  expect(await status(hers.id)).toBe(404);
  const sent = await Promise.all(Array.from({ length: 12 }, (_, n) => upload(picture, `${n}.jpg`)));
  const kept = sent.filter(({ status: each }) => each === 200).map(({ data }) => data.id);
  expect([kept.length, sent.filter(({ status: each }) => each === 409).length]).toEqual([8, 4]);
  expect((await save(kept.slice(0, 5))).msg).toContain('4');
  expect((await save(kept.slice(0, 4))).status).toBe(200);
  expect((await save(['x'.repeat(22)], { step: 1 })).status).toBe(400);
  // What was refused changed nothing.
  expect(await count()).toBe(9);
  const staff = await upload(picture, 'a.jpg', operator as never);
  expect(staff.status).toBeGreaterThanOrEqual(400);
  await amend('assistant-contest', { submission: undefined });
  expect((await upload(picture, 'late.jpg')).data).toMatchObject({ reason: 'noFiles' });
});

test('nothing is taken before the opening, after the end, and for an activity of another kind', async () => {
  const { app, upload, amend, author } = await open();
  const hour = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString();
  await amend('assistant-contest', { windows: { visible: hour(-3), open: hour(-2), close: hour(-1) } });
  expect((await upload(picture, 'late.jpg')).data).toMatchObject({ reason: 'closed' });
  const url = '/api/activities/maintenance-survey/work/files?name=a.jpg';
  const headers = { ...author.headers, 'content-type': 'application/octet-stream' };
  expect((await app.inject({ method: 'POST', url, headers, payload: picture })).statusCode).toBe(409);
});

test('files go with their entry, with the ties to people, and after a day if they are in no work', async () => {
  const { upload, save, count, store, amend, author } = await open();
  const { data: kept } = await upload(picture, 'kept.jpg');
  await upload(picture, 'idle.jpg');
  await save([kept.id]);
  const age = (days: number) =>
    store.db
      .updateTable('contest_file')
      .set({ created_at: new Date(Date.now() - days * 86_400_000) })
      .execute();
  await dropIdleFiles(store.db);
  expect(await count()).toBe(2);
  await age(2);
  await dropIdleFiles(store.db);
  expect(await count()).toBe(1);
  const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString();
  const windows = { visible: day(-20), open: day(-10), close: day(-5) };
  await amend('assistant-contest', { windows, retentionDays: 4 });
  await forgetPeople(store.db);
  await dropIdleFiles(store.db);
  expect(await count()).toBe(0);
  expect(author.person.id).toBeTruthy();
});

test('who leaves takes their files along', async () => {
  const { upload, save, count, store, author } = await open();
  const { data } = await upload(picture, 'a.jpg');
  await save([data.id]);
  await store.db.deleteFrom('person').where('id', '=', author.person.id).execute();
  await dropIdleFiles(store.db);
  expect(await count()).toBe(0);
});
