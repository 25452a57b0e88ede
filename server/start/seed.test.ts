import pino from 'pino';
import { expect, test } from 'vitest';
import { openTestStore } from '../../tests/support/store';
import { loadContract } from '../base/contract/document';
import { createSettingCheck } from '../domains/setting-check';
import { seed } from './seed';

const check = createSettingCheck(loadContract());
const log = pino({ level: 'silent' });

test('a fresh database gets domains and handbook once, also when two nodes start together', async () => {
  const store = await openTestStore();
  const said: string[] = [];
  const run = () => seed({ store, check, log, say: (line) => said.push(line) });
  await Promise.all([run(), run()]);
  await run();
  expect(said.filter((line) => line.startsWith('Domains: '))).toHaveLength(1);
  expect(said.filter((line) => line.startsWith('Starter handbook: '))).toHaveLength(1);
  const { rows } = await store.pool.query(
    'select lang, count(*)::int as count from document group by lang order by lang',
  );
  expect(rows).toEqual([
    { lang: 'en', count: expect.any(Number) },
    { lang: 'zh', count: expect.any(Number) },
  ]);
  expect(rows[0].count).toBe(rows[1].count);
});

test('a start that is asked to stop does not finish the handbook first', async () => {
  const store = await openTestStore();
  await seed({ store, check, log, say: () => {}, signal: AbortSignal.abort() });
  expect((await store.pool.query('select 1 from document')).rowCount).toBe(0);
});

test('a start that was killed half way is completed by the next; an article that was removed stays away', async () => {
  const store = await openTestStore();
  const run = () => seed({ store, check, log, say: () => {} });
  await run();
  const count = async () =>
    Number((await store.pool.query('select count(*) from document where deleted_at is null')).rows[0].count);
  const all = await count();
  await store.pool.query("update document set deleted_at = now() where source like '%/plc-faults.md'");
  await run();
  expect(await count()).toBe(all - 2);
  await store.pool.query("delete from document where source like '%/opc-ua-basics.md'");
  await run();
  expect(await count()).toBeGreaterThanOrEqual(all - 2);
});
