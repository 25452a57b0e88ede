// `npm run test:node -- 22 24 [path …]`: runs the tests that need no browser with other versions of Node.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './setup.mjs';

const asked = process.argv.slice(2);
const given = asked.filter((word) => /^\d+(\.\d+)*$/.test(word));
const versions = given.length > 0 ? given : ['20', '22', '24'];
const files = asked.filter((word) => !given.includes(word));

/** npm offers every version of Node as a package per platform, so versions coexist without an installation. */
function binaryOf(version) {
  const folder = path.join(root, '.cache/node', version);
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const binary = path.join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', `${name}@${version}`];
  spawnSync('npm', args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  if (existsSync(binary)) return binary;
  throw new Error(`npm could not bring Node ${version}; its messages are above.`);
}

const failed = versions.filter((version) => {
  const binary = binaryOf(version);
  console.log(`\n── Node ${spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout.trim()}`);
  const args = ['run', '--project=unit-pure', '--project=unit-server', '--reporter=dot', ...files];
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  // Processes that tests start as `node` use this version too.
  const env = { ...process.env, PATH: `${path.dirname(binary)}${path.delimiter}${process.env.PATH}` };
  return spawnSync(binary, [vitest, ...args], { cwd: root, env, stdio: 'inherit' }).status !== 0;
});
console.log(
  failed.length > 0 ? `\nFailed with Node ${failed.join(', ')}` : `\nPassed with Node ${versions.join(', ')}`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
