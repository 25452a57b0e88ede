import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { prepareBinaries } from './binaries';

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'mw-binaries-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const runs = (program: string) => spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout;

test('the programs run where npm put them', () => {
  const cache = newFolder();
  const { initdb, postgres } = prepareBinaries(undefined, cache);
  expect(runs(postgres)).toMatch(/^postgres \(PostgreSQL\) 18/);
  expect(runs(initdb)).toMatch(/^initdb/);
  expect(readdirSync(cache)).toEqual([]);
});

test('links that an install without scripts left out are made', () => {
  const from = dirname(dirname(dirname(prepareBinaries(undefined, newFolder()).postgres)));
  const copy = join(newFolder(), 'package');
  cpSync(from, copy, { recursive: true, verbatimSymlinks: true });
  const lib = join(copy, 'native', 'lib');
  for (const name of readdirSync(lib)) if (lstatSync(join(lib, name)).isSymbolicLink()) rmSync(join(lib, name));
  const { postgres } = prepareBinaries(undefined, newFolder(), copy);
  expect(postgres.startsWith(copy)).toBe(true);
  expect(runs(postgres)).toContain('PostgreSQL');
});

test.runIf(process.getuid?.() === 0)('what PostgreSQL’s user may not reach is copied to where it may', () => {
  const from = dirname(dirname(dirname(prepareBinaries(undefined, newFolder()).postgres)));
  // mkdtemp creates folders that other users cannot enter.
  const closed = join(newFolder(), 'package');
  cpSync(from, closed, { recursive: true, verbatimSymlinks: true });
  const cache = join(newFolder(), 'cache');
  const nobody = { uid: 65534, gid: 65534 };
  const { postgres } = prepareBinaries(nobody, cache, closed);
  expect(postgres.startsWith(cache)).toBe(true);
  expect(statSync(postgres).mode & 0o777).toBe(0o755);
  expect(existsSync(join(dirname(dirname(postgres)), 'lib', 'libpq.a'))).toBe(false);
  const before = statSync(postgres).ino;
  expect(prepareBinaries(nobody, cache, closed).postgres).toBe(postgres);
  expect(statSync(postgres).ino).toBe(before);
});
