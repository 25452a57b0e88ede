import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Operators sign in with a password alone, and people write without a pause, unless a test is about these. */
const usual = { LOG_LEVEL: 'warn', WRITING_PACE: 'off', OPERATOR_SECOND_FACTOR: 'optional' };

export interface Portal {
  /** Origin of a fixture domain; `main` for the main host. */
  url(domain?: string): string;
  process: ChildProcess;
  data: string;
  /** Everything the server has printed so far. */
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

interface PortalOptions {
  env?: Record<string, string>;
  /** Data folder to use and keep; the caller removes it. */
  data?: string;
  /** Port of an earlier portal, for pages that stay open across a restart. */
  port?: number;
}

/** The built server with its own data folder, as `npm start` runs it. Resolves when it responds. */
export async function startPortal({ env = {}, data, port: wanted }: PortalOptions = {}): Promise<Portal> {
  const folder = data ?? (await mkdtemp(path.join(tmpdir(), 'portal-')));
  // If run as root, PostgreSQL uses another user, who must be able to enter; otherwise it would use a folder that
  // nobody cleans up.
  await chmod(folder, 0o755).catch(() => {});
  const port = wanted ?? (await freePort());
  const child = spawn(process.execPath, [path.join(ROOT, 'dist/server/main.js')], {
    cwd: tmpdir(),
    env: { ...process.env, PORT: String(port), MILLWRIGHT_DATA: folder, ...usual, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += String(chunk)));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const portal: Portal = {
    url: (domain = 'main') => `http://${domain === 'main' ? 'localhost' : `${domain}.localhost`}:${port}`,
    process: child,
    data: folder,
    output: () => printed,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await gone;
      // A server that had to end before its PostgreSQL leaves it shutting down: its files still change.
      if (signal === 'SIGTERM') await endOfFile(path.join(folder, 'postgres/postmaster.pid'));
      if (!data) await rm(folder, { recursive: true, force: true });
    },
  };
  await Promise.race([answers(`http://127.0.0.1:${port}/api/health`), gone.then(() => fail(printed))]);
  return portal;
}

async function endOfFile(file: string): Promise<void> {
  for (let attempt = 0; attempt < 200 && existsSync(file); attempt += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

function fail(printed: string): never {
  throw new Error(`The server ended before it answered:\n${printed}`);
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within 60 s`);
}
