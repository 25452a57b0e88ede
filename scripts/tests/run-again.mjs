/** More files than these have not met a bad moment: something is broken. */
const mostFiles = 5;

const DIED = /Worker exited unexpectedly/;

/**
 * The files worth a second run after the first one failed, or none. On a busy machine one of some 9,000 tests may miss its moment, and a
 * worker may die; a defect fails twice. An error outside of any test is never forgiven.
 */
export function filesToRunAgain({ files, errors }) {
  const bad = files.filter(({ state }) => !ENDED_WELL.has(state));
  if (errors.some((error) => !DIED.test(error))) return [];
  return bad.length <= mostFiles ? bad : [];
}

/** What counts in the end: of the files that were run again their second run, of all others the first. */
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
