import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseOwner, firstClosedFolder, mayEnter } from './owner';

const somebody = { uid: 4711, gid: 4712 };

test.each([
  [0o700, 4711, 1, true],
  [0o600, 4711, 1, false],
  // For the owner, only the owner's bits count, even if everybody else may enter.
  [0o077, 4711, 1, false],
  [0o010, 1, 4712, true],
  [0o701, 1, 4712, false],
  [0o001, 1, 1, true],
  [0o770, 1, 1, false],
])('a folder %o of user %i, group %i: %s', (mode, uid, gid, may) => {
  expect(mayEnter({ mode, uid, gid }, somebody)).toBe(may);
});

test('who owns a folder with x may enter it, whatever the rest says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0o777 }), (mode) => {
      expect(mayEnter({ mode: mode | 0o100, ...somebody }, somebody)).toBe(true);
    }),
  );
});

test('the folder that is in the way is named, the nearest to the root first', () => {
  const top = mkdtempSync(join(tmpdir(), 'mw-owner-'));
  const deep = join(top, 'a', 'b');
  mkdirSync(deep, { recursive: true });
  chmodSync(top, 0o755);
  expect(firstClosedFolder(deep, somebody)).toBeUndefined();
  chmodSync(join(top, 'a'), 0o700);
  expect(firstClosedFolder(deep, somebody)).toBe(join(top, 'a'));
  expect(firstClosedFolder(join(deep, 'not', 'made', 'yet'), somebody)).toBe(join(top, 'a'));
});

test('only root hands PostgreSQL over, and to the owner of the cluster that is there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mw-owner-'));
  const expected = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;
  expect(chooseOwner(join(folder, 'none'))).toEqual(expected);
  expect(chooseOwner(folder)).toEqual(expected);
});
