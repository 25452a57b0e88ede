import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { writeBuiltPortal } from '../../../tests/support/built-portal';
import { openPeopleApp } from '../../../tests/support/person';
import { sampleMp4, samplePdf } from '../../../tests/support/sample-files';
import { addPerson } from '../../accounts/store/persons';
import { packageRoot } from '../../base/package-root';
import { main } from '../../commands/community-cli';

const sample = (name: string) => join(packageRoot, 'fixtures', 'import', name);

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'community-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function openMill() {
  const mill = await openPeopleApp({ clientFolder: writeBuiltPortal() });
  const boards = [{ id: 'maintenance', name: { 'zh-CN': '设备维修', 'en-US': 'Maintenance' } }];
  for (const accessDomain of ['main', 'other'])
    await mill.ctx.settings.publish({
      ...{ accessDomain, author: 'test', message: '' },
      body: { accessDomain, searchScope: [3], community: { enabled: true, boards } },
    });
  const command = async (...args: string[]) => {
    const lines: string[] = [];
    const open = async () => ({ store: mill.store, close: async () => {} });
    const code = await main(args, (line) => lines.push(line), open);
    return { code, report: lines.join('\n') };
  };
  const take = (name: string, format = name, ...more: string[]) =>
    command('import', sample(name), '--format', format, '--domain', 'main', ...more);
  const list = async (): Promise<{ id: string; title: string; author: string; kind: string; accepted: boolean }[]> =>
    (await mill.call('GET', '/api/community/posts?pageSize=100')).data.list;
  const find = async (title: string) => (await list()).find((post) => post.title === title);
  const read = async (url: string) => (await mill.call('GET', url)).data;
  const get = (url: string) => mill.app.inject({ url, headers: { host: 'localhost' } });
  return { ...mill, command, take, list, find, read, get };
}

const again = /^Added 0 texts, changed 0, kept \d+ as they are here, left 0 that people changed here\. 0 changes/;

test('Markdown: front matter, replies, limits, and a report of what was altered', async () => {
  const { take, find, read, store } = await openMill();
  await addPerson(store.db, { phone: '13800000009', email: 'anna@example.com', nickname: 'Anna' });
  const { code, report } = await take('markdown');
  expect(code).toBe(1);
  expect(report).toContain('Added 6 texts');
  expect(report).toContain('1 found by their proved mail address, 5 under a name');
  expect(report).toContain('grease-change-interval: picture ./dried-grease.png was left out');
  expect(report).toContain('heat-shrink: left out the tags 这个标签实在是太长太长太长了已经超过二十个字');
  expect(report).toContain("heat-shrink: board '锅炉' is not there");
  expect(report).toContain('notes.md: has no readable YAML block at its start');

  const article = await find('Why we halved the grease interval of the dryer fans');
  const detail = await read(`/api/community/posts/${article?.id}`);
  expect(detail).toMatchObject({ author: 'Anna', board: 'maintenance', tags: ['grease', 'dryer', 'fans'] });
  expect(detail).toMatchObject({
    publishedAt: '2019-03-12T00:00:00.000Z',
    content: expect.stringMatching(/The dried grease$/),
  });
  const question = await find('Does coolant concentration drift without topping up?');
  expect(question).toMatchObject({ kind: 'question', accepted: true });
  const [answer] = await read(`/api/community/questions/${question?.id}/answers`);
  expect(answer).toMatchObject({ author: '王检验', accepted: true });
  const comments = await read(`/api/community/posts/${question?.id}/comments`);
  expect(comments.map(({ parent, author }: { parent: string; author: string }) => [parent, author])).toEqual([
    [question?.id, '李明'],
    [answer.id, 'Tom Harrow'],
  ]);
  expect((await take('markdown')).report).toMatch(again);
});

test('a dry run says the same and does nothing', async () => {
  const { take, list } = await openMill();
  const { report } = await take('discourse', 'discourse', '--dry-run');
  expect(report).toContain('Would add 3 texts');
  expect(await list()).toEqual([]);
});

test('Discourse: topics with replies are questions; HTML becomes Markdown; old addresses lead here', async () => {
  const { take, find, read, get } = await openMill();
  const { report } = await take('discourse');
  expect(report).toContain('topics.json:3: has no posts');
  expect(report).toContain('p702: picture https://example.com/shield.png became a link');
  const question = await find('Encoder loses counts at high speed?');
  const [answer] = await read(`/api/community/questions/${question?.id}/answers`);
  expect(answer).toMatchObject({ accepted: true, author: 'limin' });
  expect(answer.content).toBe(
    'Check the **shield**: ground it at the drive end only.\n\n[Shield](<https://example.com/shield.png>)',
  );
  for (const url of ['/t/71', '/t/encoder-loses-counts/71', '/t/encoder-loses-counts/71/2']) {
    const moved = await get(url);
    expect([url, moved.statusCode, moved.headers.location]).toEqual([
      url,
      301,
      `/community/qaDetails?id=${question?.id}`,
    ]);
  }
  expect((await get('/t/99')).statusCode).toBe(404);
  expect(await find('How we label cables')).toMatchObject({ kind: 'article' });
  expect((await take('discourse')).report).toMatch(again);
});

test('Stack Exchange: questions, answers and comments of the dump, with the names of their users', async () => {
  const { take, find, read, get } = await openMill();
  const { report } = await take('stackexchange');
  expect(report).toContain('answer 15: question 99 is not there');
  const question = await find('Why does the pump cavitate after a filter change?');
  expect(await read(`/api/community/posts/${question?.id}`)).toMatchObject({
    ...{ author: 'Anna Lindqvist', tags: ['pump', 'filter'], publishedAt: '2018-05-04T10:11:12.130Z' },
    content: 'Since we fitted a `3 µm` element, the pump is loud.',
  });
  const answers = await read(`/api/community/questions/${question?.id}/answers`);
  expect(answers).toMatchObject([
    { accepted: true, author: '周工', content: expect.stringMatching(/- return: 3 µm$/) },
    { accepted: false, author: 'Tom Harrow' },
  ]);
  expect((await get('/questions/12/why-does-the-pump')).headers.location).toContain(question?.id);
  expect((await take('stackexchange')).report).toMatch(again);
});

test('Question2Answer: its tables, without what is hidden there', async () => {
  const { take, find, read, list } = await openMill();
  await take('q2a');
  expect(await list()).toHaveLength(1);
  const question = await find('减速机油温多少算高？');
  expect(question).toMatchObject({ author: '王检验', accepted: true });
  const [answer] = await read(`/api/community/questions/${question?.id}/answers`);
  expect(answer).toMatchObject({ author: '周工', content: expect.stringContaining('**80 ℃**') });
  expect(await read(`/api/community/posts/${question?.id}/comments`)).toMatchObject([{ author: '李明' }]);
  expect((await take('q2a')).report).toMatch(again);
});

test('a table: columns by their Chinese names, unknown ones and ids that come twice told', async () => {
  const { take, find, read } = await openMill();
  const { report } = await take('csv');
  expect(report).toContain("posts.csv: column '打分' means nothing here");
  expect(report).toMatch(/came before \(1\):\n {2}a1/);
  expect(report).toContain("posts.csv:7: there is no post 'q9' that it could be below");
  expect(await find('托辊轴承的更换顺序')).toMatchObject({ kind: 'article', author: '周工' });
  const question = await find('皮带跑偏先调哪里？');
  const comments = await read(`/api/community/posts/${question?.id}/comments`);
  expect(comments).toMatchObject([{ content: '落料点偏了 8 厘米，调正以后好了。' }]);
  expect((await take('csv')).report).toMatch(again);
});

test('an edit here outlives an import, and a name is claimed by the person whose it is', async () => {
  const { take, find, read, store, command } = await openMill();
  await take('csv');
  const article = await find('托辊轴承的更换顺序');
  const id = article?.id ?? '';
  await store.db
    .insertInto('post_version')
    .values({ post_id: id, n: 2, title: 'Mine', summary: '', markdown: 'Mine' })
    .execute();
  await store.db.updateTable('post').set({ version: 2 }).where('id', '=', id).execute();
  await store.db.updateTable('community_import').set({ hash: 'of another text' }).execute();
  const { report } = await take('csv');
  expect(report).toMatch(/changed 3, kept 0 as they are here, left 1 that/);
  expect(await read(`/api/community/posts/${id}`)).toMatchObject({ title: 'Mine' });

  const claim = (person: string) => command('claim', '周工', '--domain', 'main', '--person', person);
  expect((await claim('13800000077')).code).toBe(1);
  await addPerson(store.db, { phone: '13800000077', nickname: '周立' });
  expect((await claim('13800000077')).report).toBe('2 texts are theirs now.');
  expect((await read(`/api/community/posts/${id}`)).author).toBe('周立');
});

test.each(['jsonl', 'markdown'])('what %s exports comes back whole elsewhere, and is known here', async (format) => {
  const { take, command, call } = await openMill();
  for (const name of ['markdown', 'discourse', 'stackexchange', 'q2a', 'csv']) await take(name);
  const folder = temporaryFolder();
  const { report } = await command('export', folder, '--domain', 'main', '--format', format);
  expect(report).toBe(`Wrote 9 posts to ${folder}.`);
  expect(readdirSync(folder)).toHaveLength(format === 'jsonl' ? 1 : 9);
  const comeBack = (domain: string) => command('import', folder, '--format', 'markdown', '--domain', domain);
  expect((await comeBack('main')).report).toMatch(again);
  expect(await comeBack('other')).toMatchObject({ code: 0, report: expect.stringContaining('Added 20 texts') });
  expect((await comeBack('other')).report).toMatch(again);
  const all = async (host: string) => {
    const { data } = await call('GET', '/api/community/posts?pageSize=100', { headers: { host } });
    const posts = data.list.map(({ id: _, ...post }: { id: string }) => post);
    return posts.sort((a: { title: string }, b: { title: string }) => a.title.localeCompare(b.title));
  };
  const there = await all('other.localhost');
  expect(there).toHaveLength(9);
  expect(there).toEqual(await all('localhost'));
});

test('wrong words are answered with how to write them', async () => {
  const { command, take } = await openMill();
  expect(await command('import', 'x')).toMatchObject({ code: 2, report: expect.stringContaining('npm run community') });
  expect(await take('csv', 'phpbb')).toMatchObject({ code: 2, report: expect.stringContaining('Choose one of') });
  const elsewhere = await command('import', sample('csv'), '--format', 'csv', '--domain', 'nowhere');
  expect(elsewhere).toMatchObject({ code: 1, report: expect.stringContaining('nowhere') });
  const empty = temporaryFolder();
  writeFileSync(join(empty, 'posts.csv'), readFileSync(sample('csv/posts.csv'), 'utf8').split('\n', 1)[0] ?? '');
  expect(await command('import', empty, '--format', 'csv', '--domain', 'main')).toMatchObject({ code: 0 });
});

test('pictures of the folder come along, once, for whoever reads the post; none from outside of it', async () => {
  const mill = await openMill();
  const { command, find, read, get, store } = mill;
  const folder = temporaryFolder();
  const outside = temporaryFolder();
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#804020' } })
    .png()
    .toBuffer();
  writeFileSync(join(outside, 'secret.png'), picture);
  mkdirSync(join(folder, 'posts', 'img'), { recursive: true });
  writeFileSync(join(folder, 'posts', 'img', 'dried grease.png'), picture);
  writeFileSync(join(folder, 'top.png'), picture);
  writeFileSync(join(folder, 'broken.png'), 'no picture');
  symlinkSync(join(outside, 'secret.png'), join(folder, 'link.png'));
  const shown = [
    'img/dried%20grease.png',
    '/top.png',
    '/broken.png',
    '/link.png',
    `../../${basename(outside)}/secret.png`,
  ];
  const text = `---\ntitle: Dried grease\ndate: 2026-01-02\n---\n${shown.map((url, n) => `![p${n}](${url})`).join('\n\n')}\n`;
  writeFileSync(join(folder, 'posts', 'grease.md'), text);
  const take = () => command('import', folder, '--format', 'markdown', '--domain', 'main');
  const { report } = await take();
  expect(report).toContain('/broken.png is no picture or other file that can be read');
  const post = await find('Dried grease');
  const { content } = await read(`/api/community/posts/${post?.id}`);
  const addresses = [...content.matchAll(/!\[p\d\]\((\/files\/[\w-]{22})\)/g)].map(([, one]) => one);
  expect(addresses).toHaveLength(2);
  for (const address of addresses) expect((await get(address)).headers['content-type']).toBe('image/png');
  expect((await take()).report).toMatch(again);
  const count = async () => (await store.pool.query('select 1 from person_file')).rowCount;
  // The same bytes in one text are one file.
  expect(await count()).toBe(1);
  await store.db
    .updateTable('post')
    .set({ state: 'withdrawn' })
    .where('id', '=', post?.id ?? '')
    .execute();
  expect((await get(addresses[0])).statusCode).toBe(404);
});

test.each(['jsonl', 'markdown'])('pictures and files that %s exports come back with their names', async (format) => {
  const { command, find, read, get, store } = await openMill();
  const folder = temporaryFolder();
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#804020' } })
    .png()
    .toBuffer();
  writeFileSync(join(folder, 'seal.png'), picture);
  writeFileSync(join(folder, 'pump (2) 曲线.pdf'), samplePdf);
  writeFileSync(join(folder, 'run.mp4'), sampleMp4);
  const links = '![Worn](seal.png#40x30)\n\n[The curve](<pump (2) 曲线.pdf>)\n\n![It hums](run.mp4#video)';
  writeFileSync(join(folder, 'pump.md'), `---\ntitle: The pump hums\n---\n${links}\n\n[elsewhere](other.pdf)\n`);
  await command('import', folder, '--format', 'markdown', '--domain', 'main');
  const out = temporaryFolder();
  await command('export', out, '--domain', 'main', '--format', format);
  const { content } = await read(`/api/community/posts/${(await find('The pump hums'))?.id}`);
  expect(content).toMatch(
    /!\[Worn\]\(\/files\/[\w-]{22}#40x30\)[\s\S]*\[The curve\]\([\s\S]*#video\)[\s\S]*\(other\.pdf\)/,
  );
  const report = await command('import', out, '--format', 'markdown', '--domain', 'other');
  expect(report).toMatchObject({ code: 0, report: expect.stringContaining('Added 1 text,') });
  const files = await store.db.selectFrom('person_file').select(['id', 'name', 'mime']).execute();
  expect(files.map(({ name, mime }) => `${name.replace(/^[\w-]{22}/, 'id')} ${mime}`).sort()).toEqual([
    ...['id.png image/png', 'pump (2) 曲线.pdf application/pdf', 'pump (2) 曲线.pdf application/pdf'],
    ...['run.mp4 video/mp4', 'run.mp4 video/mp4', 'seal.png image/png'],
  ]);
  for (const { id } of files.slice(0, 1)) expect((await get(`/files/${id}`)).statusCode).toBe(200);
});
