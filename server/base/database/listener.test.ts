import { expect, onTestFinished, test } from 'vitest';
import { openTestStore } from '../../../tests/support/store';

test('a channel is heard from the moment listen resolves, by all who listen, until they stop', async () => {
  const store = await openTestStore();
  const heard: string[] = [];
  const stop = await store.listen('news', (payload) => heard.push(`a ${payload}`));
  await store.listen('news', (payload) => heard.push(`b ${payload}`));
  await store.listen('Other "channel"', (payload) => heard.push(`c ${payload}`));
  await store.pool.query(`select pg_notify('news', 'one')`);
  await store.pool.query(`select pg_notify('Other "channel"', 'two')`);
  await expect.poll(() => heard).toEqual(['a one', 'b one', 'c two']);
  stop();
  await store.pool.query(`select pg_notify('news', 'three')`);
  await expect.poll(() => heard.slice(3)).toEqual(['b three']);
});

test('a connection that is cut comes back, and listeners learn that they may have missed something', async () => {
  const store = await openTestStore();
  const heard: string[] = [];
  await store.listen('news', (payload) => heard.push(payload));
  await store.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'millwright-listen' and datname = current_database()`,
  );
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['']);
  await store.pool.query(`select pg_notify('news', 'after')`);
  await expect.poll(() => heard).toEqual(['', 'after']);
});

test('a store that is closed stays closed', async () => {
  const store = await openTestStore();
  onTestFinished(() => {});
  const heard: string[] = [];
  await store.listen('news', (payload) => heard.push(payload));
  await store.close();
  expect(store.pool.ended).toBe(true);
  expect(heard).toEqual([]);
});
