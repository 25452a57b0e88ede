import { lstat, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { IngestFailure } from './types';

export const EXTENSIONS = ['md', 'markdown', 'html', 'htm', 'txt', 'pdf', 'docx', 'csv', 'tsv', 'jsonl', 'ndjson'];

export interface ListedFile {
  absolute: string;
  /** Path for people and for the store: the folder's own name first, `/` separated. */
  source: string;
  bytes: number;
}

const inside = (root: string, file: string) => file === root || file.startsWith(root + path.sep);

async function visit(absolute: string, root: string, base: string, out: Listing): Promise<void> {
  const source = path.relative(base, absolute).split(path.sep).join('/');
  const info = await lstat(absolute);
  if (info.isSymbolicLink()) {
    // A link may lead anywhere on the server; only one that stays in the folder is followed, and that file is
    // met by its own name anyway.
    const target = await realpath(absolute).catch(() => null);
    if (!target || !inside(root, target)) out.failures.push({ source, reason: 'the link leads out of the folder' });
    return;
  }
  if (info.isDirectory()) {
    const names = (await readdir(absolute)).filter((name) => !name.startsWith('.') && name !== 'node_modules').sort();
    for (const name of names) await visit(path.join(absolute, name), root, base, out);
    return;
  }
  if (!info.isFile()) return;
  const extension = path.extname(absolute).slice(1).toLowerCase();
  if (EXTENSIONS.includes(extension)) out.files.push({ absolute, source, bytes: info.size });
  else out.skipped += 1;
}

interface Listing {
  files: ListedFile[];
  failures: IngestFailure[];
  /** Files whose ending no reader takes (pictures, licences …). */
  skipped: number;
}

/** All files below the given files or folders that a reader exists for, in a stable order. */
export async function listFiles(inputs: string[]): Promise<Listing> {
  const out: Listing = { files: [], failures: [], skipped: 0 };
  for (const input of inputs) {
    const absolute = await realpath(input).catch(() => null);
    if (!absolute) out.failures.push({ source: input, reason: 'no such file or folder' });
    else await visit(absolute, absolute, path.dirname(absolute), out);
  }
  return out;
}
