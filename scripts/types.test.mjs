import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from './setup.mjs';

// Inside the repository, so that packages resolve as they do from its folders.
const scratch = path.join(root, 'node_modules/.cache', `types-${process.pid}`);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Names that the compiler does not know in a file of that folder. */
function unknownIn(folder, source) {
  mkdirSync(scratch, { recursive: true });
  writeFileSync(path.join(scratch, `${folder}.ts`), `${source}\nexport {};\n`);
  const project = path.join(scratch, `${folder}.json`);
  const settings = {
    extends: path.join(root, folder, 'tsconfig.json'),
    compilerOptions: { incremental: false, tsBuildInfoFile: null },
    include: [`${folder}.ts`, path.join(root, folder, '*.d.ts')],
  };
  writeFileSync(project, JSON.stringify(settings));
  const compiler = path.join(root, 'node_modules/@typescript/native/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', project], { encoding: 'utf8' });
  return [...stdout.matchAll(/Cannot find name '([^']+)'/g)].map(([, name]) => name);
}

const BROWSER = 'window.alert(document.title);';
const NODE = "import fs from 'node:fs'; fs.readFileSync('a'); process.exit();";
const BOTH = "structuredClone(new URLSearchParams('a'));";

test.each([
  ['server', ['window', 'document']],
  ['src', ['node:fs', 'process']],
  ['setting', ['window', 'document', 'node:fs', 'process']],
])('a file of %s does not compile with %j', (folder, unknown) => {
  expect(unknownIn(folder, `${NODE}\n${BROWSER}\n${BOTH}`).sort()).toEqual(unknown.sort());
});
