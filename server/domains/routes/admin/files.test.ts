import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../../tests/support/app';
import { signedIn } from '../../../../tests/support/operator';
import type { Job } from '../../../base/jobs/job';
import { readUploadJob } from '../../../knowledge/uploads/read-upload';

const manual = '# Pump P-7\n\nThe seal water pressure of pump P-7 is 0.35 MPa.\n';

/** A domain `a` that the installation's operator has begun, with the job that reads files. */
async function openFiles() {
  const test = await openTestApp();
  const { store, ctx, app } = test;
  await ctx.jobs.add(readUploadJob(store.db) as Job);
  const call = async (headers: object, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object | Buffer) => {
    const isFile = Buffer.isBuffer(payload);
    const answer = await app.inject({
      method,
      url: `/api/admin/${path}`,
      headers: { 'accept-language': 'en', ...headers, ...(isFile && { 'content-type': 'application/octet-stream' }) },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, msg: answer.json().msg, data: answer.json().data };
  };
  const operator = await signedIn(store);
  await call(operator, 'POST', 'domains', { domain: 'a' });
  const add = (name: string, text: string, who = operator) =>
    call(who, 'POST', `domains/a/files?name=${encodeURIComponent(name)}`, Buffer.from(text));
  const read = async (who = operator) => {
    await ctx.jobs.idle();
    return (await call(who, 'GET', 'domains/a/files')).data;
  };
  return { ...test, call, operator, add, read };
}

describe('uploaded documents', () => {
  test('wait, are read in the background, and stand in a knowledge base of the domain', async () => {
    const { add, read, call, operator, store } = await openFiles();
    expect((await call(operator, 'GET', 'domains/a/files')).data).toEqual({ knowledgeBase: null, items: [] });
    const { data } = await add('pump.md', manual);
    expect(data).toMatchObject({ knowledgeBase: 100, items: [{ name: 'pump.md', state: 'waiting' }] });
    expect((await read()).items).toMatchObject([{ state: 'done', documents: 1, faults: 0, fault: null }]);
    const { rows } = await store.pool.query('select title, kb_id, source from document');
    expect(rows).toEqual([{ title: 'Pump P-7', kb_id: 100, source: 'pump.md' }]);
    const offered = (await call(operator, 'GET', 'domains/a/knowledge-bases')).data;
    expect(offered.at(-1)).toMatchObject({ id: 100, name: 'Documents of a', documentCount: 1 });
    const body = { accessDomain: 'a', title: 'Harrow help', texts: { 'zh-CN': { title: '哈罗帮助' } } };
    const published = await call(operator, 'POST', 'domains/a/publish', { base: null, body, message: 'First' });
    expect(published).toMatchObject({ status: 200 });
    // From then on, by the portal's name.
    expect((await store.pool.query('select title from knowledge_base where id = 100')).rows).toEqual([
      { title: { 'zh-CN': '哈罗帮助 的资料', 'en-US': 'Documents of Harrow help' } },
    ]);
    expect((await store.pool.query('select bytes from upload')).rows).toEqual([{ bytes: null }]);
  });

  test('say what is wrong with them: at once where the name or the size tells, otherwise beside the file', async () => {
    const { add, read } = await openFiles();
    const exe = await add('setup.exe', 'MZ');
    expect([exe.status, exe.msg]).toEqual([400, expect.stringContaining('“setup.exe” is of a kind')]);
    expect((await add('empty.md', '')).status).toBe(400);
    await add('broken.pdf', 'no PDF');
    await add('scan.txt', '   ');
    const { items } = await read();
    expect(items).toMatchObject([
      { name: 'broken.pdf', state: 'failed', fault: expect.any(String) },
      { name: 'scan.txt', state: 'failed', fault: expect.any(String) },
    ]);
  });

  test('of the same name replace the former; removed ones are found no more', async () => {
    const { add, read, call, operator, store } = await openFiles();
    await add('C:\\manuals\\pump.md', manual);
    await read();
    await add('pump.md', manual.replace('0.35', '0.40'));
    const { items } = await read();
    expect(items).toHaveLength(1);
    const { rows } = await store.pool.query(
      'select markdown from document join document_version v on v.doc_id = id and v.version = document.version where deleted_at is null',
    );
    expect(rows).toEqual([{ markdown: expect.stringContaining('0.40') }]);
    expect((await call(operator, 'DELETE', `domains/a/files/${items[0].id}`)).data.items).toEqual([]);
    expect((await store.pool.query('select 1 from document where deleted_at is null')).rowCount).toBe(0);
    expect((await call(operator, 'DELETE', `domains/a/files/${items[0].id}`)).status).toBe(404);
  });

  test('of an organization go into its own base: a namesake domain that another one drafts gets none of them', async () => {
    const { add, read, call, store } = await openFiles();
    const theirs = await signedIn(store, 'theirs', 't1');
    expect((await add('pump.md', manual, theirs)).status).toBe(404);
    await call(theirs, 'POST', 'domains', { domain: 'a' });
    await add('pump.md', manual, theirs);
    expect((await read(theirs)).items).toMatchObject([{ state: 'done' }]);
    expect((await read()).items).toEqual([]);
    const { rows } = await store.pool.query('select owner_kind, owner_id from knowledge_base where id >= 100');
    expect(rows).toEqual([{ owner_kind: 'organization', owner_id: 't1' }]);
  });
});

test('templates bring a look and pages, and no name of a company', async () => {
  const { call, operator } = await openFiles();
  const { items } = (await call(operator, 'GET', 'templates')).data;
  expect(items.map(({ id }: { id: string }) => id)).toHaveLength(5);
  for (const { body } of items)
    expect(Object.keys(body)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(accessDomain|title|logo)$/)]),
    );
});
