import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openTestStore } from '../../../tests/support/store';
import { openRunPool } from './open-run-pool';

test('a connection that is cut in the middle of a transaction costs that transaction, and nothing else', async () => {
  const store = await openTestStore();
  const lane = openRunPool(store.pool);
  onTestFinished(() => lane.destroy());
  const cut = lane.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    await store.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'millwright-runs' and datname = current_database()`,
    );
    // Without a listener, the idle connection's error would end the process.
    await new Promise((done) => setTimeout(done, 100));
    await sql`select 1`.execute(trx);
  });
  await expect(cut).rejects.toThrow();
  expect((await sql<{ one: number }>`select 1 as one`.execute(lane)).rows).toEqual([{ one: 1 }]);
});
