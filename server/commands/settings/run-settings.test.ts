import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { UpgradeBlock } from '../../../setting/rehearse';
import { openTestStore } from '../../../tests/support/store';
import { addOperator } from '../../accounts/store/operators';
import { openCommandStore } from '../../base/database/command-store';
import { openBeside } from '../../base/database/open-migrated';
import { ConfigError } from '../../config';
import { publishRevision } from '../../domains/store/publish-revision';
import { seedKnowledgeBases } from '../../knowledge/store/knowledge-bases';
import type { DrawPages } from './rehearsal/draw-pages';
import { runSettings } from './run-settings';

/** Version 1 of the crash test called its reason a message. */
const upgradeBlock: UpgradeBlock = (type, v, { message, ...rest }) =>
  type === 'layout/crash-test' && v === 1 ? { v: 2, props: { ...rest, reason: message ?? '' } } : undefined;

/** A database with domain `a` live, a folder for files, and the command. */
async function open(draw: DrawPages = async () => ({ pages: new Map(), problem: 'No browser here.' })) {
  const store = await openTestStore();
  await seedKnowledgeBases(store.db);
  const head = await publishRevision(store.db, {
    accessDomain: 'a',
    body: { accessDomain: 'a', title: 'First' },
    author: 'x',
    message: '',
  });
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = (name: string, content: unknown) => {
    const path = join(folder, name);
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  };
  const run = async (...args: string[]) => {
    const said: string[] = [];
    const code = await runSettings(args, {
      say: (line) => said.push(line),
      upgradeBlock,
      draw,
      open: async () => ({ store, close: async () => {} }),
    });
    return { code, text: said.join('\n'), data: () => JSON.parse(said.join('\n')) };
  };
  return { store, head, folder, file, run };
}

test('lists, exports and validates what is stored', async () => {
  const { run, head, folder } = await open();
  expect((await run('list')).text).toContain(`a\tpublished\t${head.slice(0, 8)}\t0 errors`);
  const output = join(folder, 'a.json');
  expect(await run('export', 'a', '--output', output)).toMatchObject({ code: 0 });
  expect(JSON.parse(readFileSync(output, 'utf8'))).toMatchObject({
    format: 'millwright-setting',
    setting: { title: 'First' },
  });
  expect(await run('validate', 'a', output)).toMatchObject({
    code: 0,
    text: expect.stringContaining('a: no problems'),
  });
  expect((await run('export', `a@${head}`)).data()).toMatchObject({ setting: { title: 'First' } });
});

test('validates a file without any database', async () => {
  const { file } = await open();
  const said: string[] = [];
  const parts = {
    upgradeBlock: () => undefined,
    say: (line: string) => said.push(line),
    open: () => Promise.reject(new Error('no')),
  };
  expect(await runSettings(['validate', '--json', file('a.json', { accessDomain: 'a', title: 7 })], parts)).toBe(1);
  expect(JSON.parse(said.join(''))[0].findings).toMatchObject([{ severity: 'error', pointer: '/title' }]);
});

describe('publish', () => {
  test('makes a file live, with who and why', async () => {
    const { run, file, store } = await open();
    const path = file('a.json', { accessDomain: 'a', title: 'From git' });
    expect(await run('publish', path, '--message', 'Release 7', '--author', 'ci')).toMatchObject({ code: 0 });
    const { rows } = await store.pool.query('select who, message from audit_entry order by id desc limit 1');
    expect(rows).toEqual([{ who: 'ci', message: 'Release 7' }]);
    expect(await run('diff', 'a', path)).toMatchObject({ code: 0, text: 'No difference.' });
  });

  test('refuses errors with 1, what somebody published since with 3, and a call without a reason with 2', async () => {
    const { run, file, head } = await open();
    const good = file('good.json', { accessDomain: 'a', title: 'Good' });
    expect(await run('publish', good)).toMatchObject({ code: 2, text: expect.stringContaining('--message') });
    expect(await run('publish', file('bad.json', { accessDomain: 'a', title: 7 }), '--message', 'm')).toMatchObject({
      code: 1,
    });
    expect(await run('publish', good, '--message', 'm')).toMatchObject({ code: 0 });
    const old = file('old.json', { accessDomain: 'a', title: 'Old' });
    const late = await run('publish', old, '--message', 'm', '--base', head, '--json');
    expect([late.code, late.data()]).toMatchObject([3, { conflicts: [{ pointer: '/title' }] }]);
  });
});

test.each([
  'tomorrow',
  '2030',
  '2030-01-01',
  '2030-01-01T08:00:00',
  '2030-99-01T08:00:00Z',
  '2020-01-01T00:00:00Z',
  '',
])('publish --at %j publishes nothing, now or later', async (at) => {
  const { run, file, store, head } = await open();
  const path = file('a.json', { accessDomain: 'a', title: 'Too early' });
  expect((await run('publish', path, '--message', 'm', '--at', at)).code).toBe(2);
  const { rows } = await store.pool.query('select published from setting_pointer');
  expect(rows).toEqual([{ published: head }]);
  expect((await store.pool.query('select 1 from setting_schedule')).rowCount).toBe(0);
});

test('publish --at waits for its time', async () => {
  const { run, file, store, head } = await open();
  const path = file('a.json', { accessDomain: 'a', title: 'Later' });
  const said = await run('publish', path, '--message', 'm', '--at', '2099-01-01T08:00:00+08:00');
  expect([said.code, said.text]).toEqual([0, expect.stringContaining('waits for 2099-01-01T00:00:00.000Z')]);
  expect((await store.pool.query('select published from setting_pointer')).rows).toEqual([{ published: head }]);
});

test('diff tells what changed, and exits like diff', async () => {
  const { run, file } = await open();
  const other = file('b.json', { accessDomain: 'a', title: 'Second' });
  expect(await run('diff', 'a', other)).toEqual(
    expect.objectContaining({ code: 1, text: 'changed /title "First" → "Second"' }),
  );
});

test('import is a dry run, unless it is staged for somebody', async () => {
  const { run, file, store } = await open();
  const path = file('x.json', { accessDomain: 'x', title: 'Imported' });
  expect(await run('import', path, '--domain', 'a')).toMatchObject({
    code: 0,
    text: expect.stringContaining('nothing stored'),
  });
  expect((await store.pool.query('select 1 from setting_draft')).rowCount).toBe(0);
  expect((await run('import', path, '--domain', 'a', '--stage', 'wei')).text).toContain('There is no operator wei');
  await addOperator(store.db, { name: 'wei', password: '', tenant_id: null });
  const odd = await run('import', path, '--domain', 'No Domain!', '--stage', 'wei');
  expect(odd).toMatchObject({ code: 1, text: expect.stringMatching(/nothing stored(.|\n)*such as www.example.com/) });
  expect(await run('import', path, '--domain', 'a', '--stage', 'wei')).toMatchObject({ code: 0 });
  const { rows } = await store.pool.query('select author, body from setting_draft');
  expect(rows).toEqual([{ author: 'wei', body: { accessDomain: 'a', title: 'Imported' } }]);
});

test('rolls back', async () => {
  const { run, file, head } = await open();
  await run('publish', file('a.json', { accessDomain: 'a', title: 'Second' }), '--message', 'm');
  expect(await run('rollback', 'a', head, '--message', 'Too early')).toMatchObject({ code: 0 });
  expect((await run('export', 'a')).data().setting.title).toBe('First');
  expect(await run('rollback', 'a', '0'.repeat(64), '--message', 'm')).toMatchObject({ code: 1 });
});

test('rehearses every stored domain', async () => {
  const { run, store } = await open();
  const answer = await run('rehearse', '--json');
  expect([answer.code, answer.data()]).toEqual([0, [{ name: 'a', migrated: 0, findings: [] }]]);
  await publishRevision(store.db, {
    accessDomain: 'b',
    body: { accessDomain: 'b', title: 7 },
    author: 'x',
    message: '',
  });
  expect(await run('rehearse')).toMatchObject({ code: 1, text: expect.stringContaining('b: 1 error') });
});

describe('a database of the version before', () => {
  const openOlder = async () => {
    const store = await openTestStore();
    await seedKnowledgeBases(store.db);
    const body = { accessDomain: 'a', title: 'First' };
    await publishRevision(store.db, { accessDomain: 'a', body, author: 'x', message: '' });
    await store.pool.query("delete from migration where name = '031_text_vectors.sql'");
    await store.pool.query('drop table text_vector, embedding_model cascade');
    const run = async (...args: string[]) => {
      const said: string[] = [];
      const open = (readOnly: boolean) => openCommandStore({ databaseUrl: store.url, data: '' }, 'test', { readOnly });
      const code = await runSettings(args, { say: (line) => said.push(line), upgradeBlock, open });
      return { code, text: said.join('\n') };
    };
    const migrations = async () => (await store.pool.query('select 1 from migration')).rowCount;
    return { store, run, migrations };
  };

  test.each([['rehearse'], ['list'], ['validate', 'a'], ['diff', 'a', 'a'], ['export', 'a']])(
    'is looked at by %s and left as it is',
    async (...args) => {
      const { run, migrations } = await openOlder();
      const before = await migrations();
      expect([(await run(...args)).code, await migrations()]).toEqual([0, before]);
    },
  );

  test('where something needed is missing says so, and what to do', async () => {
    const { store, run } = await openOlder();
    await store.pool.query('alter table setting_publication rename to not_yet');
    expect(await run('list')).toMatchObject({ code: 2, text: expect.stringContaining('use a restored backup') });
  });

  test('is brought up to date by what changes something, unless a server runs on it', async () => {
    const { store, run, migrations } = await openOlder();
    const before = await migrations();
    await expect(openBeside(store.url)).rejects.toThrow('lacks 031_text_vectors.sql');
    expect(await migrations()).toBe(before);
    expect((await run('rollback', 'a', '0'.repeat(64), '--message', 'm')).code).toBe(1);
    expect(await migrations()).toBe((before ?? 0) + 1);
    await (await openBeside(store.url)).close();
  });
});

test('a command that only reads cannot write by mistake', async () => {
  const { url } = await openTestStore();
  const { store, close } = await openCommandStore({ databaseUrl: url, data: '' }, 'test', { readOnly: true });
  await expect(seedKnowledgeBases(store.db)).rejects.toThrow('read-only');
  await close();
});

test('a database that cannot be opened is told once, as a wrong call', async () => {
  const said: string[] = [];
  const open = () => Promise.reject(new ConfigError(['PORT is odd.']));
  expect(await runSettings(['list'], { say: (line) => said.push(line), upgradeBlock, open })).toBe(2);
  expect(said).toEqual([expect.stringContaining('PORT is odd.')]);
});

describe('the report of a rehearsal', () => {
  const older = {
    accessDomain: 'o',
    title: 'Older <b>',
    pages: {
      '/engine': { blocks: [{ id: 'c', type: 'layout/crash-test', v: 1, props: { message: 'Written by hand' } }] },
      '/q/:id': { blocks: [{ id: 'c', type: 'layout/crash-test', props: {} }] },
      '/qa': { blocks: [] },
    },
  };
  const dot = (color: string) => sharp({ create: { width: 10, height: 10, channels: 3, background: color } }).png();

  test('has a pair of pictures of each page that changes, and says by how much', async () => {
    const asked: unknown[] = [];
    const { run, file, folder } = await open(async (wishes, running) => {
      asked.push(...wishes.map(({ domain, paths }) => ({ domain, paths, before: running })));
      const [before, after] = await Promise.all([dot('#fff').toBuffer(), dot('#000').toBuffer()]);
      return { pages: new Map([['o', [{ path: '/engine', width: 1280, before, after }]]]) };
    });
    const output = join(folder, 'report');
    const name = file('o.json', older);
    const answer = await run('rehearse', name, 'a', '--output', output, '--before', 'http://localhost:1');
    expect([answer.code, asked]).toEqual([0, [{ domain: 'o', paths: ['/engine'], before: 'http://localhost:1' }]]);
    expect(answer.text).toContain(`Wrote ${join(output, 'index.html')}`);
    const html = readFileSync(join(output, 'index.html'), 'utf8');
    for (const said of ['removed /message, added /reason', '100.0 % looks different', 'parameters: /q/:id'])
      expect(html).toContain(said);
    for (const [, path = ''] of html.matchAll(/<img src="([^"]+)"/g))
      expect(readFileSync(join(output, path)).byteLength).toBeGreaterThan(50);
    expect(html.match(/<img/g)).toHaveLength(2);
  });

  test('is Chinese where that is asked for: page, findings and what is printed', async () => {
    const { run, file, folder } = await open();
    const output = join(folder, 'report');
    const answer = await run('rehearse', file('o.json', older), 'a', '--output', output, '--lang', 'zh-CN');
    expect(answer.text).toMatch(/a: 无需修改\n报告中没有截图。.*\n已写入 /);
    const html = readFileSync(join(output, 'index.html'), 'utf8');
    expect(html).toContain('<html lang="zh-CN">');
    for (const said of ['发布预演', '已升级的区块', '区块', '该域名的页面没有变化', '地址含参数，未截图：/q/:id'])
      expect(html).toContain(said);
    const words = html.replace(/<style>.*<\/style>|<[^>]*>|layout\/crash-test|No browser here\.|Older|\/\S+/gs, ' ');
    expect(words).not.toMatch(/[a-z]{4,} [a-z]{2,}/);
    expect((await run('rehearse', '--lang', 'fr')).code).toBe(2);
  });

  test('says plainly that there are no pictures when there is no browser, with the same exit code', async () => {
    const { run, file, folder } = await open();
    const output = join(folder, 'report');
    const answer = await run('rehearse', file('o.json', older), '--output', output);
    expect([answer.code, answer.text]).toEqual([
      0,
      expect.stringContaining('The report has no screenshots. No browser here.'),
    ]);
    expect(readFileSync(join(output, 'index.html'), 'utf8')).toContain(
      'The report has no screenshots. No browser here.',
    );
    const broken = file('b.json', { ...older, title: 7 });
    expect((await run('rehearse', broken, '--output', output)).code).toBe(1);
    expect((await run('rehearse', broken, '--output', output, '--before', 'nowhere')).code).toBe(2);
  });
});

test.each([
  [[]],
  [['nothing']],
  [['constructor']],
  [['list', '--wrong']],
  [['list', 'a']],
  [['publish', 'a.json', 'b.json', '--message', 'm']],
  [['export', 'a', 'b']],
  [['diff', 'a', 'a', 'a']],
  [['diff', 'a']],
  [['validate']],
  [['validate', 'no-such']],
  [['import', 'x']],
  [['export']],
])('%j is a wrong call, and what is right is shown', async (args) => {
  const { run } = await open();
  const answer = await run(...args);
  expect([answer.code, answer.text.length > 10]).toEqual([2, true]);
});

test('a file that is no setting is named', async () => {
  const { run, file } = await open();
  const path = file('x.json', '{"dashboard":{}}');
  expect(await run('validate', path)).toMatchObject({
    code: 2,
    text: expect.stringContaining(`${path}: This is not a Millwright settings file`),
  });
});
