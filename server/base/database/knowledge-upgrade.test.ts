import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestStore } from '../../../tests/support/store';
import { migrationsFolder } from './migrate';

const before = `
  create schema former; set local search_path = former;
  create table knowledge_base (id int primary key, slug text not null unique, title jsonb not null);
  create table document (id text primary key, kb_id int not null);
  create table setting_revision (id text primary key, body jsonb not null);
  create table setting_pointer (access_domain text primary key, published text not null);
  insert into knowledge_base values (1, 'organization', '{}'), (3, 'public', '{}');`;

/** The knowledge bases of an earlier installation after the migration; everything is rolled back at the end. */
async function upgraded(documents: string[], settings: object[]) {
  const store = await openTestStore();
  const client = await store.pool.connect();
  try {
    await client.query('begin');
    await client.query(before);
    for (const id of documents) await client.query('insert into document values ($1, 1)', [id]);
    for (const [n, body] of settings.entries()) {
      await client.query('insert into setting_revision values ($1, $2)', [`r${n}`, JSON.stringify(body)]);
      await client.query('insert into setting_pointer values ($1, $2)', [`d${n}`, `r${n}`]);
    }
    await client.query(readFileSync(join(migrationsFolder, '040_knowledge_bases.sql'), 'utf8'));
    const { rows } = await client.query('select id, owner_kind, owner_id, audience from knowledge_base order by id');
    return rows;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const searches = (tenantId: string | undefined, searchScope: number[]) => ({ tenantId, searchScope });
const base1 = { id: 1, owner_kind: 'organization', audience: 'members' };
const base3 = { id: 3, owner_kind: 'installation', owner_id: null, audience: 'everybody' };

test.each<[string, string[], object[], string | null]>([
  [
    'the one organization whose domains search it',
    ['a'],
    [searches('A', [1, 3]), searches('A', [1]), searches('B', [3])],
    'A',
  ],
  ['nobody, where two could have it', ['a'], [searches('A', [1, 3]), searches('B', [1])], null],
  ['nobody, where no organization searches it', ['a'], [searches('', [1]), searches(undefined, [1])], null],
  ['nobody, where nothing stands in it', [], [searches('A', [1])], null],
])('base 1 of before becomes that of %s', async (_, documents, settings, owner) => {
  expect(await upgraded(documents, settings)).toEqual([{ ...base1, owner_id: owner }, base3]);
});
