import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Increase it when rows, terms or columns change: an index of another format is rebuilt. */
export const INDEX_FORMAT = 7;

export interface IndexState {
  format: number;
  /** Folder of the index inside the search folder; a rebuild fills another one and then switches. */
  folder: string;
  /** Last change-log row that is in the index. */
  applied: number;
  /** Id of its database: the log of another one must not be applied to this index. */
  database: string;
}

const fileOf = (folder: string) => path.join(folder, 'state.json');

/** Reads the state; null if it is missing or unreadable, and the index must be rebuilt. */
export async function readState(folder: string): Promise<IndexState | null> {
  try {
    const state = JSON.parse(await readFile(fileOf(folder), 'utf8')) as IndexState;
    return state.format === INDEX_FORMAT && Number.isInteger(state.applied) ? state : null;
  } catch {
    return null;
  }
}

/** Writes a draft and renames it: after a kill either the old or the new state is there. */
export async function writeState(folder: string, state: IndexState): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = `${fileOf(folder)}.new`;
  await writeFile(draft, JSON.stringify(state));
  await rename(draft, fileOf(folder));
}
