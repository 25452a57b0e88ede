import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestStore, type TestStore } from '../../../tests/support/store';
import { main } from '../../commands/audit-cli';
import type { Context } from '../../context';
import { addAudit } from '../database/audit';
import { migrationsFolder } from '../database/migrate';
import { baseJobs } from '../jobs';
import { readHead } from './read-chain';
import { retireAudit } from './retire-audit';
import { verifyLog } from './verify-log';

const migration = join(migrationsFolder, '055_audit_chain.sql');
const entry = (message: string) => ({ who: 'anna', action: 'publish', message, pointers: ['/a', '/事'] }) as const;

/** Changes rows as the owner of the table can, with its triggers disabled. */
async function tamper({ pool }: TestStore, ...statements: string[]) {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.query('set session_replication_role = origin');
    client.release();
  }
}

async function openCommand(store: TestStore) {
  return async (...args: string[]) => {
    const lines: string[] = [];
    const code = await main(
      args,
      (line) => lines.push(line),
      async () => ({ store, close: async () => {} }),
    );
    return { code, text: lines.join('\n') };
  };
}

test('two hundred writers at once make one chain, which the database and this program hash alike', async () => {
  const store = await openTestStore();
  await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      n % 3 === 0
        ? store.db.transaction().execute(async (trx) => {
            await addAudit(trx, { ...entry(`a${n}`), domain: 'x', device: 'Edge · Windows', address: '2001:db8::1' });
            await addAudit(trx, { ...entry(`b${n}`), pointers: [] });
            if (n % 9 === 0) throw new Error('rolled back');
          })
        : addAudit(store.db, entry(`c${n}`)),
    ).map((done) => done.catch(() => {})),
  );
  const verdict = await verifyLog(store.db);
  expect(verdict).toMatchObject({ entries: 133 + 2 * (67 - 23), unchained: 0 });
  expect(verdict.broken).toBeUndefined();
});

test('rows from before the chain are chained in their order by the migration', async () => {
  const store = await openTestStore();
  for (const n of [1, 2, 3]) await addAudit(store.db, entry(`m${n}`));
  await tamper(store, 'update audit_entry set seq = null, hash = null');
  expect((await verifyLog(store.db)).unchained).toBe(3);
  const [chaining = ''] = /^do \$\$[\s\S]*?^end \$\$;/m.exec(readFileSync(migration, 'utf8')) ?? [];
  await tamper(store, chaining);
  const verdict = await verifyLog(store.db);
  expect(verdict).toMatchObject({ entries: 3, unchained: 0 });
  expect(verdict.broken).toBeUndefined();
});

test.each([
  ["update audit_entry set message = 'nothing' where seq = 3", 'Entry 3 was altered'],
  ['delete from audit_entry where seq = 3', 'Entry 3 is missing'],
  ["update audit_entry set at = at + interval '1 microsecond' where seq = 2", 'Entry 2 was altered'],
  ['delete from audit_entry where seq = 1', 'The log begins with entry 2'],
  ["insert into audit_entry (who, action) values ('x', 'publish')", '1 rows were written with the chain switched off'],
])('%s is found and told', async (statement, said) => {
  const store = await openTestStore();
  const run = await openCommand(store);
  for (const n of [1, 2, 3, 4, 5]) await addAudit(store.db, entry(`m${n}`));
  expect(await run('verify')).toMatchObject({ code: 0, text: expect.stringContaining('Intact: 5 entries') });
  await tamper(store, statement);
  const { code, text } = await run('verify');
  expect([code, text]).toEqual([1, expect.stringContaining(said)]);
});

test('a log that was cut short or written anew is found against the anchor that was kept', async () => {
  const store = await openTestStore();
  const run = await openCommand(store);
  for (const n of [1, 2, 3]) await addAudit(store.db, entry(`m${n}`));
  const { text: anchor } = await run('anchor');
  await tamper(store, 'delete from audit_entry where seq = 3');
  expect((await run('verify')).code).toBe(0);
  expect(await run('verify', '--from', anchor)).toMatchObject({ code: 1, text: expect.stringContaining('truncated') });
  await addAudit(store.db, entry('another m3'));
  expect(await run('verify', '--from', anchor)).toMatchObject({ code: 1, text: expect.stringContaining('rewritten') });
});

test('old entries go when somebody wants that, and the log tells; young ones stay whatever is tried', async () => {
  const store = await openTestStore();
  const run = await openCommand(store);
  for (const n of [1, 2, 3]) await addAudit(store.db, entry(`m${n}`));
  expect(await retireAudit(store.db, 0)).toBe(0);
  expect(await retireAudit(store.db, 365)).toBe(0);
  // Backdates two entries and chains them again, as if written then.
  const { text: young } = await run('anchor');
  await tamper(store, "update audit_entry set at = at - interval '400 days' where seq < 3", rechain);
  const { text: anchor } = await run('anchor');
  expect(anchor).not.toBe(young);
  expect(await retireAudit(store.db, 365)).toBe(2);
  expect(await retireAudit(store.db, 365)).toBe(0);
  expect(await run('verify', '--from', anchor)).toMatchObject({
    code: 0,
    text: expect.stringMatching(/up to 2 were removed for their age[\s\S]*Intact: 2 entries/),
  });
  await expect(store.pool.query('delete from audit_entry where seq = 3')).rejects.toThrow(/written once/);
  const early = `1:${'0'.repeat(64)}`;
  expect(await run('verify', '--from', early)).toMatchObject({
    code: 3,
    text: expect.stringContaining('proves nothing'),
  });
});

const rechain = `do $$ declare e audit_entry; previous text := ''; begin
  for e in select * from audit_entry order by seq loop
    previous := audit_hash(previous, e); update audit_entry set hash = previous where id = e.id;
  end loop; end $$`;

test('a log of old entries alone keeps the newest', async () => {
  const store = await openTestStore();
  for (const n of [1, 2, 3]) await addAudit(store.db, entry(`m${n}`));
  await tamper(store, "update audit_entry set at = at - interval '400 days'", rechain);
  expect(await retireAudit(store.db, 365)).toBe(2);
  expect((await verifyLog(store.db)).broken).toBeUndefined();
});

test('an export is checked as the log is, wherever it was carried, and stands in the log itself', async () => {
  const store = await openTestStore();
  const run = await openCommand(store);
  const folder = mkdtempSync(join(tmpdir(), 'mw-audit-'));
  const file = join(folder, 'log.jsonl');
  await addAudit(store.db, { ...entry('=1+1'), who: 'anna', device: 'Edge · "Windows"' });
  expect((await run('export', '--output', file)).code).toBe(0);
  const head = await readHead(store.db);
  expect(await run('verify', '--file', file)).toMatchObject({ code: 0, text: expect.stringContaining(head.hash) });
  expect((await run('verify', '--file', file, '--from', `3:${head.hash}`)).code).toBe(1);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"anna"', '"olga"'));
  expect(await run('verify', '--file', file)).toMatchObject({ code: 1, text: expect.stringContaining('Entry 1') });
  writeFileSync(file, '{"seq":1}\n');
  await expect(run('verify', '--file', file)).rejects.toThrow(/Line 1/);
  const csv = join(folder, 'log.csv');
  await run('export', '--format', 'csv', '--output', csv);
  expect(readFileSync(csv, 'utf8')).toContain(`,'=1+1,`);
});

test.each([
  [[]],
  [['verify', 'twice']],
  [['look']],
  [['verify', '--from', 'yesterday']],
  [['export', '--format', 'xml']],
])('%j is a wrong call and says why', async (args) => {
  const store = await openTestStore();
  const { code, text } = await (await openCommand(store))(...args);
  expect([code, text]).toEqual([2, expect.stringMatching(/npm run audit|not an anchor|not a format/)]);
});

test('the anchor is printed where the server prints, every day', async () => {
  const store = await openTestStore();
  const lines: string[] = [];
  const ctx = { store, config: { auditKeepDays: 0 } } as unknown as Context;
  const jobs = baseJobs(ctx, (line) => lines.push(line)).filter(({ name }) => name.includes('audit'));
  const turn = { lastTry: true, signal: new AbortController().signal };
  for (const job of jobs) await job.run({}, turn);
  await addAudit(store.db, entry('x'));
  for (const job of jobs) await job.run({}, turn);
  const { hash } = await readHead(store.db);
  expect(lines).toEqual([expect.stringMatching(/: 0:0{64}$/), expect.stringMatching(`: 1:${hash}$`)]);
  expect(jobs.map(({ every }) => every)).toEqual([86_400, 86_400]);
});
