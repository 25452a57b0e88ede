import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Real, openly licensed input is kept beside the repository, never in it; most clones do not have it. */
const REAL_DATA = path.resolve(import.meta.dirname, '../../../shared/data');

/** Path of a data file; if absent, prints what is skipped and returns undefined. */
export function realData(name: string): string | undefined {
  const file = path.join(REAL_DATA, name);
  if (existsSync(file)) return file;
  process.stdout.write(`skipped: ${name} is not in ../shared/data beside the repository\n`);
  return undefined;
}

/** The big list of naughty strings; undefined if absent. */
export function naughtyStrings(): string[] | undefined {
  const file = realData('naughty_strings/blns.json');
  return file ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
