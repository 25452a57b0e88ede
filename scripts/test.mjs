// `npm test`: everything that CI checks, in order, with timings. Ends with one line: N passed, N failed, N skipped.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './setup.mjs';
import { countsOf, filesToRunAgain, withSecondRun } from './tests/run-again.mjs';

const bin = (name) => path.join(root, 'node_modules', '.bin', name);
const reports = mkdtempSync(path.join(tmpdir(), 'millwright-reports-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
/** Passed only on the second run: no failure, but reported. */
const unsteady = [];
const reporter = path.join(root, 'scripts/tests/reporter.mjs');
let reportsWritten = 0;

function step(name, action) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const ok = action();
  console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (!ok) failures.push(name);
  return ok;
}

const command = (file, args, env) => () => {
  const { status } = spawnSync(file, args, { cwd: root, stdio: 'inherit', env });
  return status === 0;
};

/** A step that is a single check and counts as one test. */
function check(name, file, args) {
  const ok = step(name, command(file, args));
  if (ok) total.passed += 1;
  else total.failed += 1;
  return ok;
}

function vitest(projects) {
  const first = vitestRun(`tests: ${projects.join(', ')}`, projects, []);
  const again = first.ok ? [] : filesToRunAgain(first);
  let outcome = first;
  if (again.length > 0) {
    failures.pop();
    const names = again.map(({ file }) => path.relative(root, file));
    const second = vitestRun('tests that failed, once more', [...new Set(again.map(({ project }) => project))], names);
    outcome = { ok: second.ok, ...withSecondRun(first, second) };
    if (second.ok) unsteady.push(...names);
  }
  const counts = countsOf(outcome);
  total.passed += counts.passed;
  total.skipped += counts.skipped;
  // A run that fails outside any test (an unhandled error, a file that does not load) is a failure too.
  total.failed += outcome.ok ? counts.failed : Math.max(1, counts.failed);
}

function vitestRun(name, projects, files) {
  const report = path.join(reports, `${reportsWritten++}.json`);
  const args = ['run', ...projects.map((each) => `--project=${each}`), '--reporter=dot', `--reporter=${reporter}`];
  const env = { ...process.env, TEST_REPORT: report };
  const ok = step(name, command(bin('vitest'), [...args, ...files], env));
  return { ok, ...readReport(report) };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { files: [], errors: ['no report'] };
  }
}

const started = Date.now();
const node = (...args) => [process.execPath, args.map((arg) => (arg.endsWith('.mjs') ? path.join(root, arg) : arg))];
if (check('setup', ...node('scripts/setup.mjs', '--no-build', '--chromium'))) {
  check('generated files are fresh', ...node('scripts/generate.mjs', '--check'));
  check('types', ...node('node_modules/@typescript/native/bin/tsc', '-b', 'setting', 'server', 'src', '.'));
  check('lint and format', bin('biome'), ['check', '.']);
  check('rooms', ...node('scripts/lint-rooms.mjs'));
  vitest(['unit-pure', 'unit-web', 'unit-server', 'flows', 'contract', 'attacks']);
  const built =
    check('build', ...node('scripts/setup.mjs')) && check('build of the demo', ...node('scripts/setup.mjs', '--demo'));
  // Without a current build, the browser tests would not test these sources.
  if (built) vitest(['e2e']);
}
rmSync(reports, { recursive: true, force: true });

if (unsteady.length) console.log(`\nPassed only the second time: ${unsteady.join('; ')}`);
if (failures.length) console.log(`\nFailed: ${failures.join('; ')}`);
console.log(`\nAll steps took ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed || failures.length ? 1 : 0;
