import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeNew } from './new.mjs';
import { root } from './setup.mjs';

const copy = mkdtempSync(path.join(tmpdir(), 'mw-new-'));
const made = [];
afterAll(() => rmSync(copy, { recursive: true, force: true }));

beforeAll(() => {
  const tops = ['schemas', 'server', 'src', 'setting', 'generated', 'fixtures', 'scripts', 'docs'];
  const files = ['rooms.json', 'tsconfig.json', 'biome.json', 'package.json', '.gitignore'];
  for (const name of [...tops, ...files]) cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  execFileSync('git', ['init', '-q'], { cwd: copy });
  const add = (kind, ...words) => made.push(...writeNew(copy, kind, words).written);
  add('room', 'market');
  add('call', 'market/apps', 'getShelf');
  add('call', 'knowledge/documents', 'keepShelf');
  add('job', 'market/clear-shelves');
  add('job', 'pictures/dust-shelves');
  add('page', 'shelf', 'engine/shelf');
});

const run = (...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return status === 0 ? 'ok' : stdout + stderr;
};

test('what the recipes write is generated, linted, within its rooms, and compiles', () => {
  expect(run('scripts/generate.mjs')).toBe('ok');
  expect(run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--log-level=error', ...new Set(made))).toBe(
    'ok',
  );
  expect(run('scripts/lint-rooms.mjs')).toBe('ok');
  expect(run('node_modules/@typescript/native/bin/tsc', '-p', 'server', '--incremental', 'false')).toBe('ok');
  const shown = made.filter((name) => /^src\/.*(?<!\.test)\.tsx?$/.test(name));
  // With all that they import, and without the rest of the portal, which knows nothing of them.
  const project = {
    extends: './tsconfig.json',
    include: ['**/*.d.ts', ...shown.map((name) => path.relative('src', name))],
  };
  writeFileSync(path.join(copy, 'src/made.json'), JSON.stringify(project));
  expect(run('node_modules/@typescript/native/bin/tsc', '-p', 'src/made.json', '--incremental', 'false')).toBe('ok');
}, 180_000);

test('what is there already, or has no such name, is refused before anything is written', () => {
  expect(() => writeNew(copy, 'room', ['market'])).toThrow('server/market/index.ts');
  expect(() => writeNew(copy, 'block', ['../Evil'])).toThrow('npm run new -- block <area>/<name>');
  expect(() => writeNew(copy, 'call', ['nowhere/apps', 'getX'])).toThrow('server/nowhere/routes.ts is not there');
  expect(() => writeNew(copy, 'poem', [])).toThrow('npm run new -- room <name>');
});
