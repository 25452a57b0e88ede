import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFiles } from './compress-files.mjs';

test('text gets two compressed copies that say the same; pictures and small files get none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mw-compress-'));
  mkdirSync(join(folder, 'assets'));
  const script = 'export const words = 1;\n'.repeat(500);
  writeFileSync(join(folder, 'assets', 'main.js'), script);
  writeFileSync(join(folder, 'assets', 'tiny.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'photo.png'), script);
  await compressFiles(folder);
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual([
    'main.js',
    'main.js.br',
    'main.js.gz',
    'photo.png',
    'tiny.js',
  ]);
  expect(String(brotliDecompressSync(readFileSync(join(folder, 'assets', 'main.js.br'))))).toBe(script);
  expect(String(gunzipSync(readFileSync(join(folder, 'assets', 'main.js.gz'))))).toBe(script);
});
