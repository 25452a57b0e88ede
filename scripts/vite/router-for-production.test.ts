import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { productionFile } from './router-for-production';

const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

test.each(['index.mjs', 'dom-export.mjs'])('%s has a build for production beside it', (name) => {
  const file = productionFile(join(folder, 'dist/development', name));
  expect(file).toContain('/dist/production/');
  expect(existsSync(file)).toBe(true);
  expect(exportsOf(file)).toEqual(exportsOf(join(folder, 'dist/development', name)));
});

test('another place stops the build', () => {
  expect(() => productionFile('/x/node_modules/react-router/dist/index.mjs')).toThrow('is not where');
});

function exportsOf(file: string): string[] {
  const [, names = ''] = /export \{([^}]*)\}/.exec(readFileSync(file, 'utf8')) ?? [];
  return names.split(',').map((name) => name.trim());
}
