// `npm run bench [-- name … --option]`: runs the budgets of tests/bench and prints their tables; options are passed to
// the benches. Nothing else should run on the machine meanwhile.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium, root, setup } from './setup.mjs';

const folder = path.join(root, 'tests/bench');
const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
setup();
ensureChromium();
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.replace('.ts', ''))
  .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
if (names.length === 0) {
  console.error(`No bench of that name. There are: ${readdirSync(folder).join(', ')}`);
  process.exit(2);
}
const missed = [];
for (const name of names) {
  console.log(`\n══ ${name}`);
  const args = [path.join(root, 'node_modules/tsx/dist/cli.mjs'), path.join(folder, `${name}.ts`), ...options];
  if (spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status !== 0) missed.push(name);
}
console.log(missed.length ? `\nBudgets missed in: ${missed.join(', ')}` : '\nAll budgets met.');
process.exitCode = missed.length ? 1 : 0;
