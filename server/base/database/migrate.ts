import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { packageRoot } from '../package-root';
import { inTurn } from './in-turn';

export const migrationsFolder = join(packageRoot, 'server', 'base', 'database', 'migrations');

/** Runs the SQL files that are new to this database, in name order, and returns their names. */
export async function migrate(pool: pg.Pool, folder = migrationsFolder): Promise<string[]> {
  const files = await sqlFiles(folder);
  return inTurn(pool, 'migrate', async (client) => {
    await client.query(
      'create table if not exists migration (name text primary key, at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migration order by name');
    const done = rows.map((row) => row.name);
    refuseNewer(done, files);
    const pending = files.filter((name) => !done.includes(name));
    for (const name of pending) await runFile(client, name, await readFile(join(folder, name), 'utf8'));
    return pending;
  });
}

/** Names of the SQL files that are new to this database; changes nothing. */
export async function pendingMigrations(pool: pg.Pool, folder = migrationsFolder): Promise<string[]> {
  const files = await sqlFiles(folder);
  const { rows: known } = await pool.query("select to_regclass('migration') is not null as made");
  const { rows } = known[0]?.made
    ? await pool.query<{ name: string }>('select name from migration order by name')
    : { rows: [] };
  const done = rows.map((row) => row.name);
  refuseNewer(done, files);
  return files.filter((name) => !done.includes(name));
}

const sqlFiles = async (folder: string) => (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

function refuseNewer(done: string[], files: string[]) {
  const unknown = done.filter((name) => !files.includes(name));
  if (unknown.length === 0) return;
  throw new Error(
    `The database was migrated by a newer Millwright (${unknown.join(', ')}). Start that version, or restore a backup taken before it.`,
  );
}

async function runFile(client: pg.PoolClient, name: string, sql: string) {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migration (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
