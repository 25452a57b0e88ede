import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestStore } from '../../../tests/support/store';
import { migrate, migrationsFolder } from './migrate';

/** Placeholders for the migrations that the test database has already run. */
const done = Object.fromEntries(readdirSync(migrationsFolder).map((name) => [name, 'select 1']));

function folderWith(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'mw-migrations-'));
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql);
  return folder;
}

test('a database that is up to date is left alone', async () => {
  const store = await openTestStore();
  expect(await migrate(store.pool)).toEqual([]);
});

test('new files run once, in order of their names, whoever comes first', async () => {
  const store = await openTestStore();
  const folder = folderWith({
    ...done,
    '903_fill.sql': 'insert into extra values (1)',
    '902_extra.sql': 'create table extra (n int primary key)',
  });
  const ran = await Promise.all([migrate(store.pool, folder), migrate(store.pool, folder)]);
  expect(ran.flat()).toEqual(['902_extra.sql', '903_fill.sql']);
  expect((await store.pool.query('select n from extra')).rows).toEqual([{ n: 1 }]);
});

test('a file that fails leaves nothing behind and is named', async () => {
  const store = await openTestStore();
  const folder = folderWith({ ...done, '902_bad.sql': 'create table half (n int); select nonsense' });
  await expect(migrate(store.pool, folder)).rejects.toThrow(/Migration 902_bad\.sql failed: .*nonsense/);
  expect((await store.pool.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }]);
});

test('a database of a newer build is refused', async () => {
  const store = await openTestStore();
  await expect(migrate(store.pool, folderWith({}))).rejects.toThrow(/newer Millwright \(001_init\.sql/);
});
