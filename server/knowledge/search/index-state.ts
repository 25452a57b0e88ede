import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Raised when rows, terms or columns change: an index of another format is built anew. */
export const INDEX_FORMAT = 7;

export interface IndexState {
  format: number;
  /** Folder of the index below the search folder; a rebuild fills another one and then switches. */
  folder: string;
  /** Last change-log row that is in the index. */
  applied: number;
  /** The database it was made from: an index must not be followed on with another database's log. */
  database: string;
}

const fileOf = (folder: string) => path.join(folder, 'state.json');

/** `null` when there is none or it cannot be read: then the index is built anew. */
export async function readState(folder: string): Promise<IndexState | null> {
  try {
    const state = JSON.parse(await readFile(fileOf(folder), 'utf8')) as IndexState;
    return state.format === INDEX_FORMAT && Number.isInteger(state.applied) ? state : null;
  } catch {
    return null;
  }
}

/** Written aside and renamed: a kill leaves the old state or the new one. */
export async function writeState(folder: string, state: IndexState): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = `${fileOf(folder)}.new`;
  await writeFile(draft, JSON.stringify(state));
  await rename(draft, fileOf(folder));
}
