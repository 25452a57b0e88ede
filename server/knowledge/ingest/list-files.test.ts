import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { makeFolder, type TemporaryFolder } from '../../../tests/support/temporary-folder';
import { listFiles, reasonOf } from './list-files';

let folder: TemporaryFolder;
let root: string;
beforeAll(async () => {
  folder = await makeFolder('list');
  root = path.join(folder.path, 'manuals');
  for (const name of ['zh', '.git', 'node_modules/x']) await mkdir(path.join(root, name), { recursive: true });
  for (const name of ['b.md', 'a.PDF', 'zh/pump.txt', 'picture.png', '.git/secret.md', 'node_modules/x/readme.md'])
    await writeFile(path.join(root, name), 'text');
  await writeFile(path.join(folder.path, 'outside.md'), 'secret');
  await symlink(path.join(folder.path, 'outside.md'), path.join(root, 'out.md'));
  await symlink(path.join(root, 'b.md'), path.join(root, 'inside.md'));
  await symlink(path.join(root, 'gone.md'), path.join(root, 'dangling.md'));
});
afterAll(() => folder.remove());

describe('listFiles', () => {
  it('names what it can read, in a stable order, by the path below the folder', async () => {
    const { files, skipped } = await listFiles([root]);
    expect(files.map(({ source }) => source)).toEqual(['manuals/a.PDF', 'manuals/b.md', 'manuals/zh/pump.txt']);
    expect(files[0]?.bytes).toBe(4);
    expect(skipped).toBe(1);
  });

  it('does not follow links out of the folder, and says so', async () => {
    const { failures } = await listFiles([root]);
    expect(failures.map(({ source }) => source).sort()).toEqual(['manuals/dangling.md', 'manuals/out.md']);
  });

  it('goes on after a name that is no UTF-8, and after a folder that vanished', async () => {
    const odd = path.join(folder.path, 'odd');
    await mkdir(odd);
    await writeFile(path.join(odd, 'good.md'), 'text');
    // macOS rejects such names.
    const made = await writeFile(
      Buffer.concat([Buffer.from(`${odd}/bad`), Buffer.from([0xff]), Buffer.from('.md')]),
      'x',
    ).then(
      () => true,
      () => false,
    );
    const { files, failures } = await listFiles([odd]);
    expect(files.map(({ source }) => source)).toEqual(['odd/good.md']);
    expect(failures.map(({ reason }) => reason['en-US'])).toEqual(
      made ? ['the file no longer exists, or its name is not UTF-8; check the name'] : [],
    );
  });

  it('names a file of a kind that nobody reads when it was asked for by name', async () => {
    const { failures, skipped } = await listFiles([path.join(root, 'picture.png')]);
    expect(failures.map(({ source }) => source)).toEqual(['picture.png']);
    expect(failures[0]?.reason['en-US']).toContain('.md, .markdown, .html');
    expect(skipped).toBe(0);
  });

  it('takes single files, and tells which of several names is nothing', async () => {
    const { files, failures } = await listFiles([path.join(root, 'b.md'), path.join(root, 'nothing')]);
    expect(files.map(({ source }) => source)).toEqual(['b.md']);
    expect(failures.map(({ source }) => source)).toEqual([path.join(root, 'nothing')]);
    expect(failures[0]?.reason['en-US']).toBe('there is no such file or folder; check the path');
  });
});

test.each([
  ['EACCES', 'this user may not read it; grant read permission'],
  ['EIO', 'it could not be read: i/o error'],
])('%s is told in words', (code, words) => {
  expect(reasonOf(Object.assign(new Error('i/o error'), { code }))['en-US']).toBe(words);
});
