import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { openStore, type Store } from '../../server/store/db';

export interface TestStore extends Store {
  url: string;
}

/** A database of its own with every migration applied, copied from the one the run prepared. Close it when done. */
export async function createTestStore(): Promise<TestStore> {
  const template = inject('postgresUrl');
  const name = `t_${randomBytes(6).toString('hex')}`;
  await administer(template, `create database ${name} template millwright`);
  const url = template.replace('/millwright?', `/${name}?`);
  const store = await openStore(url);
  return {
    ...store,
    url,
    async close() {
      await store.close();
      await administer(template, `drop database if exists ${name} with (force)`);
    },
  };
}

/** For one test: closed by itself when the test ends. */
export async function openTestStore(): Promise<TestStore> {
  const store = await createTestStore();
  onTestFinished(() => store.close());
  return store;
}

/** Copying a template is refused while anybody is connected to it, so orders go through the `postgres` database. */
async function administer(template: string, sql: string) {
  const client = new pg.Client(template.replace('/millwright?', '/postgres?'));
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
