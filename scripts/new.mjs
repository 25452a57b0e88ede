// `npm run new -- block|page|call|job|room|language …`: writes the files for a new one, which pass all checks, and
// prints what to fill in.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { recipes } from './new/recipes.mjs';
import { root as projectRoot } from './setup.mjs';

/** Applies one recipe below `root`; returns the files written or changed and the next steps. */
export function writeNew(root, kind, words) {
  const recipe = recipes[kind];
  if (!recipe || words.length === 0)
    throw new Error(
      `Say what: ${Object.values(recipes)
        .map(({ usage }) => `\n  npm run new -- ${usage}`)
        .join('')}`,
    );
  const has = (file) => existsSync(path.join(root, file));
  const { files = {}, edits = {}, next } = recipe.write(words, has, (folder) => textsIn(root, folder));
  const taken = Object.keys(files).filter(has);
  if (taken.length > 0) throw new Error(`${taken.join(', ')} is there already. Choose another name.`);
  const gone = Object.keys(edits).filter((file) => !has(file));
  if (gone.length > 0) throw new Error(`${gone.join(', ')} is not there. Usage: npm run new -- ${recipe.usage}`);
  // All edits are computed before anything is written, so that a refusal leaves no partial result.
  const texts = { ...files };
  for (const [file, edit] of Object.entries(edits)) {
    const before = readFileSync(path.join(root, file), 'utf8');
    texts[file] = edit(before);
    if (texts[file] === before)
      throw new Error(`${file} has another form than expected: add it by hand as its neighbours are.`);
  }
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return { written: Object.keys(texts), next };
}

/** Path → text of every file below a folder. */
function textsIn(root, folder) {
  const below = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true });
  const files = below
    .filter((one) => one.isFile())
    .map((one) => path.relative(root, path.join(one.parentPath ?? one.path, one.name)).replaceAll(path.sep, '/'));
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const run = (file, ...args) =>
    spawnSync(process.execPath, [path.join(projectRoot, file), ...args], { cwd: projectRoot, stdio: 'inherit' });
  try {
    const [kind, ...words] = process.argv.slice(2);
    const { written, next } = writeNew(projectRoot, kind, words);
    run('scripts/generate.mjs');
    run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--log-level=error', ...written);
    console.log(
      `Wrote:\n${written.map((file) => `  ${file}`).join('\n')}\nNext:\n${next.map((line) => `  - ${line}`).join('\n')}`,
    );
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
