import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

export interface ServerProcess {
  child: ChildProcess;
  /** Everything printed so far on both streams. */
  output(): string;
  /** Resolves with the output once it contains the words; rejects if the process ends first. */
  says(words: string | RegExp): Promise<string>;
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/**
 * Starts the built server or another command outside the repository's folder, with only the path from this environment.
 */
export function spawnServer(
  env: Record<string, string>,
  command: string[] = [process.execPath, path.join(root, 'dist/server/main.js')],
  options: SpawnOptions = {},
): ServerProcess {
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    cwd: tmpdir(),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      RATE_LIMIT: '0',
      WRITING_PACE: 'off',
      PORT: '0',
      OPERATOR_SECOND_FACTOR: 'optional',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  let printed = '';
  const listeners = new Set<() => void>();
  const hear = (chunk: Buffer) => {
    printed += String(chunk);
    for (const listener of listeners) listener();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const exited: ServerProcess['exited'] = new Promise((done) => {
    child.once('close', (code, signal) => done({ code, signal }));
  });
  const says = (words: string | RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        if (typeof words === 'string' ? printed.includes(words) : words.test(printed)) resolve(printed);
      };
      listeners.add(look);
      look();
      void exited.then(() => reject(new Error(`It ended without saying ${words}:\n${printed}`)));
    });
  return { child, output: () => printed, says, exited };
}

export const originOf = (printed: string) => /http:\/\/localhost:\d+/.exec(printed)?.[0] ?? '';

/** Process id of the PostgreSQL that serves a data folder; undefined if none does. */
export function postgresOf(data: string): number | undefined {
  const file = path.join(data, 'postgres', 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  return pid > 0 && isRunning(pid) ? pid : undefined;
}

export function isRunning(pid: number | undefined): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    // A zombie process no longer runs.
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Sends a signal. Refuses 0, which means our own group, and -1, which means every process. */
export function signal(pid: number | undefined, name: NodeJS.Signals, group = false): void {
  if (!pid || pid < 2) throw new Error(`There is no process to send ${name} to`);
  process.kill(group ? -pid : pid, name);
}
