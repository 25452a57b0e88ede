import { lstat, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { IngestFailure } from './types';

export const EXTENSIONS = ['md', 'markdown', 'html', 'htm', 'txt', 'pdf', 'docx', 'csv', 'tsv', 'jsonl', 'ndjson'];

export const extensionOf = (source: string) => path.extname(source).slice(1).toLowerCase();

export interface ListedFile {
  absolute: string;
  /** Path for people and for the store: the folder's own name first, `/` separated. */
  source: string;
  bytes: number;
}

const kinds = EXTENSIONS.map((extension) => `.${extension}`).join(', ');

const reasons: Record<string, string> = {
  EACCES: 'the user who runs this may not read it',
  EPERM: 'the user who runs this may not read it',
  ENOENT: 'it is gone, or its name is not in UTF-8',
  ENAMETOOLONG: 'its path is too long',
};

/** Why the system refused a file, in words for who runs the import. */
export function reasonOf(error: unknown): string {
  const known = reasons[(error as NodeJS.ErrnoException).code ?? ''];
  return known ?? `could not be read: ${(error instanceof Error ? error.message : String(error)).slice(0, 300)}`;
}

const inside = (root: string, file: string) => file === root || file.startsWith(root + path.sep);

async function visit(absolute: string, root: string, base: string, out: Listing): Promise<void> {
  const source = path.relative(base, absolute).split(path.sep).join('/');
  try {
    await take(absolute, source, root, base, out);
  } catch (error) {
    // Closed to us, gone since the folder was read, or a name that is no UTF-8: the rest goes on.
    out.failures.push({ source, reason: reasonOf(error) });
  }
}

async function take(absolute: string, source: string, root: string, base: string, out: Listing): Promise<void> {
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
  const extension = extensionOf(absolute);
  if (EXTENSIONS.includes(extension)) out.files.push({ absolute, source, bytes: info.size });
  else if (absolute === root)
    out.failures.push({ source, reason: `no reader for this kind of file; taken are ${kinds}` });
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
