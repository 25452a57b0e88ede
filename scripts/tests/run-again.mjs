/** More failed files than this indicate a defect rather than bad timing. */
const mostFiles = 5;

const DIED = /Worker exited unexpectedly/;

/**
 * The failed files worth a second run, or none. On a busy machine one of some 9,000 tests may time out, or a worker may
 * die; a defect fails twice. An error outside any test is never repeated.
 */
export function filesToRunAgain({ files, errors }) {
  const bad = files.filter(({ state }) => !ENDED_WELL.has(state));
  if (errors.some((error) => !DIED.test(error))) return [];
  return bad.length <= mostFiles ? bad : [];
}

/** The final result: the second run for the files that were repeated, the first for all others. */
export function withSecondRun(first, second) {
  const files = first.files.map(
    (one) => second.files.find(({ file, project }) => file === one.file && project === one.project) ?? one,
  );
  return { files, errors: second.errors };
}

export function countsOf({ files }) {
  const sum = (key) => files.reduce((total, one) => total + one[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

const ENDED_WELL = new Set(['passed', 'skipped']);
