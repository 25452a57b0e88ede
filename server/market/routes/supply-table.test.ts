import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { openMarketApp } from '../../../tests/support/open-market';

const folder = join(import.meta.dirname, '../../../tests/support/market-tables');
const fileOf = (name: string) => readFileSync(join(folder, name));

async function openConsole(role: 'admin' | 'member' = 'admin') {
  const shop = await openMarketApp();
  const seller = await shop.member({ organization: '2001', phone: '13800000013', role });
  const send = async (bytes: Buffer, query = '', headers: Record<string, string> = seller) => {
    const answer = await shop.app.inject({
      ...{ method: 'POST', url: `/api/market/supplier/import${query}`, payload: bytes },
      headers: { ...headers, 'content-type': 'application/octet-stream' },
    });
    return { status: answer.statusCode, ...answer.json() };
  };
  const download = async (headers: Record<string, string> = seller) =>
    (await shop.app.inject({ url: '/api/market/supplier/export', headers })).rawPayload;
  const own = async () =>
    (await shop.call('GET', '/api/market/supplier/offerings?pageSize=100', { headers: seller })).data;
  return { ...shop, seller, send, download, own };
}

test('a table is looked at before it is taken, and then its rows are drafts', async () => {
  const { send, own } = await openConsole();
  const before = (await own()).total;
  const looked = (await send(fileOf('good.csv'))).data;
  expect(looked).toEqual({
    ...{ rows: 3, fresh: 3, changed: 0, unchanged: 0, bad: 0, unknown: [], faults: [], done: false },
  });
  expect((await own()).total).toBe(before);
  expect((await send(fileOf('good.csv'), '?mode=all')).data).toMatchObject({ fresh: 3, done: true });
  expect((await own()).list.filter(({ sku }: { sku: string }) => sku.startsWith('HB-'))).toHaveLength(3);
  expect((await send(fileOf('good.csv'))).data).toMatchObject({ fresh: 0, changed: 0, unchanged: 3 });
});

test('forty rows in GB 18030 with semicolons are read, and the unknown column is named', async () => {
  const { send, call, own, seller } = await openConsole();
  const { data } = await send(fileOf('gb18030.csv'), '?mode=all');
  expect(data).toMatchObject({ rows: 40, fresh: 40, bad: 0, unknown: ['备注'], done: true });
  const row = (await own()).list.find(({ sku }: { sku: string }) => sku === 'QC-007');
  const { data: draft } = await call('GET', `/api/market/supplier/offerings/${row.id}`, { headers: seller });
  expect(draft).toMatchObject({ categoryId: 'c-maintenance', faults: [] });
  expect(draft.document).toMatchObject({
    ...{
      name: { 'zh-CN': '空压站点检表' },
      trialDays: 30,
      industries: ['metals', 'machinery'],
      specs: { offline: true },
    },
    plans: [{ id: 'site-year', kind: 'fixed', amount: 12_700, currency: 'CNY', period: 'year' }],
  });
});

test('bad rows are named by line and column, come back as a file, and the good ones are taken on wish', async () => {
  const { send, own, seller } = await openConsole();
  const english = { ...seller, 'accept-language': 'en-US' };
  const { data } = await send(fileOf('broken.csv'), '?mode=all', english);
  expect(data).toMatchObject({ rows: 10, fresh: 1, bad: 9, done: false });
  const named = (all: { line: number; column: string }[]) => all.map(({ line, column }) => `${line} ${column}`);
  expect(named(data.faults)).toEqual([
    ...['3 Kind', '4 Number', '5 Category', '6 Plans', '7 Trial days', '8 Works offline', '9 Number'],
    ...['10 Name (en-US)', '11 Plans'],
  ]);
  // Columns are named as the file does, in whichever language its sender reads.
  const chinese = { ...seller, 'accept-language': 'zh-CN' };
  expect(named((await send(fileOf('broken.csv'), '', chinese)).data.faults)).toEqual(named(data.faults));
  expect((await own()).list.some(({ sku }: { sku: string }) => sku.startsWith('HB-'))).toBe(false);
  expect(data.rejected).toContain('Trial days: “two weeks” is no number of days');
  // As it came back it is read again, without its own columns being unknown.
  const again = (await send(Buffer.from(data.rejected), '', english)).data;
  expect(again).toMatchObject({ rows: 9, unknown: [] });
  expect((await send(fileOf('broken.csv'), '?mode=good', english)).data).toMatchObject({ bad: 9, done: true });
  expect((await own()).list.filter(({ sku }: { sku: string }) => sku.startsWith('HB-'))).toHaveLength(1);
});

test('an export changes nothing when it is imported, in both languages and all encodings', async () => {
  const { send, download, seller } = await openConsole();
  await send(fileOf('gb18030.csv'), '?mode=all');
  for (const locale of ['en-US', 'zh-CN']) {
    const bytes = await download({ ...seller, 'accept-language': locale });
    const rows = (await send(bytes)).data;
    expect(rows).toMatchObject({ fresh: 0, changed: 0, bad: 0, unknown: [] });
    expect(rows.unchanged).toBe(rows.rows);
    const text = bytes.toString('utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    for (const encoded of [iconv.encode(text, 'utf-16le'), iconv.encode(text.slice(1), 'gb18030')])
      expect((await send(encoded)).data).toMatchObject({ fresh: 0, changed: 0, bad: 0 });
  }
});

test('what one supplier sends changes nothing of another, and only admins publish', async () => {
  const { send, member, own } = await openConsole();
  const other = await member({ organization: '3107', phone: '13800000014', role: 'admin' });
  await send(fileOf('good.csv'), '?mode=all');
  expect((await send(fileOf('good.csv'), '', other)).data).toMatchObject({ fresh: 3 });
  const writer = await member({ organization: '2001', phone: '13800000015' });
  expect((await send(fileOf('good.csv'), '?mode=all&submit=true', writer)).status).toBe(400);
  const submitted = await send(Buffer.from('Number,Version,Name\r\nHB-1,1.1,Handover'), '?mode=all&submit=true');
  expect(submitted.data).toMatchObject({ changed: 1, done: true });
  const row = (await own()).list.find(({ sku }: { sku: string }) => sku === 'HB-1');
  expect(row.draft).toBe('review');
  expect((await send(Buffer.from('Number\tVersion\r\nHB-1\t1.2'))).data.faults[0].text).toContain('正在审核中');
});

test.each([
  ['', 'has no rows'],
  ['Number,Name\r\n', 'has no rows'],
  ['Number,"Na\r\nme', 'no table'],
  ['\u0000\u0001\u0002binary\u0000\u0000', 'no text'],
])('what is no table is refused: %j', async (text, why) => {
  const { send, seller } = await openConsole();
  const answer = await send(Buffer.from(text), '', { ...seller, 'accept-language': 'en-US' });
  expect([answer.status, answer.msg]).toEqual([400, expect.stringContaining(why)]);
});
