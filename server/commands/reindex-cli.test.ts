import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { makeFolder } from '../../tests/support/temporary-folder';
import { main } from './reindex-cli';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** A data folder with an index, on which nothing runs. */
async function openData() {
  const { path: data, remove } = await makeFolder('reindex');
  onTestFinished(remove);
  mkdirSync(join(data, 'index'));
  vi.stubEnv('MILLWRIGHT_DATA', data);
  vi.stubEnv('DATABASE_URL', undefined);
  return join(data, 'index');
}

test.each([
  [['--help'], 0],
  [['--kb', '3'], 2],
])('%j says what the command does, and does not do it', async (args, code) => {
  const index = await openData();
  const said = vi.spyOn(console, 'error').mockReturnValue();
  expect(await main(args)).toBe(code);
  expect([said.mock.calls[0]?.[0], existsSync(index)]).toEqual([expect.stringContaining('Takes no arguments'), true]);
});

test('without a server the index is taken away, for the next start to make', async () => {
  const index = await openData();
  vi.spyOn(console, 'log').mockReturnValue();
  expect([await main(), existsSync(index)]).toEqual([0, false]);
});
