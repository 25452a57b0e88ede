import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { passageRow, temporaryIndex } from '../../../tests/support/search-rows';
import { openLanceIndex } from './lance-index';
import { readPointer } from './tier-pointer';

const root = path.resolve(import.meta.dirname, '../../..');
const rows = Array.from({ length: 400 }, (_, n) => passageRow(`d${n}`, `Pump number${n} leaks.`));

/** Edits and merges in a separate process, and kills it when the merge's large table appears on disk. */
async function killWhileMerging(folder: string, docId: string, says: string): Promise<void> {
  const next = path.join(folder, `main-${((await readPointer(folder))?.generation ?? 0) + 1}.lance`);
  const args = [path.join(root, 'node_modules/tsx/dist/cli.mjs'), path.join(root, 'tests/support/merging-index.ts')];
  // tsx starts another process, so the whole group is killed.
  const child = spawn(process.execPath, [...args, folder, docId, says], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const watcher = watch(folder, () => {
    if (!existsSync(next)) return;
    watcher.close();
    process.kill(-(child.pid as number), 'SIGKILL');
  });
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')]);
  watcher.close();
  expect(said).toBe('edited\n');
}

it('loses and doubles nothing when the process is killed in the middle of a merge', async () => {
  const temporary = await temporaryIndex(rows);
  temporary.index.close();
  try {
    for (const round of ['first', 'second']) {
      await killWhileMerging(temporary.folder, `d${round.length}`, `Pump ${round} hums.`);
      const index = await openLanceIndex(temporary.folder);
      const found = await index.match('terms', [round], { scope: [3] }, 50);
      expect(found.map(({ docId }) => docId)).toEqual([`d${round.length}`]);
      expect(await index.count()).toBe(rows.length);
      expect((await index.ids()).size).toBe(rows.length);
      expect(index.vocabulary.passages).toBe(rows.length);
      expect(index.vocabulary.frequency('pump')).toBe(rows.length);
      await index.merge((work) => work());
      expect(await index.count()).toBe(rows.length);
      index.close();
    }
  } finally {
    await temporary.remove();
  }
}, 120_000);
