import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from '../../tests/support/temporary-folder';
import { loadContract } from '../base/contract/document';
import { packageRoot } from '../base/package-root';
import { loadLibrary } from './load-library';

const contract = loadContract();

/** Loads the shipped documents with one changed. */
async function loadWith(file: string, change: (text: string) => string) {
  const folder = await makeFolder('assistants');
  onTestFinished(() => folder.remove());
  for (const kind of ['assistants', 'procedures', 'calculators'])
    cpSync(join(packageRoot, 'fixtures', 'seed', kind), join(folder.path, kind), { recursive: true });
  const changed = join(folder.path, file);
  writeFileSync(changed, change(readFileSync(changed, 'utf8')));
  return loadLibrary(contract, folder.path);
}

test('the shipped documents are whole, and every route has one assistant', async () => {
  const { assistants } = await loadWith('assistants/general.json', (text) => text);
  const routes = [...assistants.values()].flatMap((one) => one.routes);
  expect(new Set(routes).size).toBe(routes.length);
  expect(routes).toHaveLength(10);
});

test.each([
  ['not JSON', (text: string) => text.slice(1), /general\.json: is not JSON/],
  ['an unknown icon', (text: string) => text.replace('"chat"', '"parrot"'), /general\.json: \/icon: .*chat/],
  ['a missing language', (text: string) => text.replace('"en-US": "Knowledge assistant"', '"en-US": ""'), /\/name/],
  ['another id', (text: string) => text.replace('"id": "general"', '"id": "other"'), /\/id: is "other"/],
  [
    'a check that is not there',
    (text: string) => text.replace(/"procedures": \[\]/, '"procedures": ["no-such"]'),
    /\/procedures\/0: names "no-such"/,
  ],
])('%s stops with the file and the place', async (_, change, reason) => {
  await expect(loadWith('assistants/general.json', change)).rejects.toThrow(reason);
});

test('no two pages look alike: each has its own icon, greeting and suggestions', () => {
  const { assistants } = loadLibrary(contract, join(packageRoot, 'fixtures', 'seed'));
  const all = [...assistants.values()];
  for (const locale of ['zh-CN', 'en-US'] as const) {
    expect(new Set(all.map(({ welcome }) => welcome[locale])).size).toBe(all.length);
    const starters = all.flatMap((one) => one.starters.map((starter) => starter[locale]));
    expect(starters.length).toBeGreaterThanOrEqual(2 * all.length);
    expect(new Set(starters).size).toBe(starters.length);
  }
  expect(new Set(all.map(({ icon }) => icon)).size).toBe(all.length);
});
