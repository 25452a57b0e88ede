import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openStore } from '../../server/base/database/db';
import type { Cluster } from '../../server/base/database/embedded/cluster';
import { startEmbedded } from '../../server/base/database/embedded/start-embedded';
import { stopOrphan } from '../../server/base/database/embedded/stop-postgres';
import { migrate } from '../../server/base/database/migrate';
import { shapeOf } from './empty-database';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    /** Hash of the table shapes in the template database. */
    postgresShape: string;
  }
}

const prefix = 'millwright-test-';

interface Shared {
  users: number;
  ready: Promise<{ cluster: Cluster; shape: string }>;
  data: string;
}

// Every project loads this file again, but they share the process, so there is one PostgreSQL per run.
const memory = globalThis as { millwrightTestPostgres?: Shared };

export default async function setup(project: TestProject) {
  memory.millwrightTestPostgres ??= start();
  const shared = memory.millwrightTestPostgres;
  shared.users++;
  const { cluster, shape } = await shared.ready;
  project.provide('postgresUrl', cluster.url);
  project.provide('postgresShape', shape);
  return async () => {
    if (--shared.users > 0) return;
    await cluster.stop();
    rmSync(shared.data, { recursive: true, force: true });
    memory.millwrightTestPostgres = undefined;
  };
}

function start(): Shared {
  const data = join(tmpdir(), `${prefix}${process.pid}`);
  return { users: 0, data, ready: run(data) };
}

async function run(data: string) {
  await clearLeftovers();
  mkdirSync(data, { mode: 0o755, recursive: true });
  const cluster = await startEmbedded({ data, durable: false });
  const store = await openStore(cluster.url);
  await migrate(store.pool);
  const shape = await shapeOf(store.pool);
  await store.close();
  const admin = await openStore(cluster.url.replace('/millwright?', '/postgres?'));
  await admin.pool.query('create table spare (name text primary key)');
  await admin.close();
  return { cluster, shape };
}

/** Stops the PostgreSQL of runs that were killed, and removes their data. */
async function clearLeftovers() {
  for (const name of readdirSync(tmpdir()).filter((entry) => /^millwright-test-\d+$/.test(entry))) {
    if (isRunning(Number(name.slice(prefix.length)))) continue;
    const data = join(tmpdir(), name);
    await stopOrphan(join(data, 'postgres'));
    rmSync(data, { recursive: true, force: true });
  }
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
