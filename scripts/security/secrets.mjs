// Finds secrets in the tree: well-known forms of keys, and long random text called a key.
import { spawnSync } from 'node:child_process';
import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entropyOf, shapes } from './secret-shapes.mjs';

/** Larger files are data. */
const MOST_BYTES = 2 * 1024 * 1024;
/** Contains thousands of package hashes. */
const SKIPPED = new Set(['package-lock.json']);
/** Maximum line length; longer ones, such as Base64 pictures, are not worth scanning. */
const MOST_LINE = 20_000;

export function findSecrets(text) {
  return text.split('\n').flatMap((line, at) =>
    line.length > MOST_LINE
      ? []
      : shapes.flatMap(({ name, pattern, value = 0, entropy = 0 }) => {
          const found = pattern.exec(line)?.[value];
          return found === undefined || entropyOf(found) < entropy ? [] : [{ line: at + 1, name, found }];
        }),
  );
}

/** The files that git tracks; undefined outside a git repository. */
function listFiles(root) {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? String(stdout).split('\0').filter(Boolean) : undefined;
}

const isExcepted = ({ value, begins, in: places }, file, found) =>
  places.some((place) => file === place || (place.endsWith('/') && file.startsWith(place))) &&
  (value === undefined ? found.startsWith(begins) : found === value);

export function checkSecrets(root) {
  const allowed = JSON.parse(readFileSync(path.join(import.meta.dirname, 'secret-exceptions.json'), 'utf8'));
  const files = listFiles(root);
  if (!files) return { count: 0, findings: [], note: 'This is no git clone: nothing was looked at.' };
  const used = new Set();
  const findings = [];
  for (const file of files) {
    const place = path.join(root, file);
    const stat = lstatSync(place, { throwIfNoEntry: false });
    if (!stat?.isFile() || stat.size > MOST_BYTES || SKIPPED.has(file)) continue;
    const bytes = readFileSync(place);
    if (bytes.subarray(0, 8000).includes(0)) continue;
    for (const { line, name, found } of findSecrets(String(bytes))) {
      const exception = allowed.find((one) => isExcepted(one, file, found));
      if (exception) used.add(exception);
      // The report ends up in logs, so it never contains the secret itself.
      else
        findings.push(
          `${file}:${line} holds what looks like a ${name} (${found.slice(0, 4)}…, ${found.length} characters). Take it out and make a new one, or name it with a reason in scripts/security/secret-exceptions.json.`,
        );
    }
  }
  for (const one of allowed.filter((each) => !used.has(each)))
    findings.push(
      `secret-exceptions.json names ${one.value ?? `${one.begins}…`} in ${one.in.join(', ')}, where it is not. Take it out.`,
    );
  return { count: files.length, findings };
}
