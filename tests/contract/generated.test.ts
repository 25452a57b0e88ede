import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateFiles } from '../../scripts/contract/generate-files.mjs';

const root = join(import.meta.dirname, '../..');

test('generated/ is what schemas/ say; if not, run "npm run generate"', async () => {
  const files = await generateFiles(root);
  for (const [name, text] of Object.entries(files)) {
    // Not toBe(text), because a diff of ten thousand lines helps nobody.
    expect(readFileSync(join(root, name), 'utf8') === text, `${name} is stale`).toBe(true);
  }
});
