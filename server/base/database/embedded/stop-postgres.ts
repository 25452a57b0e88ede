import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** SIGINT requests a fast, clean shutdown; SIGQUIT follows if the process does not exit within 10 seconds. */
export async function stopProcess(pid: number, exited: Promise<unknown>) {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const done = await Promise.race([exited.then(() => true), sleep(10_000, false, { ref: false })]);
    if (done) return;
  }
}

/** Stops the PostgreSQL that keeps running after its server was killed. Returns its process id. */
export async function stopOrphan(folder: string): Promise<number | undefined> {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  if (!(pid > 1)) return undefined;
  await untilDead(pid);
  if (!isPostgresOf(pid, folder)) return undefined;
  const gone = (async () => {
    while (isPostgresOf(pid, folder)) await sleep(10);
  })();
  await stopProcess(pid, gone);
  const socket = lines[4] ?? '';
  if (dirname(socket) === tmpdir()) rmSync(socket, { recursive: true, force: true });
  return pid;
}

/**
 * A process that was just killed keeps its id for a while without a command line, and PostgreSQL refuses to start
 * beside it.
 */
async function untilDead(pid: number): Promise<void> {
  for (let waited = 0; waited < 10_000 && commandLineOf(pid) === ''; waited += 10) await sleep(10);
}

function commandLineOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return undefined;
  }
}

function isPostgresOf(pid: number, folder: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  // Where /proc is readable, it tells our PostgreSQL from another process that reuses the id.
  if (!existsSync('/proc/self/cmdline')) return true;
  return commandLineOf(pid)?.includes(folder) === true;
}
