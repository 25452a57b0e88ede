import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { openStore, type Store } from '../../server/base/database/db';
import { emptyDatabase } from './empty-database';

export interface TestStore extends Store {
  url: string;
}

/**
 * A database with every migration applied and no rows. Close it when done: it is emptied for reuse, because a new
 * database creates three hundred files.
 */
export async function createTestStore(): Promise<TestStore> {
  const template = inject('postgresUrl');
  const name = await administer(template, async (admin) => (await takeSpare(admin)) ?? makeDatabase(admin));
  const url = template.replace('/millwright?', `/${name}?`);
  const store = await openStore(url);
  const giveBack = async () => {
    await store.close();
    const asNew = await emptyDatabase(url);
    await administer(template, (admin) => (asNew ? keepSpare(admin, name) : dropDatabase(admin, name)));
  };
  // Returned only once; otherwise two tests would share it.
  let closing: Promise<void> | undefined;
  return { ...store, url, close: () => (closing ??= giveBack()) };
}

/** The same for one test; closes when the test ends. */
export async function openTestStore(): Promise<TestStore> {
  const store = await createTestStore();
  onTestFinished(() => store.close());
  return store;
}

async function takeSpare(admin: pg.Client): Promise<string | undefined> {
  const { rows } = await admin.query<{ name: string }>(
    'delete from spare where name = (select name from spare limit 1 for update skip locked) returning name',
  );
  return rows[0]?.name;
}

async function keepSpare(admin: pg.Client, name: string) {
  await admin.query('insert into spare values ($1)', [name]);
}

async function makeDatabase(admin: pg.Client): Promise<string> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  await admin.query(`create database ${name} template millwright`);
  return name;
}

async function dropDatabase(admin: pg.Client, name: string) {
  await admin.query(`drop database if exists ${name} with (force)`);
}

/** A template with open connections cannot be copied, so commands go through the `postgres` database. */
async function administer<T>(template: string, act: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client(template.replace('/millwright?', '/postgres?'));
  await admin.connect();
  try {
    return await act(admin);
  } finally {
    await admin.end();
  }
}
