import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The current pair of tables, and the version of the large table that the vocabulary files count. */
export interface Pointer {
  generation: number;
  version: number;
  bases: number[];
}

export const POINTER = 'tiers.json';

export async function readPointer(folder: string): Promise<Pointer | null> {
  try {
    return JSON.parse(await readFile(path.join(folder, POINTER), 'utf8'));
  } catch {
    return null;
  }
}

/** Writes a draft and renames it: after a kill either the old or the new pointer is there. */
export async function writePointer(folder: string, pointer: Pointer): Promise<void> {
  const draft = path.join(folder, `${POINTER}.new`);
  await writeFile(draft, JSON.stringify(pointer));
  await rename(draft, path.join(folder, POINTER));
}
