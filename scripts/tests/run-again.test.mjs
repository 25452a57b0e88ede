import { expect, test } from 'vitest';
import { countsOf, filesToRunAgain, withSecondRun } from './run-again.mjs';

const file = (name, state, passed = 1, failed = 0) => ({
  file: name,
  project: 'unit',
  state,
  passed,
  failed,
  skipped: 0,
});
const died = '[vitest-pool]: Worker forks emitted error.: Worker exited unexpectedly';

test('a file that failed, and one that a worker took with it, are run again', () => {
  const files = [file('a', 'passed'), file('b', 'failed', 3, 1), file('c', 'lost', 0), file('d', 'skipped', 0)];
  expect(filesToRunAgain({ files, errors: [died] }).map((one) => one.file)).toEqual(['b', 'c']);
});

test('many failures are no bad moment', () => {
  const files = Array.from({ length: 6 }, (_, nth) => file(`f${nth}`, 'failed', 0, 1));
  expect(filesToRunAgain({ files, errors: [] })).toEqual([]);
  expect(filesToRunAgain({ files: files.slice(1), errors: [] })).toHaveLength(5);
});

test('an error outside of any test is not forgiven', () => {
  expect(filesToRunAgain({ files: [file('a', 'failed')], errors: ['Unhandled rejection: no'] })).toEqual([]);
});

test('the second run stands for the first where there was one', () => {
  const first = { files: [file('a', 'passed', 2), file('b', 'failed', 3, 1)], errors: [died] };
  const mended = withSecondRun(first, { files: [file('b', 'passed', 4)], errors: [] });
  expect(countsOf(mended)).toEqual({ passed: 6, failed: 0, skipped: 0 });
  expect(mended.errors).toEqual([]);
});
