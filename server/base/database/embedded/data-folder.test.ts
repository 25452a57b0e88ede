import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeFolder } from '../../../../tests/support/temporary-folder';
import { createDataFolder, explainFolderFault } from './data-folder';

let base: string;
beforeEach(async () => {
  const folder = await makeFolder('data');
  base = folder.path;
  return folder.remove;
});

const faultOf = (folder: string): unknown => {
  try {
    createDataFolder(folder);
  } catch (error) {
    return explainFolderFault(error, folder);
  }
  throw new Error('the folder was made');
};

describe('a data folder', () => {
  test('is made with all that is above it, closed to others, whatever the umask says', () => {
    const before = process.umask(0);
    try {
      createDataFolder(join(base, 'a/b/c'));
    } finally {
      process.umask(before);
    }
    for (const part of ['a', 'a/b', 'a/b/c']) expect(statSync(join(base, part)).mode & 0o066).toBe(0);
  });

  test('that is there stays as it is', () => {
    createDataFolder(join(base, 'a'));
    const before = statSync(join(base, 'a'));
    createDataFolder(join(base, 'a'));
    expect(statSync(join(base, 'a')).mode).toBe(before.mode);
  });

  test('below a file, or where nothing can be made, is told with the way out', () => {
    writeFileSync(join(base, 'file'), '');
    expect(faultOf(join(base, 'file/data'))).toMatchObject({
      message: expect.stringMatching(/file\/data cannot be used: there is a file of that name\. .*MILLWRIGHT_DATA/),
    });
    expect(existsSync(join(base, 'file/data'))).toBe(false);
  });

  test.each([
    ['EACCES', 'you may not write there'],
    ['EROFS', 'it can only be read'],
    ['ENOSPC', 'the disk is full'],
    ['EDQUOT', 'the disk quota is used up'],
  ])('%s: %s, and the cause is kept', (code, reason) => {
    const cause = Object.assign(new Error('x'), { code });
    const told = explainFolderFault(cause, '/data') as Error;
    expect([told.message.includes(reason), told.cause]).toEqual([true, cause]);
  });

  test('another fault stays what it is', () => {
    const fault = new TypeError('a mistake of ours');
    expect(explainFolderFault(fault, '/data')).toBe(fault);
  });
});
