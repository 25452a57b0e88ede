// Prepares a fresh or changed clone. Runs before node_modules exists, so it imports Node's own modules only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, headlessShell } from './find-chromium.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const say = (line) => process.stderr.write(`${line}\n`);
const inRoot = (...parts) => path.join(root, ...parts);
const MINIMUM = [20, 19];

function fail(message) {
  say(message);
  process.exit(1);
}

function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) fail(`Could not run '${command}': ${error.message}`);
  return status ?? 1;
}

export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  fail(`Node ${version} is too old: install Node ${MINIMUM.join('.')} or newer (an LTS release such as 22 or 24).`);
}

/** Fingerprint of files by content; folders count with everything below them. */
export function fingerprint(names, salt = '') {
  const hash = createHash('sha256').update(salt);
  const visit = (file) => {
    if (!existsSync(file)) return;
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) visit(path.join(file, name));
    } else if (!file.includes('.test.')) hash.update(path.relative(root, file)).update('\0').update(readFileSync(file));
  };
  for (const name of names) visit(inRoot(name));
  return hash.digest('hex');
}

function upToDate(stamp, wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Runs one set-up at a time: two `npm ci` in one folder delete each other's files. */
function alone(work) {
  const lock = inRoot('.cache/setup.lock');
  mkdirSync(path.dirname(lock), { recursive: true });
  for (let said = false; ; said = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const holder = Number(readFileSync(lock, 'utf8'));
      if (holder && !isAlive(holder)) rmSync(lock, { force: true });
      else if (!said) say(`Another set-up (process ${holder}) is at work in this folder; waiting for it …`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    }
  }
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/**
 * Whether node_modules matches the lock file. Uses npm's own record of what it installed, so that manually installed
 * packages count too; optional ones for other platforms may be missing.
 */
export function packagesAreInstalled(folder = root) {
  const read = (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')).packages;
  if (!existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return false;
  const installed = read('node_modules/.package-lock.json');
  return Object.entries(read('package-lock.json')).every(([name, wanted]) => {
    if (name === '') return true;
    const found = installed[name];
    return found
      ? found.version === wanted.version && found.integrity === wanted.integrity
      : Boolean(wanted.optional || wanted.peer);
  });
}

export function ensurePackages() {
  if (packagesAreInstalled()) return;
  say('Installing packages (npm ci) …');
  // The npm of the running Node, not the first one on the path, because native packages are chosen for the running
  // Node.
  const beside = path.join(path.dirname(process.execPath), process.platform === 'win32' ? 'npm.cmd' : 'npm');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const status = npm
    ? run(process.execPath, [npm, ...args])
    : run(existsSync(beside) ? beside : 'npm', args, { shell: process.platform === 'win32' });
  if (status !== 0) fail('npm ci failed; its messages are above. Mend the cause and start again.');
}

const SOURCES = [
  'src',
  'server',
  'setting',
  'messages',
  'schemas',
  'generated',
  'fixtures',
  'scripts',
  'index.html',
  'vite.config.ts',
];

function buildStamp(demo) {
  const stamp = inRoot('dist', demo ? '.stamp-demo' : '.stamp');
  const wanted = fingerprint([...SOURCES, 'tsconfig.json', 'package-lock.json']);
  return { stamp, wanted, isFresh: upToDate(stamp, wanted) };
}

/** Builds the portal and the server if their sources changed. */
export function ensureBuild({ demo = false } = {}) {
  const { stamp, wanted, isFresh } = buildStamp(demo);
  if (isFresh) return;
  // Without its stamp, an interrupted build is never taken for a complete one.
  rmSync(stamp, { force: true });
  say(`Building the ${demo ? 'demo' : 'portal and the server'} …`);
  if (run(process.execPath, [inRoot('scripts/build.mjs'), ...(demo ? ['--demo'] : [])]) !== 0)
    fail('The build failed.');
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/**
 * Path of a Chromium for the browser tests: Debian's headless shell if it can be installed, otherwise any that is
 * present.
 */
export function ensureChromium() {
  const wanted = process.env.CHROMIUM_PATH || headlessShell;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!existsSync(wanted) && canInstall) installChromium();
  const found = findChromium();
  if (found) return found;
  return fail(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium-headless-shell fonts-noto-cjk), or name it in CHROMIUM_PATH.',
  );
}

function installChromium() {
  say('Installing Chromium and a font with Chinese characters …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env });
  const install = (name) =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-noto-cjk'], { env });
  // Debian has packaged the shell separately since 2025.
  if (install('chromium-headless-shell') !== 0) install('chromium');
}

export function setup({ build = true, demo = false } = {}) {
  checkNode();
  // If everything is ready, nothing is written, so that a clone owned by somebody else can be started too.
  if (packagesAreInstalled() && (!build || buildStamp(demo).isFresh)) return;
  alone(() => {
    ensurePackages();
    if (build) ensureBuild({ demo });
  });
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const asked = (name) => process.argv.includes(`--${name}`);
  setup({ build: !asked('no-build'), demo: asked('demo') });
  if (asked('chromium')) ensureChromium();
}
