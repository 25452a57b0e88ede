import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { acquireDataLock, DataFolderBusy, liveHolder, readHolder } from './data-lock';

const newFolder = () => mkdtempSync(join(tmpdir(), 'mw-lock-'));
const leave = (folder: string, holder: object) => writeFileSync(join(folder, 'lock.json'), JSON.stringify(holder));
const stranger = {
  pid: process.ppid,
  host: hostname(),
  since: '2026-01-01T00:00:00.000Z',
  role: 'the server',
  url: 'http://localhost:8080',
};

async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((done) => child.once('exit', done));
  return child.pid ?? 0;
}

test('one at a time; who comes second is told who, since when and where', () => {
  const folder = newFolder();
  const lock = acquireDataLock(folder, 'the server');
  lock.update({ url: 'http://localhost:8080' });
  expect(() => acquireDataLock(folder, 'ingest')).toThrow(DataFolderBusy);
  expect(() => acquireDataLock(folder, 'ingest')).toThrow(
    new RegExp(`in use by the server \\(process ${process.pid} on .+, since 20.+\\) at http://localhost:8080`),
  );
  lock.release();
  expect(readHolder(folder)).toBeUndefined();
  acquireDataLock(folder, 'ingest').release();
});

test('a lock whose process is dead does not count', async () => {
  const folder = newFolder();
  leave(folder, { ...stranger, pid: await deadPid() });
  expect(liveHolder(folder)).toBeUndefined();
  const lock = acquireDataLock(folder, 'the server');
  expect(liveHolder(folder)?.pid).toBe(process.pid);
  lock.release();
});

test.runIf(process.platform === 'linux')('a later process with the same number does not count either', () => {
  const folder = newFolder();
  leave(folder, { ...stranger, ticks: '1' });
  expect(liveHolder(folder)).toBeUndefined();
  leave(folder, stranger);
  expect(liveHolder(folder)).toMatchObject({ url: 'http://localhost:8080' });
});

test('on another machine a lock lives as long as it is touched', () => {
  const folder = newFolder();
  leave(folder, { ...stranger, host: 'elsewhere' });
  expect(() => acquireDataLock(folder, 'the server')).toThrow(/on elsewhere/);
  const before = new Date(Date.now() - 60_000);
  utimesSync(join(folder, 'lock.json'), before, before);
  acquireDataLock(folder, 'the server').release();
});

test.each(['', '{', '[]', 'null', '{"pid":"x"}'])('a lock file that holds %j is replaced', (text) => {
  const folder = newFolder();
  writeFileSync(join(folder, 'lock.json'), text);
  const lock = acquireDataLock(folder, 'the server');
  expect(readHolder(folder)?.pid).toBe(process.pid);
  lock.release();
});

test('of many that find the same stale lock, one gets it', async () => {
  const folder = newFolder();
  leave(folder, { ...stranger, pid: await deadPid() });
  const locks = Array.from({ length: 10 }, () => {
    try {
      return acquireDataLock(folder, 'the server');
    } catch (error) {
      expect(error).toBeInstanceOf(DataFolderBusy);
      return undefined;
    }
  });
  expect(locks.filter(Boolean)).toHaveLength(1);
  for (const lock of locks) lock?.release();
});

test('the lock of somebody else is not taken away by a late release', () => {
  const folder = newFolder();
  const lock = acquireDataLock(folder, 'the server');
  leave(folder, stranger);
  lock.release();
  expect(JSON.parse(readFileSync(join(folder, 'lock.json'), 'utf8'))).toEqual(stranger);
});

test('a data folder that is made is closed to others', () => {
  const folder = join(newFolder(), 'deep', 'data');
  const umask = process.umask(0);
  acquireDataLock(folder, 'the server').release();
  process.umask(umask);
  const open = process.getuid?.() === 0 ? 0o711 : 0o700;
  expect(statSync(folder).mode & 0o777).toBe(open);
  expect(statSync(join(folder, '..')).mode & 0o777).toBe(open);
});

test.each(['/proc/data', join(tmpdir(), 'a-file', 'data')])(
  'a folder that cannot be made is refused at once: %s',
  (folder) => {
    const file = join(tmpdir(), 'a-file');
    writeFileSync(file, '');
    onTestFinished(() => rmSync(file));
    const words = /^The data folder .* cannot be used: .*MILLWRIGHT_DATA/;
    expect(() => acquireDataLock(folder, 'the server')).toThrow(words);
  },
);
