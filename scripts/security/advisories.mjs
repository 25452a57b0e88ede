// Checks for known advisories if the registry responds. No response is not a finding, as a build must not depend on it.
import { spawnSync } from 'node:child_process';

/** Lower severities are reported without failing the check. */
const SERIOUS = new Set(['high', 'critical']);

export function checkAdvisories(root, ask = askRegistry) {
  const answer = ask(root);
  const found = answer?.vulnerabilities;
  if (!found) {
    const why = answer?.message ?? answer?.error?.summary ?? 'no answer';
    return { findings: [], note: `The registry gives no advisories (${why}): this part says nothing.` };
  }
  const rows = Object.values(found).map(({ name, severity, range }) => ({ name, severity, range }));
  return {
    rows,
    findings: rows
      .filter(({ severity }) => SERIOUS.has(severity))
      .map(
        ({ name, severity, range }) => `${name} ${range} has a known weakness (${severity}). 'npm audit' tells more.`,
      ),
  };
}

function askRegistry(root) {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  try {
    return JSON.parse(stdout);
  } catch {
    return undefined;
  }
}
