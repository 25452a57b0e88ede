import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { createDataFolder, explainFolderFault } from './data-folder';

/** The process that uses a data folder. Commands find a running server's database through its entry. */
export interface LockHolder {
  pid: number;
  host: string;
  since: string;
  /** Such as 'server' or 'ingest'. */
  role: string;
  url?: string;
  databaseUrl?: string;
  /** Start time of the process in clock ticks, which distinguishes it from a later process with the same id. */
  ticks?: string;
}

export interface DataLock {
  update(more: Partial<LockHolder>): void;
  release(): void;
}

export class DataFolderBusy extends Error {
  constructor(
    readonly folder: string,
    readonly holder: LockHolder,
  ) {
    const where = holder.url ? ` at ${holder.url}` : '';
    super(
      `The data folder ${folder} is in use by ${holder.role} (process ${holder.pid} on ${holder.host}, since ${holder.since})${where}. ` +
        'Stop it first, or give this one a folder of its own: MILLWRIGHT_DATA=<folder>.',
    );
    this.name = 'DataFolderBusy';
  }
}

const beatMs = 10_000;
/** A process id proves nothing on another machine (a shared disk, two containers), but a recently touched file does. */
const deadAfterMs = 4 * beatMs;

export function acquireDataLock(folder: string, role: string): DataLock {
  try {
    return acquire(folder, role);
  } catch (error) {
    throw explainFolderFault(error, folder);
  }
}

function acquire(folder: string, role: string): DataLock {
  createDataFolder(folder);
  const file = join(folder, 'lock.json');
  let mine: LockHolder = {
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
    role,
    ticks: startTicks(process.pid),
  };
  if (!tryCreate(file, mine)) replaceStale(file, folder, mine);
  const beat = setInterval(() => touch(file), beatMs);
  beat.unref();
  return {
    update(more) {
      mine = { ...mine, ...more };
      // Renamed into place, so that a concurrent reader never sees half a lock.
      writeFileSync(`${file}.new`, JSON.stringify(mine));
      renameSync(`${file}.new`, file);
    },
    release() {
      clearInterval(beat);
      if (readHolder(folder)?.pid === process.pid) rmSync(file, { force: true });
    },
  };
}

export function readHolder(folder: string): LockHolder | undefined {
  try {
    const holder = JSON.parse(readFileSync(join(folder, 'lock.json'), 'utf8'));
    return Number.isInteger(holder?.pid) && typeof holder.host === 'string' ? holder : undefined;
  } catch {
    return undefined;
  }
}

/** The live holder of a folder, if any; a lock left by a killed process does not count. */
export function liveHolder(folder: string): LockHolder | undefined {
  const holder = readHolder(folder);
  return holder && isAlive(holder, join(folder, 'lock.json')) ? holder : undefined;
}

/** link() is atomic, so no reader ever sees half a lock. */
function tryCreate(file: string, holder: LockHolder): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(holder));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
}

function replaceStale(file: string, folder: string, mine: LockHolder) {
  // Two processes may find the same stale lock at once: creating this folder lets only one through, and the other sees
  // the new lock.
  const gate = `${file}.gate`;
  try {
    mkdirSync(gate);
  } catch {
    if (Date.now() - modified(gate) < deadAfterMs) throw busy(folder);
  }
  try {
    const holder = readHolder(folder);
    if (holder && isAlive(holder, file)) throw new DataFolderBusy(folder, holder);
    rmSync(file, { force: true });
    if (!tryCreate(file, mine)) throw busy(folder);
  } finally {
    rmSync(gate, { recursive: true, force: true });
  }
}

function busy(folder: string) {
  const unknown = { pid: 0, host: hostname(), since: 'just now', role: 'another start' };
  return new DataFolderBusy(folder, readHolder(folder) ?? unknown);
}

function isAlive(holder: LockHolder, file: string): boolean {
  if (holder.host !== hostname()) return Date.now() - modified(file) < deadAfterMs;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return holder.ticks === undefined || holder.ticks === startTicks(holder.pid);
}

function startTicks(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces; field 22 is counted from behind it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

function modified(path: string): number {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

function touch(file: string) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {}
}
