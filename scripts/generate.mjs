// Writes generated/ from schemas/; with --check, only reports whether it is up to date (exit code 1 if not).
// With --release, keeps today's contract for the changelog first: schemas/changelog/<day>.json.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateFiles } from './contract/generate-files.mjs';
import { keepSnapshot } from './contract/keep-snapshot.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const check = process.argv.includes('--check');
if (process.argv.includes('--release')) keepSnapshot(root);
const files = await generateFiles(root);
const stale = Object.entries(files).filter(([name, text]) => {
  const path = join(root, name);
  return !existsSync(path) || readFileSync(path, 'utf8') !== text;
});

for (const [name, text] of check ? [] : stale) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

const names = stale.map(([name]) => relative(root, join(root, name))).join(', ');
if (stale.length === 0) console.log('generated/ is up to date.');
else if (check) {
  console.error(`Stale: ${names}. Run "npm run generate" and commit the result.`);
  process.exitCode = 1;
} else console.log(`Wrote ${names}.`);
