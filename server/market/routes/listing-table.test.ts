import fc from 'fast-check';
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { openMarketApp } from '../../../tests/support/open-market';
import { signedIn } from '../../../tests/support/operator';
import type { TableListing } from '../store/listing-table';
import { checkListings, writeListings } from '../table/listing-table';

const at = (path: string) => `/api/admin/domains/main/market/listings${path}`;

async function open() {
  const shop = await openMarketApp();
  const operator = await signedIn(shop.store, 'lin');
  const send = async (bytes: Buffer | string, query = '', headers: Record<string, string> = operator) => {
    const answer = await shop.app.inject({
      ...{ method: 'POST', url: at(`-import${query}`), payload: Buffer.from(bytes) },
      headers: { 'accept-language': 'en-US', ...headers, 'content-type': 'application/octet-stream' },
    });
    return { status: answer.statusCode, ...answer.json() };
  };
  const download = async (locale = 'en-US') =>
    (await shop.app.inject({ url: at('-export'), headers: { ...operator, 'accept-language': locale } })).rawPayload;
  const list = async () =>
    (await shop.call('GET', at('?pageSize=200'), { headers: operator })).data.list as Record<string, unknown>[];
  return { ...shop, operator, send, download, list };
}

test('decisions, places and reasons are taken from a table, seen at once and recorded', async () => {
  const { send, list, call, store } = await open();
  const csv =
    'Offering,Decision,Place,Reason for the supplier,Remark\r\napp-9,Hidden,,No data sheet,x\r\napp-25,已选入,1,,\r\napp-20,,,,\r\n';
  const looked = (await send(csv)).data;
  expect(looked).toMatchObject({ rows: 3, changed: 2, unchanged: 1, bad: 0, unknown: ['Remark'], done: false });
  expect((await list()).find(({ id }) => id === 'app-9')).toMatchObject({ state: 'offered' });
  expect((await send(csv, '?mode=all')).data).toMatchObject({ changed: 2, done: true });
  expect((await list())[0]).toMatchObject({ id: 'app-25', state: 'listed', position: 1 });
  expect((await list()).find(({ id }) => id === 'app-9')?.why).toBe('Hidden by an operator: No data sheet');
  expect((await call('GET', '/saas/api/app/detail/app-9')).status).toBe(404);
  const audit = await store.db.selectFrom('audit_entry').select(['action', 'message']).orderBy('seq').execute();
  expect(audit.slice(-2).map(({ message }) => message)).toEqual(['hidden · No data sheet', 'listed · #1']);
  expect((await send(csv)).data).toMatchObject({ changed: 0, unchanged: 3 });
  // A column that the file lacks stays.
  expect((await send('Offering,Place\r\napp-25,7\r\n', '?mode=all')).data.changed).toBe(1);
  expect((await list())[0]).toMatchObject({ id: 'app-25', state: 'listed', position: 7 });
});

test('bad rows are named by line and column, and the good ones are taken on wish', async () => {
  const { send, list } = await open();
  const csv = [
    'Offering,Decision,Place,Reason for the supplier',
    ...['app-9,Hidden,,', 'none,Chosen,,', 'app-20,perhaps,,', 'app-25,Chosen,0,', 'app-25,Chosen,1,'],
    ...[',Chosen,,', 'app-21,Hidden,3,Old', 'p-12,Chosen,5,'],
  ].join('\r\n');
  const { data } = await send(csv, '?mode=all');
  expect(data).toMatchObject({ rows: 8, changed: 1, bad: 7, done: false });
  expect(data.faults.map(({ line, column }: { line: number; column: string }) => `${line} ${column}`)).toEqual([
    ...['2 Reason for the supplier', '3 Offering', '4 Decision', '5 Place', '6 Offering', '7 Offering', '8 Place'],
  ]);
  expect(data.faults[2].text).toBe('“perhaps” is no decision. Write “Chosen”, “Hidden” or “None”.');
  expect((await send(data.rejected)).data).toMatchObject({ bad: 7, unknown: [] });
  expect((await send(csv, '?mode=good')).data.done).toBe(true);
  expect((await list())[0]).toMatchObject({ id: 'p-12', position: 5 });
});

test('an export changes nothing when it is imported, in both languages and all encodings; others get none', async () => {
  const { send, download, call, operator, store } = await open();
  await call('PUT', at('/app-9'), {
    headers: operator,
    body: { state: 'hidden', position: null, reason: '=1+1, "old"' },
  });
  await call('PUT', at('/app-25'), { headers: operator, body: { state: 'listed', position: 3 } });
  for (const locale of ['en-US', 'zh-CN']) {
    const text = (await download(locale)).toString('utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    for (const bytes of [Buffer.from(text), iconv.encode(text, 'utf-16le'), iconv.encode(text.slice(1), 'gb18030')]) {
      const { data } = await send(bytes);
      expect(data).toMatchObject({ changed: 0, bad: 0, unknown: [] });
      expect(data.unchanged).toBe(data.rows);
    }
  }
  const other = await signedIn(store, 'wu', 'another-tenant');
  expect((await send('Offering\r\napp-9', '', other)).status).toBeGreaterThanOrEqual(403);
  expect((await call('GET', at('-export'), { headers: other })).status).toBeGreaterThanOrEqual(403);
});

test('whatever operators have written is read as it was', () => {
  const listing = fc.record({
    ...{ id: fc.uuid(), sku: fc.string(), code: fc.string(), kind: fc.constant('app' as const) },
    ...{ names: fc.record({ 'en-US': fc.string() }), version: fc.string(), shown: fc.boolean() },
    state: fc.constantFrom('offered' as const, 'listed' as const),
    position: fc.option(fc.integer({ min: 1, max: 10_000 })),
    reason: fc.constant(''),
  });
  fc.assert(
    fc.property(fc.uniqueArray(listing, { selector: ({ id }) => id, minLength: 1 }), (rows: TableListing[]) => {
      const lines = [...writeListings(rows, 'en-US')];
      const header = (lines[0] ?? '').replace('\uFEFF', '').trim().split(',');
      // Without names that hold commas and line ends: reading CSV itself is tested with the reader.
      const cells = rows.map(({ id, state, position }) => {
        const decision = { offered: 'None', listed: 'Chosen', hidden: 'Hidden' }[state];
        return header.map(
          (title) => ({ Offering: id, Decision: decision, Place: String(position ?? '') })[title] ?? '',
        );
      });
      const { checked } = checkListings({ header, rows: cells.map((one, at) => ({ line: at + 2, cells: one })) }, rows);
      expect(checked.filter(({ change, faults }) => change || faults.length > 0)).toEqual([]);
    }),
    { numRuns: 50 },
  );
});
