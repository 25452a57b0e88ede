import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { fingerprint, packagesAreInstalled, root } from './setup.mjs';

function clone(wanted, installed) {
  const folder = mkdtempSync(join(tmpdir(), 'mw-setup-'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...wanted } }));
  if (!installed) return folder;
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: installed }));
  return folder;
}

const react = { version: '19.0.0', integrity: 'sha512-a' };

test.each([
  ['nothing is installed', { react }, undefined, false],
  ['everything is there', { react }, { react }, true],
  ['more is there than wanted', { react }, { react, extra: react }, true],
  ['another version', { react }, { react: { ...react, version: '18.0.0' } }, false],
  ['the same version with other content', { react }, { react: { ...react, integrity: 'sha512-b' } }, false],
  ['one is missing', { react, pg: react }, { react }, false],
  ['one for another platform is missing', { react, 'lib-win32': { ...react, optional: true } }, { react }, true],
])('%s', (_name, wanted, installed, expected) => {
  expect(packagesAreInstalled(clone(wanted, installed))).toBe(expected);
});

test('a fingerprint changes with content and name, not with tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mw-setup-'));
  const print = () => fingerprint([relative(root, folder)]);
  writeFileSync(join(folder, 'a.ts'), '1');
  const before = print();
  writeFileSync(join(folder, 'a.test.ts'), 'x');
  expect(print()).toBe(before);
  writeFileSync(join(folder, 'a.ts'), '2');
  const changed = print();
  expect(changed).not.toBe(before);
  writeFileSync(join(folder, 'b.ts'), '');
  expect(print()).not.toBe(changed);
  expect(fingerprint(['no such file'])).toBe(fingerprint([]));
});
