import { expect, test } from 'vitest';
import { openTestStore } from '../../../tests/support/store';
import { addAudit } from '../database/audit';

const written = async (store: Awaited<ReturnType<typeof openTestStore>>) =>
  (
    await store.pool.query<{ seq: string; hash: string; who: string }>(
      'select seq, hash, who from audit_entry order by seq',
    )
  ).rows;

test('entries are numbered and chained in the order of their commits, whatever came first', async () => {
  const store = await openTestStore();
  const slow = await store.pool.connect();
  await slow.query('begin');
  await slow.query("insert into audit_entry (who, action) values ('slow', 'create')");
  await addAudit(store.db, { who: 'quick', action: 'create' });
  await slow.query('commit');
  slow.release();
  const rows = await written(store);
  expect(rows.map(({ seq, who }) => `${seq} ${who}`)).toEqual(['1 quick', '2 slow']);
  for (const { hash } of rows) expect(hash).toMatch(/^[0-9a-f]{64}$/);
});

test('a transaction that fails or is cut leaves nothing, and no gap', async () => {
  const store = await openTestStore();
  await addAudit(store.db, { who: 'one', action: 'create' });
  const failed = store.db.transaction().execute(async (trx) => {
    await addAudit(trx, { who: 'failed', action: 'create' });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  const cut = await store.pool.connect();
  cut.on('error', () => {});
  await cut.query('begin');
  await cut.query("insert into audit_entry (who, action) values ('cut', 'create')");
  const { rows } = await cut.query('select pg_backend_pid() as pid');
  await store.pool.query('select pg_terminate_backend($1, 5000)', [rows[0].pid]);
  cut.release(true);
  await addAudit(store.db, { who: 'two', action: 'create' });
  expect((await written(store)).map(({ seq, who }) => `${seq} ${who}`)).toEqual(['1 one', '2 two']);
});

test.each([
  "update audit_entry set message = 'nothing happened'",
  'update audit_entry set hash = null, seq = null',
  'delete from audit_entry',
  'truncate audit_entry',
])('%s is refused', async (statement) => {
  const store = await openTestStore();
  await addAudit(store.db, { who: 'anna', action: 'outbox-read' });
  await expect(store.pool.query(statement)).rejects.toThrow(/written once/);
});

test('who inserts by hand says neither when, nor where in the chain', async () => {
  const store = await openTestStore();
  await store.pool.query(
    "insert into audit_entry (who, action, at, seq, hash) values ('x', 'create', '2001-01-01', 77, 'made up')",
  );
  const { rows } = await store.pool.query("select seq, hash, at > now() - interval '1 hour' as fresh from audit_entry");
  expect(rows).toEqual([{ seq: '1', hash: expect.stringMatching(/^[0-9a-f]{64}$/), fresh: true }]);
});
