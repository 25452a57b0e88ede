import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../db';
import { startEmbedded } from './start-embedded';

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'mw-embedded-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'data');
}

test('a cluster is made once, keeps its data, and is reached through a private socket only', async () => {
  const data = newFolder();
  const first = await startEmbedded({ data });
  const store = await openStore(first.url);
  await store.pool.query('create table kept (text text)');
  await store.pool.query("insert into kept values ('值')");
  const { rows } = await store.pool.query(
    "select name, setting from pg_settings where name in ('listen_addresses', 'fsync', 'server_encoding') order by 1",
  );
  expect(rows).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'listen_addresses', setting: '' },
    { name: 'server_encoding', setting: 'UTF8' },
  ]);
  await store.close();
  await first.stop();
  await first.stop();
  const second = await startEmbedded({ data });
  const again = await openStore(second.url);
  expect((await again.pool.query('select text from kept')).rows).toEqual([{ text: '值' }]);
  await again.close();
  await second.stop();
});

test('a PostgreSQL that was left behind is stopped first, and said so', async () => {
  const data = newFolder();
  const orphan = await startEmbedded({ data });
  const said: string[] = [];
  const next = await startEmbedded({ data, say: (line) => said.push(line) });
  expect(said).toEqual([`Stopped the PostgreSQL (process ${orphan.pid}) that an earlier start left behind.`]);
  await orphan.exited;
  await next.stop();
});

test('PostgreSQL ends with a process that could not wait for it', async () => {
  const before = process.listeners('exit');
  const cluster = await startEmbedded({ data: newFolder() });
  const [last] = process.listeners('exit').filter((listener) => !before.includes(listener));
  last?.(1);
  expect(await cluster.exited).toBe(0);
  await cluster.stop();
  expect(process.listeners('exit')).toEqual(before);
});

test('a number in a stale pid file that belongs to somebody else is left alone', async () => {
  const data = newFolder();
  const first = await startEmbedded({ data });
  const file = join(data, 'postgres', 'postmaster.pid');
  const lines = readFileSync(file, 'utf8').split('\n');
  await first.stop();
  writeFileSync(file, [String(process.pid), ...lines.slice(1)].join('\n'));
  const second = await startEmbedded({ data });
  await second.stop();
});

test('a cluster of another PostgreSQL is refused with the way out', async () => {
  const data = newFolder();
  mkdirSync(join(data, 'postgres'), { recursive: true });
  writeFileSync(join(data, 'postgres', 'PG_VERSION'), '15\n');
  await expect(startEmbedded({ data })).rejects.toThrow(/was made by PostgreSQL 15, this is 18\. Dump it/);
});

test('a cluster that cannot start says so with the last lines of its log', async () => {
  const data = newFolder();
  await (await startEmbedded({ data })).stop();
  rmSync(join(data, 'postgres', 'global'), { recursive: true });
  await expect(startEmbedded({ data })).rejects.toThrow(
    /did not start: it ended with code \d.*Last lines of .*postgres\.log/s,
  );
});
