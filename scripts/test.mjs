// `npm test`: everything that CI checks, each step timed. Ends with one line: N passed, N failed, N skipped.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './setup.mjs';
import { countsOf, filesToRunAgain, withSecondRun } from './tests/run-again.mjs';

const bin = (name) => path.join(root, 'node_modules', '.bin', name);
const reports = mkdtempSync(path.join(tmpdir(), 'millwright-reports-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = new Set();
/** Passed only the second time: no failure, and not in order either. */
const unsteady = [];
const reporter = path.join(root, 'scripts/tests/reporter.mjs');
let reportsWritten = 0;

async function step(name, file, args, { env, quiet = false } = {}) {
  const began = Date.now();
  if (!quiet) console.log(`\n── ${name}`);
  const { ok, said } = await runCommand(file, args, env, quiet);
  if (quiet) console.log(`\n── ${name}${said && `\n${said}`}`);
  console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  if (!ok) failures.add(name);
  return ok;
}

/** Of a quiet command the words are kept until it has ended: another one is talking. */
async function runCommand(file, args, env, quiet) {
  const child = spawn(file, args, { cwd: root, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
  const ended = new Promise((done) => child.once('error', done).once('close', (code) => done(code)));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (said += text));
  return { ok: (await ended) === 0, said: said.trim() };
}

/** A step that is one check: it counts as one test. */
async function check(name, [file, ...args], options) {
  const ok = await step(name, file, args, options);
  if (ok) total.passed += 1;
  else total.failed += 1;
  return ok;
}

async function vitest(projects) {
  const name = `tests: ${projects.join(', ')}`;
  const first = await vitestRun(name, projects, []);
  const again = first.ok ? [] : filesToRunAgain(first);
  let outcome = first;
  if (again.length > 0) {
    failures.delete(name);
    const names = again.map(({ file }) => path.relative(root, file));
    const second = await vitestRun(
      'tests that failed, once more',
      [...new Set(again.map(({ project }) => project))],
      names,
    );
    outcome = { ok: second.ok, ...withSecondRun(first, second) };
    if (second.ok) unsteady.push(...names);
  }
  const counts = countsOf(outcome);
  total.passed += counts.passed;
  total.skipped += counts.skipped;
  // A run that fails outside any test (an unhandled error, a file that does not load) still is a failure.
  total.failed += outcome.ok ? counts.failed : Math.max(1, counts.failed);
}

async function vitestRun(name, projects, files) {
  const report = path.join(reports, `${reportsWritten++}.json`);
  const args = ['run', ...projects.map((each) => `--project=${each}`), '--reporter=dot', `--reporter=${reporter}`];
  const env = { ...process.env, TEST_REPORT: report };
  const ok = await step(name, bin('vitest'), [...args, ...files], { env });
  return { ok, ...readReport(report) };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { files: [], errors: ['no report'] };
  }
}

/** What needs no test to run, one after the other: the tests wait now and then and leave a part of both cores to it. */
async function checksBesideTheTests() {
  const quiet = { quiet: true };
  await check('types', node('node_modules/@typescript/native/bin/tsc', '-b', 'setting', 'server', 'src', '.'), quiet);
  await check('lint and format', [bin('biome'), 'check', '.'], quiet);
  await check('rooms', node('scripts/lint-rooms.mjs'), quiet);
  const built = await check('build', node('scripts/setup.mjs'), quiet);
  return built && check('build of the demo', node('scripts/setup.mjs', '--demo'), quiet);
}

const started = Date.now();
const node = (...args) => [process.execPath, ...args.map((arg) => (arg.endsWith('.mjs') ? path.join(root, arg) : arg))];
if (await check('setup', node('scripts/setup.mjs', '--no-build', '--chromium'))) {
  await check('generated files are fresh', node('scripts/generate.mjs', '--check'));
  const [built] = await Promise.all([
    checksBesideTheTests(),
    vitest(['unit-pure', 'unit-web', 'unit-server', 'flows', 'contract', 'attacks']),
  ]);
  // Without a build, or with yesterday's, the browser tests would say nothing about these sources.
  if (built) await vitest(['e2e']);
}
rmSync(reports, { recursive: true, force: true });

if (unsteady.length) console.log(`\nPassed only the second time: ${unsteady.join('; ')}`);
if (failures.size) console.log(`\nFailed: ${[...failures].join('; ')}`);
console.log(`\nAll steps took ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed || failures.size ? 1 : 0;
