import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolder, type TemporaryFolder } from '../../../tests/support/temporary-folder';
import { INDEX_FORMAT, readState, writeState } from './index-state';

const state = { format: INDEX_FORMAT, folder: 'index-1', applied: 7, database: 'one/1' };
let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await makeFolder('state');
});
afterAll(() => folder.remove());

describe('readState', () => {
  it('reads back what was written, into a folder that was not there', async () => {
    const below = path.join(folder.path, 'new', 'search');
    await writeState(below, state);
    await writeState(below, { ...state, applied: 8 });
    expect(await readState(below)).toEqual({ ...state, applied: 8 });
    expect(await readdir(below)).toEqual(['state.json']);
  });

  it.each([
    ['nothing', null],
    ['half a file', '{"format":'],
    ['an older format', JSON.stringify({ ...state, format: INDEX_FORMAT - 1 })],
    ['a place that is no number', JSON.stringify({ ...state, applied: 'seven' })],
    ['something else', '"text"'],
  ])('takes %s for none', async (name, text) => {
    const below = path.join(folder.path, name);
    await mkdir(below);
    if (text !== null) await writeFile(path.join(below, 'state.json'), text);
    expect(await readState(below)).toBeNull();
  });
});
