import { lstat, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { LocalizedText } from '../../../setting/messages/catalogue';
import { listed, message } from '../../base/messages/message';
import type { IngestFailure } from './types';

/** Kinds of files that can be read. */
export const EXTENSIONS = ['md', 'markdown', 'html', 'htm', 'txt', 'pdf', 'docx', 'csv', 'tsv', 'jsonl', 'ndjson'];

export const extensionOf = (source: string) => path.extname(source).slice(1).toLowerCase();

export interface ListedFile {
  absolute: string;
  /** Path for display and storage: the folder's own name first, separated by `/`. */
  source: string;
  bytes: number;
  /** The input in which it was found. */
  place: string;
}

/** A given folder or file, by its real path or by the name given to it. */
export interface ListedPlace {
  place: string;
  /** First part of the sources of its files. */
  name: string;
}

const kinds = listed(EXTENSIONS.map((extension) => `.${extension}`));

const reasons: Record<string, LocalizedText> = {
  EACCES: message('knowledge:import.notAllowed'),
  EPERM: message('knowledge:import.notAllowed'),
  ENOENT: message('knowledge:import.gone'),
  ENAMETOOLONG: message('knowledge:import.pathLong'),
};

/** The error's own message, cut to fit a line of the report. */
export const detailOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 300);

/** Explains a file-system error to the person who runs the import. */
export function reasonOf(error: unknown): LocalizedText {
  const known = reasons[(error as NodeJS.ErrnoException).code ?? ''];
  return known ?? message('knowledge:import.unread', { detail: detailOf(error) });
}

const inside = (root: string, file: string) => file === root || file.startsWith(root + path.sep);

interface Root extends ListedPlace {
  path: string;
}

async function visit(absolute: string, root: Root, out: Listing): Promise<void> {
  const below = path.relative(root.path, absolute).split(path.sep).join('/');
  const source = [root.name, below].filter(Boolean).join('/');
  try {
    await take(absolute, source, root, out);
  } catch (error) {
    // Not readable, removed meanwhile, or a name that is not UTF-8: the other files continue.
    out.failures.push({ source, reason: reasonOf(error) });
  }
}

async function take(absolute: string, source: string, root: Root, out: Listing): Promise<void> {
  const info = await lstat(absolute);
  if (info.isSymbolicLink()) {
    // A link may lead anywhere on the server, so only targets inside the folder are accepted; those are listed under
    // their own names anyway.
    const target = await realpath(absolute).catch(() => null);
    if (!target || !inside(root.path, target))
      out.failures.push({ source, reason: message('knowledge:import.linkOutside') });
    return;
  }
  if (info.isDirectory()) {
    const names = (await readdir(absolute)).filter((name) => !name.startsWith('.') && name !== 'node_modules').sort();
    for (const name of names) await visit(path.join(absolute, name), root, out);
    return;
  }
  if (!info.isFile()) return;
  const extension = extensionOf(absolute);
  if (EXTENSIONS.includes(extension)) out.files.push({ absolute, source, bytes: info.size, place: root.place });
  else if (absolute === root.path) out.failures.push({ source, reason: message('knowledge:import.kind', { kinds }) });
  else out.skipped += 1;
}

interface Listing {
  files: ListedFile[];
  failures: IngestFailure[];
  /** Files with an extension that no reader accepts (pictures, licences …). */
  skipped: number;
  /** All given inputs, including missing ones. */
  places: ListedPlace[];
}

/** Lists all readable files below the given files or folders, in a stable order. `as` renames a single input. */
export async function listFiles(inputs: string[], as?: string): Promise<Listing> {
  const out: Listing = { files: [], failures: [], skipped: 0, places: [] };
  for (const input of inputs) {
    const absolute = await realpath(input).catch(() => null);
    const root = { path: absolute ?? (await pathOfMissing(input)), ...(await nameOf(absolute ?? input, as)) };
    const place = { place: as ?? root.path, name: root.name };
    if (out.places.every((known) => known.place !== place.place)) out.places.push(place);
    if (!absolute) out.failures.push({ source: input, reason: message('knowledge:import.missing') });
    else await visit(absolute, { ...root, ...place }, out);
  }
  return out;
}

/** A folder that no longer exists is identified by its former path. */
async function pathOfMissing(input: string): Promise<string> {
  const { dir, base } = path.parse(path.resolve(input));
  return path.join(await realpath(dir).catch(() => dir), base);
}

/** A renamed file keeps its extension, which selects its reader. */
async function nameOf(absolute: string, as: string | undefined): Promise<{ name: string }> {
  if (as === undefined) return { name: path.basename(path.resolve(absolute)) };
  const isFile = await lstat(absolute).then(
    (info) => info.isFile(),
    () => false,
  );
  const ending = path.extname(absolute);
  const name = path.basename(as);
  return { name: isFile && path.extname(name) !== ending ? name + ending : name };
}
