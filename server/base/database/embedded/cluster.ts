import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Binaries } from './binaries';
import type { Owner } from './owner';
import { postgresEnvironment } from './postgres-environment';
import { stopProcess } from './stop-postgres';

interface ClusterOptions {
  folder: string;
  logFile: string;
  binaries: Binaries;
  owner: Owner | undefined;
  /** False trades durability for speed; for tests only. */
  durable: boolean;
}

export interface Cluster {
  url: string;
  pid: number;
  /** Resolves when the server has exited, for whatever reason. */
  exited: Promise<number | null>;
  stop(): Promise<void>;
}

const user = 'millwright';
const database = 'millwright';

export function createCluster({ folder, binaries, owner }: ClusterOptions): void {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  // Created under another name and renamed, so that an interrupted start leaves no half-made cluster behind.
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  if (owner) chownSync(unfinished, owner.uid, owner.gid);
  const args = ['-D', unfinished, '-U', user, '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-instructions'];
  const run = spawnSync(binaries.initdb, [...args, '--locale-provider=builtin', '--builtin-locale=C.UTF-8'], {
    ...owner,
    cwd: '/',
    encoding: 'utf8',
    env: postgresEnvironment(),
  });
  if (run.error || run.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new Error(
      `Could not create the embedded PostgreSQL in ${folder}: ${run.error?.message ?? run.stderr.trim()}`,
    );
  }
  renameSync(unfinished, folder);
}

export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, binaries, owner, logFile } = options;
  // Socket paths are limited to 107 bytes and data folders are not, so the socket gets a private folder of its own.
  const socket = mkdtempSync(join(tmpdir(), 'millwright-'));
  chmodSync(socket, 0o700);
  if (owner) chownSync(socket, owner.uid, owner.gid);
  const log = openSync(logFile, 'a', 0o640);
  const child = spawn(binaries.postgres, ['-D', folder, ...serverSettings(socket, options.durable)], {
    ...owner,
    cwd: '/',
    env: postgresEnvironment(),
    stdio: ['ignore', log, log],
    // Ctrl-C signals the whole foreground group, but PostgreSQL must outlive the last request.
    detached: true,
  });
  const exited = new Promise<number | null>((done) => {
    child.once('exit', (code) => done(code));
    child.once('error', () => done(null));
  });
  const url = `postgresql://${user}@/${database}?host=${encodeURIComponent(socket)}`;
  try {
    await untilReady(socket, child, exited);
  } catch (error) {
    child.kill('SIGKILL');
    rmSync(socket, { recursive: true, force: true });
    throw new Error(`The embedded PostgreSQL did not start: ${(error as Error).message}. ${lastLines(logFile)}`);
  }
  child.unref();
  // If the process exits without waiting (a second Ctrl-C), PostgreSQL is still told to shut down cleanly.
  const last = () => void child.kill('SIGINT');
  process.once('exit', last);
  return {
    url,
    pid: child.pid ?? 0,
    exited,
    async stop() {
      process.off('exit', last);
      // Referenced again, or the process could exit while it waits for PostgreSQL.
      child.ref();
      await stopProcess(child.pid ?? 0, exited);
      rmSync(socket, { recursive: true, force: true });
    },
  };
}

function serverSettings(socket: string, durable: boolean): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    max_connections: '60',
    shared_buffers: '128MB',
    max_wal_size: '512MB',
    log_timezone: 'UTC',
    timezone: 'UTC',
  };
  if (!durable) Object.assign(settings, { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' });
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function untilReady(socket: string, child: ChildProcess, exited: Promise<number | null>) {
  const gone = exited.then((code) => {
    throw new Error(child.pid ? `it ended with code ${code}` : 'its program could not be run');
  });
  gone.catch(() => {});
  const ready = async () => {
    const deadline = Date.now() + 60_000;
    for (;;) {
      const failure = await tryConnect(socket);
      if (!failure) return;
      if (Date.now() > deadline) throw failure;
      await sleep(10);
    }
  };
  await Promise.race([ready(), gone]);
}

async function tryConnect(socket: string): Promise<Error | undefined> {
  const client = new pg.Client({ host: socket, user, database: 'postgres' });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${database}`);
    return undefined;
  } catch (error) {
    return error as Error;
  } finally {
    await client.end().catch(() => {});
  }
}

function lastLines(file: string): string {
  if (!existsSync(file)) return '';
  return `Last lines of ${file}:\n${readFileSync(file, 'utf8').trim().split('\n').slice(-5).join('\n')}`;
}
