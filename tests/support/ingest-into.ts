import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Portal } from './portal';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Loads folders or files as an operator does, while the server runs, and waits until the search index has them. */
export async function ingestInto(portal: Portal, paths: readonly string[], kb = 3): Promise<void> {
  const script = `import('${path.join(ROOT, 'dist/server/ingest.js')}').then(async (m) => process.exit(await m.main(process.argv.slice(1))))`;
  const run = spawnSync(process.execPath, ['-e', script, '--', ...paths, '--kb', String(kb)], {
    env: { ...process.env, MILLWRIGHT_DATA: portal.data },
    encoding: 'utf8',
  });
  // Exit code 1 means that some files were skipped, such as a licence text in the folder.
  if (run.status === null || run.status > 1) throw new Error(`ingest failed:\n${run.stdout}\n${run.stderr}`);
  for (let tries = 0; tries < 1200; tries += 1) {
    const { data } = await (await fetch(`${portal.url()}/api/health`)).json();
    if (data.search.applied >= data.search.latest) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The search index did not catch up within 60 s.');
}
