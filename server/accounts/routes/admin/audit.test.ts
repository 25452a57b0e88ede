import { expect, test } from 'vitest';
import { openTestApp } from '../../../../tests/support/app';
import { signedIn } from '../../../../tests/support/operator';
import { addAudit } from '../../../base/database/audit';
import { publishRevision } from '../../../domains/store/publish-revision';

const url = '/api/admin/audit';

async function open() {
  const { app, store } = await openTestApp();
  const headers = await signedIn(store);
  const read = async (query: Record<string, string>, own = headers) => {
    const answer = await app.inject({ url, query, headers: { 'accept-language': 'en', ...own } });
    return { status: answer.statusCode, ...(answer.json().data as { items: Item[]; next: number | null }) };
  };
  const add = (message: string, more: object = {}) =>
    addAudit(store.db, { who: 'wei', domain: 'a', action: 'publish', message, ...more });
  return { app, store, headers, read, add };
}

interface Item {
  id: number;
  message: string;
  domain: string | null;
}
const messages = ({ items }: { items: Item[] }) => items.map(({ message }) => message);

test('pages hold every entry once, newest first, also when one is added while somebody turns them', async () => {
  const { read, add } = await open();
  for (const n of [1, 2, 3, 4, 5]) await add(`m${n}`);
  const seen: string[] = [];
  let before: Record<string, string> = {};
  for (let turn = 0; turn < 9; turn += 1) {
    const page = await read({ limit: '2', ...before });
    seen.push(...messages(page));
    if (turn === 0) await add('late');
    if (page.next === null) break;
    before = { before: String(page.next) };
  }
  expect(seen).toEqual(['m5', 'm4', 'm3', 'm2', 'm1']);
});

test('a page that is exactly full is the last one, and behind the first entry there is nothing', async () => {
  const { read, add } = await open();
  for (const n of [1, 2]) await add(`m${n}`);
  const full = await read({ limit: '2' });
  expect([messages(full), full.next]).toEqual([['m2', 'm1'], null]);
  expect(await read({ before: String(full.items[1]?.id) })).toMatchObject({ items: [], next: null });
  expect(await read({ before: '2147483647' })).toMatchObject({ items: [{}, {}] });
});

test.each([
  { limit: '0' },
  { limit: '201' },
  { limit: 'all' },
  { before: '0' },
  { before: '2147483648' },
  { before: '1;' },
])('%j is refused', async (query) => {
  const { read } = await open();
  expect((await read(query as unknown as Record<string, string>)).status).toBe(400);
});

test('a field finds what changed it, something in it or something around it, and no neighbour of a like name', async () => {
  const { read, add } = await open();
  await add('title', { pointers: ['/title'] });
  await add('titles', { pointers: ['/titles'] });
  await add('block', { pointers: ['/pages/~1engine/blocks/0/props'] });
  await add('pages', { pointers: ['/pages'] });
  await add('all', { pointers: [''] });
  await add('odd', { pointers: ['/a_c', '/100%'] });
  const found = async (field: string) => messages(await read({ field }));
  expect(await found('/title')).toEqual(['all', 'title']);
  expect(await found('/pages/~1engine')).toEqual(['all', 'pages', 'block']);
  expect(await found('/abc')).toEqual(['all']);
  expect(await found('/100%/x')).toEqual(['odd', 'all']);
});

test('filters by person and domain hold together', async () => {
  const { read, add } = await open();
  await add('a by wei');
  await add('b by wei', { domain: 'b' });
  await add('a by li', { who: 'li' });
  await add('nowhere by li', { who: 'li', domain: null });
  expect(messages(await read({ person: 'wei', domain: 'a' }))).toEqual(['a by wei']);
  expect(messages(await read({ person: 'li' }))).toEqual(['nowhere by li', 'a by li']);
  expect(messages(await read({ person: "' or 1=1 --" }))).toEqual([]);
});

test('filters by action; what is no action is refused', async () => {
  const { read, add } = await open();
  await add('m1');
  await add('m2', { action: 'outbox-read' });
  expect(messages(await read({ action: 'outbox-read' }))).toEqual(['m2']);
  expect((await read({ action: 'made-up' })).status).toBe(400);
});

test('an export holds what fits, oldest first, cannot be a formula, and is an entry itself', async () => {
  const { app, headers, read, add } = await open();
  await add('=HYPERLINK("http://x")');
  await add('m2', { who: 'li' });
  const get = (query: Record<string, string>) => app.inject({ url: `${url}/export`, query, headers });
  const lines = await get({ format: 'jsonl', person: 'wei' });
  expect(lines.headers).toMatchObject({
    'content-type': 'application/x-ndjson',
    'content-disposition': expect.stringMatching(/^attachment; filename="millwright-audit-\d{4}-\d\d-\d\d\.jsonl"$/),
    'content-security-policy': expect.stringContaining('sandbox'),
    'cache-control': expect.stringMatching(/no-store|private/),
  });
  const entries = lines.body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(entries.map(({ message }) => message)).toEqual(['=HYPERLINK("http://x")']);
  const csv = await get({ format: 'csv' });
  expect(csv.body).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect((await read({ action: 'audit-exported' })).items).toMatchObject([
    { target: 'csv', who: 'operator', whoId: expect.any(String), address: '127.0.0.1' },
    { target: 'jsonl person=wei' },
  ]);
  expect((await get({ format: 'xlsx' })).statusCode).toBe(400);
});

test('an operator of an organization exports what concerns it, and no more', async () => {
  const { app, store, add } = await open();
  await add('theirs');
  await add('mine', { domain: null, organization: 'steel' });
  const headers = await signedIn(store, 'scoped', 'steel');
  const { body } = await app.inject({ url: `${url}/export`, query: { format: 'jsonl' }, headers });
  expect(body).toContain('"mine"');
  expect(body).not.toContain('"theirs"');
});

test('a look at the codes that wait is told, with who, where from and with what; the codes are not', async () => {
  const { app, store, headers, read } = await open();
  await store.db
    .insertInto('outbox_message')
    .values({
      ...{ channel: 'sms', target: '13800000042', scenario: 'login', access_domain: 'a', locale: 'en-US' },
      ...{ code: '004217', status: 'kept', fault: null, sent_at: null },
    })
    .execute();
  const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Edg/130.0' };
  await app.inject({ url: '/api/admin/outbox', headers: { ...headers, ...agent } });
  const { items } = await read({});
  expect(items[0]).toMatchObject({ action: 'outbox-read', device: 'Edge · Windows', address: '127.0.0.1' });
  expect(JSON.stringify(items)).not.toContain('004217');
});

test('an operator of an organization reads of its domains alone, whatever is asked for', async () => {
  const { store, read, add } = await open();
  for (const [domain, tenantId] of [
    ['mine', 'steel'],
    ['theirs', 'pumps'],
  ] as const)
    await publishRevision(store.db, {
      accessDomain: domain,
      body: { accessDomain: domain, tenantId },
      author: 'x',
      message: domain,
    });
  await add('mine again', { domain: 'mine' });
  await add('theirs again', { domain: 'theirs' });
  await add('of the installation', { domain: null });
  await add('of a draft', { domain: 'never-published' });
  const scoped = await signedIn(store, 'scoped', 'steel');
  const all = await read({}, scoped);
  expect(new Set(all.items.map(({ domain }) => domain))).toEqual(new Set(['mine']));
  expect(messages(all)).toContain('mine again');
  expect((await read({ domain: 'theirs' }, scoped)).items).toEqual([]);
  expect((await read({}, { cookie: 'mw_operator=x' })).status).toBe(401);
});
