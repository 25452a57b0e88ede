import pg from 'pg';
import { inject } from 'vitest';

/** With more rows than this, tables stay slow to read after deletion. */
const FEW_ROWS = 5_000;

/**
 * Deletes every row and returns their number. As a replica, it ignores foreign keys, so the order of tables does not
 * matter.
 */
const EMPTY = `
  create function pg_temp.empty() returns bigint language plpgsql as $$
  declare found_table name; found_sequence regclass; deleted bigint; total bigint := 0;
  begin
    set local session_replication_role = replica;
    for found_table in select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration'
      -- Most tests fill few tables. One without a file of any length never had a row.
      and pg_relation_size(oid) > 0
    loop
      execute format('delete from %I', found_table);
      get diagnostics deleted = row_count;
      total := total + deleted;
    end loop;
    for found_sequence in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
    loop perform setval(found_sequence, 1, false); end loop;
    return total;
  end $$`;

/** A hash of everything about the tables themselves that a test may have changed. */
const SHAPE = `
  select md5(string_agg(part, ',' order by part)) as shape from (
    select concat_ws(' ', attrelid::regclass, attnum, attname, atttypid, attnotnull) as part from pg_attribute
      join pg_class c on c.oid = attrelid where c.relnamespace = 'public'::regnamespace
    union all select concat_ws(' ', conrelid::regclass, conname, convalidated) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select concat_ws(' ', tgrelid::regclass, tgname) from pg_trigger where not tgisinternal
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace
    union all select name from migration) as parts`;

/** Removes everything that a test inserted. Returns whether the database is equivalent to its template again. */
export async function emptyDatabase(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const { rows } = await client.query<{ shape: string }>(SHAPE);
    if (rows[0]?.shape !== inject('postgresShape')) return false;
    await client.query('drop schema if exists jobs cascade');
    await client.query(EMPTY);
    const emptied = await client.query<{ rows: string }>('select pg_temp.empty() as rows');
    return Number(emptied.rows[0]?.rows) <= FEW_ROWS;
  } finally {
    await client.end();
  }
}

/** The hash of the template's shape, for comparison. */
export async function shapeOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ shape: string }>(SHAPE);
  return rows[0]?.shape ?? '';
}
