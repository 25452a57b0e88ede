import { expect, test } from 'vitest';
import { openTestStore } from '../../../tests/support/store';
import { changesBetween } from './changes-between';
import { HeadMoved, publishRevision } from './publish-revision';
import { revisionId } from './revision-id';

const entry = (body: Record<string, unknown>) => ({ accessDomain: 'a', body, author: 'x', message: 'm' });

test('a revision is kept once, as its author wrote it, and each publication is an entry', async () => {
  const { db, pool } = await openTestStore();
  const id = await publishRevision(db, entry({ b: 1, accessDomain: 'a' }));
  expect(await publishRevision(db, entry({ accessDomain: 'a', b: 1 }))).toBe(id);
  expect(id).toBe(revisionId({ accessDomain: 'a', b: 1 }));
  const { rows } = await pool.query('select source::text, bytes from setting_revision');
  expect(rows).toEqual([{ source: '{"b":1,"accessDomain":"a"}', bytes: 26 }]);
  const { rows: events } = await pool.query('select previous, pointers from setting_publication order by seq');
  expect(events).toEqual([
    { previous: null, pointers: ['/b', '/accessDomain'] },
    { previous: id, pointers: [] },
  ]);
});

test('on another head than the author believed, nothing is stored', async () => {
  const { db, pool } = await openTestStore();
  const head = await publishRevision(db, { ...entry({ accessDomain: 'a' }), base: null });
  const late = publishRevision(db, { ...entry({ accessDomain: 'a', late: true }), base: null });
  await expect(late).rejects.toThrow(HeadMoved);
  await expect(late).rejects.toMatchObject({ head });
  expect((await pool.query('select 1 from setting_revision')).rowCount).toBe(1);
});

test('what an older build stored gets its history when the tables are made', async () => {
  const { pool } = await openTestStore();
  await pool.query('truncate setting_publication');
  await pool.query(`insert into setting_revision (id, access_domain, body, author)
    values ('r1', 'a', '{"accessDomain":"a","title":"T"}', 'seed')`);
  const { readFile } = await import('node:fs/promises');
  const { migrationsFolder } = await import('../../base/database/migrate');
  const sql = await readFile(`${migrationsFolder}/006_setting_life_cycle.sql`, 'utf8');
  await pool.query(sql.slice(sql.indexOf('insert into setting_publication'), sql.indexOf('-- An operator')));
  const { rows } = await pool.query('select revision, kind, paths from setting_publication');
  expect(rows).toEqual([{ revision: 'r1', kind: 'seed', paths: expect.arrayContaining(['/title', '/accessDomain']) }]);
});

test('a change of thousands of fields is named by their sections', () => {
  const many = Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`k${n}`, n]));
  expect(changesBetween({ own: {}, x: 1 }, { own: many, x: 2 })).toEqual({
    pointers: ['/own', '/x'],
    paths: ['/own', '/x'],
  });
});
